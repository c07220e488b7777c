"""What the torture tests share: homes, the program, and what is in a home."""

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

TODAY = "2026-11-21"


class Shell:
    """The program on one home, in an environment of its own."""

    def __init__(self, program, home):
        self.program, self.home = str(Path(program).resolve()), Path(home)

    def command(self, *arguments):
        return [self.program, "--home", str(self.home), "--today", TODAY, "--plain", *arguments]

    def environment(self, **more):
        known = {name: os.environ[name] for name in ("PATH", "TMPDIR", "TRIPSH_DATA") if name in os.environ}
        return known | {"HOME": str(self.home.parent), "LC_ALL": "C.UTF-8", "TZ": "UTC"} | more

    def run(self, *arguments, text=None, limit=60, before=None, **more):
        return subprocess.run(
            self.command(*arguments), input=text, text=True, capture_output=True, timeout=limit,
            env=self.environment(**more), preexec_fn=before, stdin=None if text is not None else subprocess.DEVNULL)

    def replies(self, lines, **more):
        """Feeds lines and gives the process's end and the objects it answered."""
        done = self.run("--format", "json", text="".join(line + "\n" for line in lines), **more)
        return done, objects(done.stdout)

    def state(self):
        done = self.run("state")
        if done.returncode:
            raise Wrong(f"state: exit {done.returncode}: {done.stderr.strip()[:200]}")
        return json.loads(done.stdout)

    def verify(self):
        """What `verify` finds wrong, nothing where all is well."""
        done = self.run("--format", "json", "verify")
        answer = json.loads(done.stdout)
        return [] if done.returncode == 0 else answer.get("wrong") or [answer["message"]]


class Wrong(Exception):
    """A promise that was not kept, in words."""


def objects(text):
    found = []
    for line in text.split("\n")[:-1]:  # what follows the last newline was cut off
        found.append(json.loads(line))
    return found


def kept(state):
    """What a home holds beside where its windows stand."""
    return {name: state[name] for name in ("trips", "settings", "aliases")}


def stops(state):
    return [stop["name"] for trip in state["trips"] for day in trip["days"] for stop in day["stops"]] + [
        stop["name"] for trip in state["trips"] for stop in trip["ideas"]]


class Folder:
    """A folder for one test, on a disk in memory where there is one."""

    def __enter__(self):
        place = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        self.path = Path(tempfile.mkdtemp(prefix="tripsh-torture-", dir=place))
        return self.path

    def __exit__(self, *ignored):
        shutil.rmtree(self.path, ignore_errors=True)
