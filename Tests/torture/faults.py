"""Every write, sync, open, rename and truncate of a session fails once: same promise."""

import errno
import shutil
import subprocess
from pathlib import Path

from common import Folder, Shell, Wrong, objects, stops

LINES = ["new trip Shared 2027-04-19..2027-04-23", 'add "A1" to day 1; add "A2" to day 2', "days", "undo", "redo",
         "set currency GBP", 'add "B1" to day 1; add "B2" to day 2', "dates 2027-04-19..2027-04-24", "day 2",
         'add "C1" to day 1; add "C2" to day 2']
PAIRS = {1: "A", 6: "B", 9: "C"}


def run(program, count, dice):
    with Folder() as folder:
        shim = compiled(folder)
        total = calls(program, folder, shim)
        chosen = range(1, total + 1) if count >= total else sorted(dice.sample(range(1, total + 1), count))
        refused = 0
        for number in chosen:
            refused += fail_at(program, folder, shim, number, (errno.EIO, errno.ENOSPC, errno.EDQUOT)[number % 3])
        return f"{len(chosen)} of {total} calls failed once; {refused} were told as an error"


def compiled(folder):
    compiler = next((name for name in ("cc", "gcc", "clang") if shutil.which(name)), None)
    if not compiler:
        raise Wrong("no C compiler is here")
    library = folder / "failing.so"
    source = Path(__file__).with_name("failing.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl"], check=True)
    return library


def session(shell, shim, **more):
    return shell.run(
        "--format", "json", "--keep-going", text="\n".join(LINES) + "\n", LD_PRELOAD=str(shim),
        FAIL_HOME=str(shell.home), **more)


def calls(program, folder, shim):
    shell = Shell(program, folder / "counted")
    done = session(shell, shim, FAIL_COUNT=str(folder / "count"))
    if done.returncode or len(stops(shell.state())) != 6:
        raise Wrong(f"the session fails by itself: {done.stdout[-300:]} {done.stderr}")
    return int((folder / "count").read_text())


def fail_at(program, folder, shim, number, error):
    """Whether the fault was told."""
    where = f"call {number} failing with {errno.errorcode[error]}"
    shell = Shell(program, folder / f"home{number}")
    done = session(shell, shim, FAIL_AT=str(number), FAIL_WITH=str(error))
    if done.returncode not in (0, 1, 3):
        raise Wrong(f"{where}: exit {done.returncode} {done.stderr[-200:]}")
    replies = objects(done.stdout)
    if len(replies) != len(LINES):
        raise Wrong(f"{where}: {len(replies)} replies to {len(LINES)} lines, exit {done.returncode}")
    there = stops(shell.state())
    for index, letter in PAIRS.items():
        made = [name for name in there if name.startswith(letter)]
        if len(made) == 1:
            raise Wrong(f"{where}: a command is half there")
        undone = letter == "A" and replies[3]["ok"] and not replies[4]["ok"]
        if replies[index]["ok"] and not made and not undone:
            raise Wrong(f"{where}: line {index + 1} was acknowledged and is lost")
    if wrong := shell.verify():
        raise Wrong(f"{where}: verify: {wrong}")
    failed = [reply for reply in replies if not reply["ok"]]
    if failed and done.returncode == 0:
        raise Wrong(f"{where}: an error, but exit 0")
    shutil.rmtree(shell.home, ignore_errors=True)
    return bool(failed)
