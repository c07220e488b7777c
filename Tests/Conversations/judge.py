#!/usr/bin/env python3
"""Judges fresh conversation sets.

    judge.py PROGRAM FILE.jsonl [FILE.jsonl ...] [--jobs 2] [--only ID]

Single cases are run as check.py of the shared conversations runs them. A dialogue's step k is judged on the state after
the first k lines. Each line is one of

  right     what was wanted
  offered   nothing changed; the first `try:` line of the error, run instead, satisfies the checks
  refused   nothing changed though a change (or an answer, or a failure) was wanted, and no good offer
  wrong     the state changed in a way that is not wanted
  broken    the setup failed, or the program gave no state: not counted

Failures go to FILE.out, a summary to standard output.
"""

import argparse
import importlib.util
import os
import re
import shutil
import sys
import tempfile
import json
import fnmatch
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True
CHECK = os.environ.get("CHECK", str(Path(__file__).resolve().parents[3] / "shared/conversations/check.py"))
spec = importlib.util.spec_from_file_location("check", CHECK)
C = importlib.util.module_from_spec(spec)
spec.loader.exec_module(C)

CLASSES = ("right", "offered", "refused", "wrong", "broken")
TRY = re.compile(r"^\s*try:\s*(.*\S)\s*$", re.MULTILINE)


class Run:
    """The state after the lines, and what the program said."""

    def __init__(self, document, ended):
        self.document, self.code = document, ended.code
        self.out, self.err = ended.out, ended.err


def play(program, case, lines, keep_going=False):
    """Runs the setup and then the lines in a fresh home. Raises Bad where that cannot be judged."""
    with tempfile.TemporaryDirectory(prefix="tripsh-fresh-") as folder:
        home = Path(folder)
        if case.get("setup"):
            ended = C.script(program, {**case, "say": lines}, "setup", home)
            if ended.code != 0:
                raise C.Bad(f"the setup failed\n{C.shown(ended)}")
        if not lines:
            return Run(C.state(program, home), C.Ended(0, "", ""))
        (home / "say.trip").write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        ended = C.start(program, [*(["--keep-going"] if keep_going else []), "--places", "offline",
                                  "--today", case.get("today", C.TODAY), str(home / "say.trip")], home)
        for part in ("out", "err"):  # the temporary folder would make every run's text another
            setattr(ended, part, getattr(ended, part).replace(f"{home.resolve()}/", "").replace(f"{home}/", ""))
        return Run(C.state(program, home), ended)


def parts(run, wanted):
    """What is compared: plans, and the session too where a check looks at it."""
    found = C.plans(run.document)
    if any(check[0].startswith("session") for check in wanted.get("state", [])):
        found["session"] = {k: v for k, v in run.document.get("session", {}).items() if k != "results"}
    return found


def unmet(document, wanted):
    """The state checks that do not hold."""
    problems = []
    for path, op, value in wanted.get("state", []):
        try:
            there = C.look(document, path)
            if C.OPS[op](there, value):
                continue
            was = C.brief(there)
        except C.Bad as bad:
            was = str(bad)
        problems.append(f"{path}: wanted {op} {C.brief(value)}, was {was}")
    return problems


def behind(text, before):
    """What of `text` stands behind `before` (the output of one line less)."""
    if text.startswith(before):
        return text[len(before):]
    new, old, at = text.splitlines(True), before.splitlines(True), 0
    while at < len(new) and at < len(old) and new[at] == old[at]:
        at += 1
    return "".join(new[at:])


def judge(program, case, wanted, lines, before, after, out, err, failed, keep_going):
    """(class, problems) of the last line of `lines`."""
    problems = []
    changed = not C.same(parts(before, wanted), parts(after, wanted))
    if after.code is None:
        problems.append(f"no end after {C.TIMEOUT} s")
    if wanted.get("unchanged") and changed:
        problems.append("wanted unchanged, but it changed")
    missing = unmet(after.document, wanted)
    problems += missing
    if wanted.get("exit") and not failed:
        problems.append("wanted a failure, was none")
    if wanted.get("state") and not wanted.get("exit") and failed:
        problems.append("the line failed")
    if wanted.get("unchanged") and not wanted.get("exit") and failed and "out" in wanted:
        problems.append("the question failed")
    for name, text in (("out", out), ("err", err)):
        problems += [f"{name}: nothing matches {p!r}" for p in wanted.get(name, [])
                     if not re.search(p, text, re.IGNORECASE)]
    if not problems:
        return "right", []
    problems += [f"  changed: {x}" for x in list(C.differences(parts(before, wanted), parts(after, wanted)))[:C.SHOWN]]
    if changed:
        return "wrong", problems
    if wanted.get("state") and (found := TRY.search(err)):
        offer = found[1]
        try:
            other = play(program, case, [*lines[:-1], offer], keep_going)
            worked = keep_going or other.code == 0
            if worked and not unmet(other.document, wanted):
                return "offered", [*problems, f"  offered: {offer}"]
            problems.append(f"  offered in vain: {offer}")
        except C.Bad as bad:
            problems.append(f"  offered in vain: {offer} ({bad})")
    return "refused", problems


def single(program, case):
    try:
        before = play(program, case, [])
        after = play(program, case, case["say"])
    except C.Bad as bad:
        return [("broken", case["id"], case["say"][0], [str(bad)], "")]
    kind, problems = judge(program, case, case, case["say"], before, after, after.out, after.err,
                           after.code != 0, False)
    return [(kind, case["id"], case["say"][0], problems, (after.err or after.out))]


def dialogue(program, case):
    lines = [step["say"] for step in case["steps"]]
    rows, stumbled = [], False
    try:
        before = play(program, case, [])
    except C.Bad as bad:
        return [("broken", f"{case['id']}.{k}", line, [str(bad)], "") for k, line in enumerate(lines, 1)]
    for k, step in enumerate(case["steps"], 1):
        name = f"{case['id']}.{k}"
        try:
            after = play(program, case, lines[:k], True)
        except C.Bad as bad:
            rows.append(("broken", name, lines[k - 1], [str(bad)], ""))
            stumbled = True
            continue
        out, err = behind(after.out, before.out), behind(after.err, before.err)
        failed = bool(re.search(r"\berror:", err)) or after.code is None
        kind, problems = judge(program, case, step, lines[:k], before, after, out, err, failed, True)
        if problems and stumbled:
            problems.append("  (an earlier step of this dialogue was not right)")
        stumbled = stumbled or kind != "right"
        rows.append((kind, name, lines[k - 1], problems, err or out))
        before = after
    return rows


def case_problems(case):
    """Complains where a case is not legal."""
    for step in case["steps"] if "steps" in case else [case]:
        probe = {k: v for k, v in {**case, **step}.items() if k != "steps"}
        if "steps" in case:
            probe["say"] = [step["say"]]
        C.lint(probe)
        if len(probe["say"]) != 1:
            raise C.Bad("one line is said")


def count(rows):
    n = {kind: sum(1 for row in rows if row[0] == kind) for kind in CLASSES}
    judged = len(rows) - n["broken"]
    share = f"{100 * n['right'] / judged:.1f}" if judged else "-"
    late = sum(1 for row in rows if row[0] == "wrong" and any("(an earlier step" in p for p in row[3]))
    text = f"{judged} lines: right {n['right']} ({share} %), offered {n['offered']}, refused {n['refused']}, wrong {n['wrong']}"
    return text + (f" ({late} of them after an earlier failure)" if late else "") + \
        (f", broken {n['broken']}" if n["broken"] else "")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", action="append", help="only these ids (may hold * and ?); writes no FILE.out")
    parser.add_argument("--count", action="store_true",
                        help="print N passed, N failed: of lines that must change nothing those that do fail; writes no FILE.out")
    options = parser.parse_args()
    found = shutil.which(options.program)
    if not found:
        parser.error(f"there is no program {options.program}")
    program = os.path.abspath(found)

    failed = 0
    for file in options.files:
        cases = []
        for number, line in enumerate(Path(file).read_text(encoding="utf-8").split("\n"), 1):
            if not line.strip() or line.startswith("//"):
                continue
            try:
                case = json.loads(line)
                case_problems(case)
                cases.append(case)
            except (C.Bad, ValueError, KeyError, re.error) as bad:
                print(f"{file}:{number}: {bad}", file=sys.stderr)
                return 2
        if options.only:
            cases = [x for x in cases if any(fnmatch.fnmatchcase(x["id"], o) for o in options.only)]
        with ThreadPoolExecutor(max(1, options.jobs)) as pool:
            done = list(pool.map(lambda x: (dialogue if "steps" in x else single)(program, x), cases))

        report, alone, talk, guard = [], [], [], []
        for case, rows in zip(cases, done):
            (talk if "steps" in case else alone).extend(rows)
            if case.get("exit"):
                guard += rows
            for kind, name, line, problems, said in rows:
                if kind == "right":
                    continue
                report.append(f"{kind.upper()} {name} ({case['area']})\n    > {line}\n"
                              + "".join(f"  {p}\n" for p in problems)
                              + "".join(f"    | {x}\n" for x in said.splitlines()[:C.SHOWN]))
        whole = sum(1 for case, rows in zip(cases, done) if "steps" in case and all(r[0] == "right" for r in rows))
        dialogues = sum(1 for case in cases if "steps" in case)
        summary = f"{Path(file).name}: {count(alone + talk)}\n    single cases: {count(alone)}\n" \
                  f"    of these, must not change: {count(guard)}\n" \
                  f"    dialogue steps: {count(talk)}; dialogues right throughout: {whole} of {dialogues}"
        if options.count:
            bad = sum(row[0] in ("wrong", "broken") for row in alone + talk)
            print("\n".join(r for r in report if r.startswith(("WRONG", "BROKEN"))))
            print(f"{len(alone + talk) - bad} passed, {bad} failed", flush=True)
            failed += bad
            continue
        if options.only:
            print("\n".join(report))
        else:
            Path(file).with_suffix(Path(file).suffix + ".out").write_text("\n".join(report) + "\n" + summary + "\n",
                                                                        encoding="utf-8")
        print(summary, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
