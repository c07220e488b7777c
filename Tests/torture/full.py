"""A disk that is full: the command fails, what was acknowledged is there, and with room it goes on."""

import contextlib
import resource
import signal
import subprocess

from common import Folder, Shell, Wrong, stops


def run(program, count, dice):
    kinds = set()
    for _ in range(count):
        with Folder() as folder:
            disk = folder / "disk"
            disk.mkdir()
            with contextlib.ExitStack() as stack:
                size = dice.randrange(200, 1400)
                if mount(disk, size):
                    stack.callback(subprocess.run, ["umount", "-l", str(disk)], check=False)
                    room = lambda: subprocess.run(
                        ["mount", "-o", "remount,size=16m", str(disk)], check=True)
                    fill(Shell(program, disk / "home"), None, room)
                    kinds.add("tmpfs")
                else:
                    fill(Shell(program, disk / "home"), lambda: limit(size), lambda: None)
                    kinds.add("largest file")
    return f"by {' and '.join(sorted(kinds))} of 200 to 1,400 KiB"


def mount(disk, kilobytes):
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k,mode=700", "tmpfs", str(disk)],
        capture_output=True, check=False)
    return made.returncode == 0


def limit(kilobytes):
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (kilobytes * 1024, kilobytes * 1024))


def fill(shell, before, make_room):
    lines = ["new trip Shared 2027-04-19..2027-04-23"] + [
        f'add "F{n}" to day 1; note trip "{n} {"x" * 200}"' for n in range(2000)]
    done, replies = shell.replies(lines, before=before)
    if done.returncode != 3:
        raise Wrong(f"exit {done.returncode} on a full disk, not 3: {replies[-1]['message']}")
    if replies[-1]["ok"] or not replies[-1]["error"]["message"]:
        raise Wrong("no error is shown")
    acknowledged = [f"F{n}" for n in range(len(replies) - 2)]
    for moment in ("while it is full", "with room"):
        if stops(shell.state()) != acknowledged:
            raise Wrong(f"{moment}: {len(stops(shell.state()))} are there, {len(acknowledged)} acknowledged")
        if wrong := shell.verify():
            raise Wrong(f"{moment}: verify: {wrong}")
        make_room()
    first = lines[0] if not acknowledged and not shell.state()["trips"] else "open Shared"
    done, replies = shell.replies([first, 'add "after" to day 1'])
    if done.returncode:
        raise Wrong(f"with room: {replies[-1]['message']}")
