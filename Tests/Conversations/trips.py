#!/usr/bin/env python3
"""Whole trips, typed line by line, each line with the commands that mean the same: trips.py PROGRAM FILE.jsonl

Every line is said in the state that the commands (`do`) of all lines before it have made, so that a line that is not
understood spoils none behind it. `do` is what must leave the same state: commands with `;;` between, empty where
nothing may change, `?` where it must be asked; `also` what is as good. A line is *offered* where the first `try:` of
its error leaves that state, *wrong* where it changed something else.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

LIMIT = 60
FIXED = ["--places", "offline", "--today", "2026-11-29"]


class Trip:
    """The homes of one trip: that in which the lines before were meant, and copies in which one is tried."""

    def __init__(self, program, folder):
        self.program, self.folder = str(Path(program).resolve()), Path(folder)
        self.home = Path(tempfile.mkdtemp(dir=folder))

    def call(self, home, *words):
        return subprocess.run(
            [self.program, "--home", str(home), *FIXED, *words], cwd=self.folder, text=True,
            capture_output=True, timeout=LIMIT, env=dict(os.environ, NO_COLOR="1"))

    def state(self, home):
        said = self.call(home, "state").stdout
        state = json.loads(said) if said.startswith("{") else {}
        kept = {key: state.get(key) for key in ("trips", "settings", "aliases")}
        return json.dumps(kept, sort_keys=True, ensure_ascii=False).lower()

    def say(self, lines):
        """Says lines in a copy of the home; what came of them, the state that they left, and the copy."""
        home = Path(tempfile.mkdtemp(dir=self.folder)) / "home"
        shutil.copytree(self.home, home)
        script = self.folder / "said.trip"
        script.write_text("\n".join(lines) + "\n")
        result = self.call(home, str(script))
        return result, self.state(home), home

    def mean(self, command):
        """What commands make of the trip; they have to be done."""
        if command in ("", "?"):
            return self.state(self.home), self.home
        result, state, home = self.say([part.strip() for part in command.split(";;")])
        if result.returncode:
            sys.exit(f"{command}: {result.stderr}")
        return state, home


def judge(trip, case):
    before = trip.state(trip.home)
    wanted = [trip.mean(command) for command in [case["do"], *case.get("also", [])]]
    states = [state for state, _ in wanted]
    result, state, _ = trip.say([case["say"]])
    said = (result.stdout + result.stderr).strip()
    kind = "refused"
    if case["do"] == "?":
        kind = "wrong" if state != before else "right" if result.returncode else "refused"
    elif state in states and (result.returncode == 0 or state != before or case["do"] == ""):
        kind = "right"
    elif state != before:
        kind = "wrong"
    else:
        tries = [line.split("try:", 1)[1].strip() for line in result.stderr.split("\n") if "try:" in line]
        if tries and trip.say(tries[:1])[1] in states:
            kind = "offered"
    trip.home = wanted[0][1]
    return kind, said


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    cases = [json.loads(line) for line in Path(sys.argv[2]).read_text().splitlines() if line.strip()]
    counts = {}
    with tempfile.TemporaryDirectory() as folder:
        trip = Trip(sys.argv[1], folder)
        for case in cases:
            kind, said = judge(trip, case)
            counts[kind] = counts.get(kind, 0) + 1
            if kind != "right":
                print(f"{kind} | {case['say']}\n    wanted: {case['do']}")
                print("\n".join("    " + line for line in said.split("\n")[-6:]))
    right, offered = counts.get("right", 0), counts.get("offered", 0)
    print(", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())))
    print(f"{100 * right / len(cases):.0f} % right, {100 * (right + offered) / len(cases):.0f} % right or offered")


main()
