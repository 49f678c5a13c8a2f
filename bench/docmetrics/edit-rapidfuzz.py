"""Levenshtein distances of the pairs in a JSON file with rapidfuzz; prints milliseconds and distances as JSON."""

import json
import sys
import time

from rapidfuzz import __version__
from rapidfuzz.distance.Levenshtein import distance

# Long enough for the clock, whatever the size of a pair.
LEAST_MS = 200
ROUNDS = 3


def milliseconds(pair):
    best = None
    for _ in range(ROUNDS):
        runs = 0
        start = time.process_time()
        while True:
            distance(pair["gt"], pair["pred"])
            runs += 1
            spent = (time.process_time() - start) * 1000
            if spent >= LEAST_MS:
                break
        best = spent / runs if best is None else min(best, spent / runs)
    return best


pairs = json.load(open(sys.argv[1], encoding="utf-8"))
print(
    json.dumps(
        {
            "version": __version__,
            "distances": [distance(pair["gt"], pair["pred"]) for pair in pairs],
            "ms": [milliseconds(pair) for pair in pairs],
        }
    )
)
