"""A journal of a million entries opens and takes a command in at most 1.5 times the time of a thousand."""

import ctypes
import shutil
import sqlite3
import statistics
import subprocess
import time
from pathlib import Path

from common import Folder, Shell, Wrong

FEW, REPEATS = 1000, 15


def run(program, count, dice):
    many = max(count, 20 * FEW) // 2 * 2  # even, so that the trip is as it was
    with Folder() as folder:
        fnv = checksum(folder)
        small, large = (filled(program, folder / str(n), n, fnv) for n in (FEW, many))
        told = []
        for what, arguments in (("opening", ["-c", "day 2"]), ("one command", ["-c", 'note trip "x"'])):
            few, lots = alternating(small, large, arguments)
            told.append(f"{what} {few * 1000:.1f} ms and {lots * 1000:.1f} ms")
            # With few entries the times are so short that the machine itself counts.
            if lots > few * 1.5 + (0.005 if many < 1_000_000 else 0):
                raise Wrong(f"{what} takes {lots * 1000:.1f} ms with {many} entries, {few * 1000:.1f} ms with {FEW}")
        size = (large.home / "journal.db").stat().st_size
        started = time.monotonic()
        if wrong := large.verify():
            raise Wrong(f"verify: {wrong}")
        took = time.monotonic() - started
        return f"{FEW} and {many} entries: {'; '.join(told)}; {size / many:.0f} bytes an entry; verify {took:.1f} s"


def checksum(folder):
    library = folder / "fnv.so"
    compiler = next((name for name in ("cc", "gcc", "clang") if shutil.which(name)), None)
    if not compiler:
        raise Wrong("no C compiler is here")
    subprocess.run(
        [compiler, "-shared", "-fPIC", "-O2", "-o", str(library), str(Path(__file__).with_name("fnv.c"))], check=True)
    fnv = ctypes.CDLL(str(library)).fnv
    fnv.argtypes, fnv.restype = [ctypes.c_char_p, ctypes.c_size_t], ctypes.c_int64
    return fnv


def total(fnv, fields):
    """The sum over fields, None differing from empty."""
    joined = b"".join(b"\xfe" if field is None else str(field).encode() + b"\xff" for field in fields)
    return fnv(joined, len(joined))


def filled(program, home, count, fnv):
    """A home whose one trip has become a favourite and none again so often."""
    shell = Shell(program, home)
    lines = ["new trip Porto 2027-04-19..2027-04-23", 'add "market" to day 1', "favourite", "favourite off"]
    done, _ = shell.replies(lines)
    if done.returncode:
        raise Wrong(f"the home cannot be made: {done.stdout[-200:]}")
    journal = sqlite3.connect(home / "journal.db")
    journal.execute("pragma synchronous = off")
    pair = [row[1:10] for row in journal.execute("select * from entry where n in (3, 4) order by n")]

    def entries():
        for n in range(5, count + 1):
            fields = (n, *pair[1 - n % 2])
            yield (*fields, total(fnv, fields))

    journal.executemany("insert into entry values(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", entries())
    journal.execute("insert into touches select 1, n from entry where n > 4")
    trip = journal.execute("select id from trip").fetchone()[0]
    snapshot = whole_snapshot(shell)
    journal.execute(
        "update snapshot set upto = ?, text = ?, sum = ?", (count, snapshot, total(fnv, (trip, count, snapshot))))
    journal.commit()
    journal.close()
    return shell


def whole_snapshot(shell):
    """The trip as the state document writes it, which is how a snapshot is written."""
    text = shell.run("state").stdout
    start = text.index('"trips": [') + len('"trips": [')
    return text[start:text.index('], "settings": ')]


def alternating(small, large, arguments):
    """The middle of the times of both, measured in turn."""
    times = ([], [])
    for _ in range(REPEATS):
        for shell, taken in zip((small, large), times):
            started = time.perf_counter()
            done = shell.run(*arguments)
            taken.append(time.perf_counter() - started)
            if done.returncode:
                raise Wrong(done.stderr)
    return tuple(statistics.median(taken) for taken in times)
