#!/usr/bin/env python3
"""Puts a tripsh through what must never lose anything. Ends with "N passed, N failed"."""

import argparse
import importlib
import os
import random
import signal
import sys
import time

# Each test with how often it does its worst at full scale, and the most seconds it may take.
TESTS = {
    "kills": (5000, 1500), "faults": (1000, 600), "full": (100, 600), "writers": (250, 600),
    "bits": (1000, 600), "prompts": (1, 300), "sizes": (10_000, 900), "scale": (1_000_000, 600),
    "lookups": (1000, 1500),
    # Seconds for each terminal; all at once.
    "keys": (600, 900),
    # Seconds for each target; the first time it builds them.
    "fuzz": (600, 3600),
    # Every line once, whatever the scale.
    "laws": (1, 7200),
}


def too_long(*ignored):
    raise TimeoutError("it took too long")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tripsh")
    parser.add_argument("tests", nargs="*", metavar="TEST", help=", ".join(TESTS))
    parser.add_argument("--scale", type=float, default=1, help="1 is the whole, 0.01 a hundredth")
    parser.add_argument("--seed", type=int, default=20270419)
    given = parser.parse_args()
    signal.signal(signal.SIGALRM, too_long)
    passed = failed = 0
    without = os.environ.get("TORTURE_WITHOUT", "").split()
    for name in given.tests or [name for name in TESTS if name not in without]:
        count = max(1, round(TESTS[name][0] * given.scale))
        started = time.monotonic()
        signal.alarm(TESTS[name][1])
        try:
            told = importlib.import_module(name).run(given.tripsh, count, random.Random(given.seed))
            verdict, passed = "ok", passed + 1
        except Exception as trouble:  # whatever it is, the other tests still run
            told, verdict, failed = f"{type(trouble).__name__}: {trouble}", "FAILED", failed + 1
        signal.alarm(0)
        print(f"{name:<10} {verdict:<7} {count:>6} times {time.monotonic() - started:>6.1f} s  {told}", flush=True)
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
