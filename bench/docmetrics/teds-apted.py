"""TEDS of the pairs in a JSON file with apted over lxml's trees; prints milliseconds and scores as JSON."""

import json
import sys
import time

from apted import APTED, Config
from lxml import html

try:
    from rapidfuzz.distance.Levenshtein import distance as levenshtein
except ImportError:
    from Levenshtein import distance as levenshtein


class Costs(Config):
    def rename(self, left, right):
        if left.label != right.label:
            return 1
        if not left.text and not right.text:
            return 0
        return levenshtein(left.text, right.text) / max(len(left.text), len(right.text))

    def children(self, node):
        return node.children


class Node:
    def __init__(self, element):
        self.label = element.tag
        self.text = element.text or "" if element.tag == "td" else ""
        self.children = [Node(child) for child in element]


def table_of(source):
    return html.fromstring(f"<html><body>{source}</body></html>").xpath("body/table")[0]


def teds(pair):
    tables = [table_of(pair[key].replace("\n", "")) for key in ("gt", "pred")]
    most = max(len(table.xpath(".//*")) for table in tables)
    cost = APTED(Node(tables[0]), Node(tables[1]), Costs()).compute_edit_distance()
    return 1 - cost / most


pairs = json.load(open(sys.argv[1], encoding="utf-8"))
start = time.perf_counter()
scores = [teds(pair) for pair in pairs]
print(json.dumps({"ms": (time.perf_counter() - start) * 1000, "teds": scores}))
