#!/usr/bin/env python3
"""Tells what a start of tripsh touches, in the order in which it does, for the linker to lay it together.

    layout.py PROGRAM MAP

PROGRAM is linked with its symbols, MAP is what the linker wrote of it (-Map, --no-demangle). Starts to the first prompt, in a
home that is new and in one with a trip, and lines of the command line run in valgrind, which tells each address. Out come the
names of the functions and of what is written to, one a line.
"""

import bisect
import os
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

# Of a section that is larger most is not touched: laid among the others it would only part them.
LARGEST = 64 * 1024
PLACE = re.compile(r"^ *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) +\d+ ( *)(\S.*)$")
SECTION = re.compile(r":\((\.(?:text|data|bss)[^)]*)\)$")
PROMPT = re.compile(rb"\w> ")
# What a program asks a terminal, and what that says: its colours, where the cursor is, which kind it is.
ANSWERS = {b"\x1b]11;?": b"\x1b]11;rgb:0000/0000/0000\x1b\\", b"\x1b]10;?": b"\x1b]10;rgb:ffff/ffff/ffff\x1b\\",
           b"\x1b[6n": b"\x1b[1;1R", b"\x1b[5n": b"\x1b[0n", b"\x1b[c": b"\x1b[?62;22c"}


def sections(path):
    """The parts of the object files that have a place in the program: where, how long, their names, their symbols."""
    found = []
    with open(path, errors="replace") as file:
        for line in file:
            place = PLACE.match(line)
            if not place:
                continue
            start, size, depth, name = int(place[1], 16), int(place[2], 16), len(place[3]), place[4]
            if depth == 8:
                kind = SECTION.search(name)
                symbols = []
                if start and size:
                    found.append((start, size, kind[1] if kind else "", symbols))
            elif depth == 16:
                symbols.append(name)
    return sorted(found)


def answered(terminal, sieve, prompts):
    """Plays the terminal until the trace has ended; a prompt that comes is left."""
    seen, end, left = b"", time.monotonic() + 300, not prompts
    while sieve.poll() is None and time.monotonic() < end:
        if select.select([terminal], [], [], 1)[0]:
            try:
                chunk = os.read(terminal, 65536)
            except OSError:
                chunk = b""
                time.sleep(0.1)
            seen += chunk
            for question, answer in ANSWERS.items():
                if question in chunk:
                    os.write(terminal, answer)
        elif PROMPT.search(seen) and not left:
            # Nothing came for a second: what is done behind the prompt is done as well.
            os.write(terminal, b"\x04")
            left = True
    if not left:
        sys.exit(f"layout.py: no prompt came: {seen[-500:]!r}")


def touched(program, folder, *arguments):
    """The addresses that a start executes and those that it writes to, each once, as they first come.

    Where the arguments name no lines, it ends when the prompt is there."""
    trace, addresses = os.path.join(folder, "trace"), os.path.join(folder, "addresses")
    if not os.path.exists(trace):
        os.mkfifo(trace)
    child, terminal = pty.fork()
    if child == 0:
        environment = {"HOME": folder, "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TERM": "xterm-256color"}
        os.execvpe("valgrind", [
            "valgrind", "--tool=lackey", "--basic-counts=no", "--trace-mem=yes", f"--log-file={trace}", program,
            "--places", "offline", "--today", "2027-01-01", *arguments], environment)
    with open(addresses, "w") as file:
        # All that valgrind writes would be hundreds of megabytes.
        sieve = subprocess.Popen(["awk", r'/^I|^ [SM]/ {sub(/,[0-9]+$/, ""); if (!seen[$0]++) print $1, $2}', trace],
                                 stdout=file)
        answered(terminal, sieve, "-c" not in arguments)
    os.close(terminal)
    os.waitpid(child, 0)
    with open(addresses) as file:
        return [(kind == "I", int(address, 16)) for kind, address in (line.split() for line in file)]


def loaded(addresses, placed):
    """Where the program was loaded: the place at which most functions begin at an address that was executed."""
    executed = {address for runs, address in addresses if runs}
    begins = [start for start, _, kind, _ in placed if kind.startswith(".text.")]
    # Some that each start runs tell which places there are to try.
    known = [start for start, _, kind, _ in placed if kind.startswith(".text.swift_retain")]
    places = {address - start for address in executed for start in known if (address - start) % 4096 == 0}
    return max(places, key=lambda place: sum(place + start in executed for start in begins))


def name_of(section, holders):
    """A name that means this section and at most small ones besides."""
    own = re.sub(r"^\.(text|data|bss)\.((unlikely|hot|startup)\.)?", "", section[2])
    for name in [own, *section[3]]:
        held = holders.get(name, [])
        if not name.startswith(".L") and held and (len(held) == 1 or all(other[1] < 1024 for other in held)):
            return name
    return None


def main():
    if len(sys.argv) != 3 or not shutil.which("valgrind"):
        sys.exit(__doc__ if shutil.which("valgrind") else "layout.py: valgrind is missing (apt install valgrind)")
    program, placed = sys.argv[1], sections(sys.argv[2])
    starts, holders, names = [section[0] for section in placed], {}, {}
    for section in placed:
        for name in section[3]:
            holders.setdefault(name, []).append(section)
    with tempfile.TemporaryDirectory() as folder:
        new, used = os.path.join(folder, "new"), os.path.join(folder, "used")
        subprocess.run([program, "--home", used, "-c", "new trip Porto 2027-04-19..2027-04-23"], check=True,
                       stdout=subprocess.DEVNULL)
        starts_of = [("--home", new), ("--home", used), ("--home", used, "-c", "version"), ("--home", used, "-c", "show")]
        for arguments in starts_of:
            addresses = touched(program, folder, *arguments)
            base = loaded(addresses, placed)
            for runs, address in addresses:
                section = placed[bisect.bisect_right(starts, address - base) - 1]
                if not section[0] <= address - base < section[0] + section[1]:
                    continue
                # The loader writes to all of .data.rel.ro, in whatever order.
                kinds = (".text",) if runs else (".data", ".bss")
                if section[1] > LARGEST or not section[2].startswith(kinds) or section[2].startswith(".data.rel.ro"):
                    continue
                if name := name_of(section, holders):
                    names[name] = None
    print("# What a start touches, written by tools/layout.py: `make layout`.")
    print("\n".join(names))


if __name__ == "__main__":
    main()
