"""kill -9 at random moments: no acknowledged command is lost, none is half there."""

import json
import os
import signal
import subprocess
import threading
import time

from common import Folder, Shell, Wrong, stops

EACH = 50  # kills of one home
LINES = 400


class Writer:
    """A session fed line by line, as fast as it takes them."""

    def __init__(self, shell, lines):
        self.answers = bytearray()
        self.child = subprocess.Popen(
            shell.command("--format", "json"), env=shell.environment(), stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.feeder = threading.Thread(target=self.feed, args=("".join(lines).encode(),), daemon=True)
        self.reader.start()
        self.feeder.start()

    def feed(self, lines):
        try:
            with self.child.stdin as pipe:
                pipe.write(lines)
        except OSError:
            pass  # it was killed before it had read all

    def read(self):
        while chunk := os.read(self.child.stdout.fileno(), 65536):
            self.answers += chunk

    def kill(self):
        self.child.send_signal(signal.SIGKILL)
        self.child.wait()
        self.reader.join()
        self.feeder.join()
        return [json.loads(line) for line in self.answers.split(b"\n")[:-1]]


def run(program, count, dice):
    acknowledged = unacknowledged = 0
    with Folder() as folder:
        for first in range(0, count, EACH):
            shell = Shell(program, folder / f"home{first}")
            shell.home.parent.mkdir(exist_ok=True)
            good, more = kill_often(shell, min(EACH, count - first), dice)
            acknowledged += good
            unacknowledged += more
    return f"{acknowledged} acknowledged, all there; {unacknowledged} there that were not acknowledged yet"


def kill_often(shell, count, dice):
    known, is_made = set(), False
    for number in range(count):
        names = [f"K{number}-{n}" for n in range(LINES)]
        opening = "open Shared\n" if is_made else "new trip Shared 2027-04-19..2027-04-23\n"
        writer = Writer(shell, [opening] + [f'add "{name}a" to day 1; add "{name}b" to day 2\n' for name in names])
        if number % 4:
            end = time.monotonic() + 10
            while not writer.answers and time.monotonic() < end and writer.child.poll() is None:
                time.sleep(0.001)
        time.sleep(dice.uniform(0, 0.05))
        replies = writer.kill()
        if any(not reply["ok"] for reply in replies):
            raise Wrong(f"an error: {[reply for reply in replies if not reply['ok']][0]['message']}")
        known |= set(names[: max(0, len(replies) - 1)])
        is_made = check(shell, known, bool(replies) or is_made)
    if wrong := shell.verify():
        raise Wrong(f"verify: {wrong}")
    return len(known), len(stops(shell.state())) // 2 - len(known)


def check(shell, known, must_be_made):
    """Whether the trip is there, after a look at what is in it."""
    state = shell.state()
    if not state["trips"]:
        if must_be_made:
            raise Wrong("the trip is gone")
        return False
    there = stops(state)
    if len(there) != len(set(there)):
        raise Wrong("something is there twice")
    halves = {name[:-1] for name in there}
    if len(halves) * 2 != len(there):
        raise Wrong("a command is half there")
    if lost := known - halves:
        raise Wrong(f"{len(lost)} acknowledged but lost, such as {sorted(lost)[0]}")
    return True
