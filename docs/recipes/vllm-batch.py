#!/usr/bin/env python3
"""Reads the pages of a manifest with a model that vLLM serves, several at a time.

python3 vllm-batch.py {manifest}   (MODEL and VLLM_URL come from the environment)
"""
import base64
import json
import os
import subprocess
import sys
import threading
import urllib.request
from concurrent.futures import ThreadPoolExecutor

URL = os.environ.get("VLLM_URL", "http://127.0.0.1:8000") + "/v1/chat/completions"
MODEL = os.environ["MODEL"]
PROMPT = "Transcribe this page as Markdown, word by word. Add nothing of your own."
# Enough for the fullest page: a loop must have room to be seen.
MOST_TOKENS = 8192
AT_ONCE = 8

writing = threading.Lock()


def tell(page, event):
    """Starts or ends the clock of a page."""
    with writing:
        print(json.dumps({"id": page["id"], "room": page["room"], "event": event}), flush=True)


def picture_of(path):
    command = ["pdftoppm", "-r", "150", "-png", "-f", "1", "-l", "1", path]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout


def transcribe(png):
    url = "data:image/png;base64," + base64.b64encode(png).decode()
    content = [{"type": "image_url", "image_url": {"url": url}}, {"type": "text", "text": PROMPT}]
    body = {
        "model": MODEL,
        "messages": [{"role": "user", "content": content}],
        "max_tokens": MOST_TOKENS,
        "temperature": 0,
    }
    request = urllib.request.Request(
        URL, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["choices"][0]["message"]["content"]


def read_page(page):
    """Writes the answer of one page; says False where there is none."""
    tell(page, "start")
    try:
        text = transcribe(picture_of(page["input"]))
        with open(page["output"], "w", encoding="utf-8") as output:
            output.write(text)
    except Exception as error:  # one page must not take the others with it
        print(f"{page['room']}/{page['id']}: {error}", file=sys.stderr)
        return False
    tell(page, "end")
    return True


with open(sys.argv[1], encoding="utf-8") as manifest:
    pages = [json.loads(line) for line in manifest]
with ThreadPoolExecutor(AT_ONCE) as workers:
    sys.exit(0 if all(list(workers.map(read_page, pages))) else 1)
