#!/usr/bin/env python3
"""What people say, each line with the command that means the same: pairs.py PROGRAM FILE.jsonl [ID,ID]

Every line is said in the session that pairs.trip makes. `do` is what must leave the same state: lines with `;;`
between, empty where nothing may change, `?` where it must be asked; `also` what is as good, `first` a line said
before. A line is *offered* where the first `try:` of its error leaves that state, *wrong* where it changed
something else.
"""

import concurrent.futures
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

LIMIT = 60
HERE = Path(__file__).parent
FIXED = ["--places", "offline", "--today", "2026-11-21"]


class Session:
    """The session of pairs.trip, copied for every line."""

    def __init__(self, program, folder):
        self.program, self.folder = str(Path(program).resolve()), Path(folder)
        self.start = self.folder / "start"
        self.start.mkdir()
        made = self.run(self.start, (HERE / "pairs.trip").read_text())
        if made.returncode:
            sys.exit("pairs.trip: " + made.stderr)
        self.state = self.read(self.start)

    def call(self, here, *words):
        return subprocess.run(
            [self.program, "--home", str(here / "home"), *FIXED, *words], cwd=here, text=True,
            capture_output=True, timeout=LIMIT, env=dict(os.environ, NO_COLOR="1"))

    def run(self, here, script):
        (here / "said.trip").write_text(script)
        return self.call(here, "said.trip")

    def read(self, here):
        state = json.loads(self.call(here, "state").stdout)
        kept = {key: state.get(key) for key in ("trips", "settings", "aliases")}
        return json.dumps(kept, sort_keys=True, ensure_ascii=False).lower()

    def say(self, lines):
        here = Path(tempfile.mkdtemp(dir=self.folder))
        shutil.copytree(self.start / "home", here / "home")
        result = self.run(here, "\n".join(lines) + "\n")
        state = self.read(here)
        shutil.rmtree(here)
        return result, state


def judge(session, case):
    first = [case["first"]] if case.get("first") else []
    before = session.say(first)[1] if first else session.state
    wanted = []
    for command in [case["do"], *case.get("also", [])]:
        if command in ("", "?"):
            wanted.append(before)
            continue
        done, state = session.say(first + [line.strip() for line in command.split(";;")])
        if not done.returncode:
            wanted.append(state)
    if not wanted:
        return "no pair", ""
    result, state = session.say(first + [case["say"]])
    said = (result.stdout + result.stderr).strip()
    if case["do"] == "?":
        right = state == before and result.returncode == 1
        return ("right" if right else "wrong" if state != before else "refused"), said
    if state in wanted and (result.returncode == 0 or state != before or case["do"] == ""):
        return "right", said
    if state != before:
        return "wrong", said
    tries = [line.split("try:", 1)[1].strip() for line in result.stderr.split("\n") if "try:" in line]
    if tries:
        offered = session.say(first + tries[:1])[1]
        if offered in wanted and offered != before:
            return "offered", said
    return "refused", said


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    only = set(sys.argv[3].split(",")) if len(sys.argv) == 4 else None
    cases = [json.loads(line) for line in Path(sys.argv[2]).read_text().splitlines() if line.strip()]
    cases = [case for case in cases if not only or case["id"] in only]
    counts = {}
    folder = tempfile.mkdtemp()
    try:
        session = Session(sys.argv[1], folder)
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for case, (kind, said) in zip(cases, pool.map(lambda case: judge(session, case), cases)):
                counts[kind] = counts.get(kind, 0) + 1
                if kind != "right" or only:
                    print(f"{kind} {case['id']} | {case['say']}\n    wanted: {case['do']}")
                    print("\n".join("    " + line for line in said.split("\n")[-6:]))
    finally:
        shutil.rmtree(folder)
    judged = sum(counts.values()) - counts.get("no pair", 0)
    right, offered = counts.get("right", 0), counts.get("offered", 0)
    print(", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())))
    print(f"{100 * right / max(judged, 1):.0f} % right, {100 * (right + offered) / max(judged, 1):.0f} % right or offered")


main()
