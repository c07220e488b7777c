"""A person at a prompt, and each thing that can be wrong with a home: the prompt stays, tells what is
safe and what to do, changes nothing, and goes on when the home is well again."""

import errno
import hashlib
import os
import pty
import re
import select
import signal
import sqlite3
import subprocess
import time
from pathlib import Path

from common import Folder, Shell, Wrong, stops
from faults import compiled

SEED = ["new trip Shared 2027-04-19..2027-04-23", 'add "A1" to day 1', 'add "A2" to day 1']
NOBODY = 65534


class Window:
    """The program at a terminal of its own."""

    def __init__(self, shell, user=None, **more):
        self.shell = shell
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            if user is not None:
                os.setgid(user)
                os.setuid(user)
            os.execve(shell.program, shell.command(), shell.environment(TERM="dumb", **more))
        self.greeting = self.read()

    def read(self):
        """What is shown up to the next prompt, or the end."""
        shown, end = b"", time.monotonic() + 20
        while time.monotonic() < end and not re.search(rb"(> |\? )$", shown):
            if not select.select([self.terminal], [], [], 0.1)[0]:
                continue
            try:
                piece = os.read(self.terminal, 65536)
            except OSError:
                break
            if not piece:
                break
            shown += piece
        else:
            if not re.search(rb"(> |\? )$", shown):
                raise Wrong(f"no prompt came: {shown[-200:]!r}")
        return shown.decode(errors="replace").replace("\r", "")

    def say(self, line):
        os.write(self.terminal, line.encode() + b"\r")
        answer = self.read()
        if "> " not in answer[-40:]:
            raise Wrong(f"after {line!r} there is no prompt: {answer[-300:]!r}")
        return answer.partition("\n")[2].rpartition("\n")[0]

    def quit(self):
        os.write(self.terminal, b"quit\r")
        try:
            while os.read(self.terminal, 65536):
                pass
        except OSError:
            pass
        status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        if status:
            raise Wrong(f"the prompt ended with {status}")

    def kill(self):
        try:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        except (ProcessLookupError, ChildProcessError):
            pass


# ---- what is wrong with the home; each gives what puts it right again

def newer(home):
    with sqlite3.connect(home / "journal.db") as database:
        own = database.execute("pragma user_version").fetchone()[0]
    database.close()
    return changed(home, "pragma user_version = 99", f"pragma user_version = {own}")


def changed(home, breaking, healing):
    def run(sql):
        with sqlite3.connect(home / "journal.db") as database:
            database.execute(sql)
        database.close()
    run(breaking)
    return lambda: run(healing)


def rewritten(home, change):
    path = home / "journal.db"
    whole = path.read_bytes()
    path.write_bytes(change(whole))
    return lambda: path.write_bytes(whole)


def not_a_database(home):
    return rewritten(home, lambda whole: b"Dear diary, today I went to Porto.\n" * 100)


def empty(home):
    return rewritten(home, lambda whole: b"")


def truncated(home):
    return rewritten(home, lambda whole: whole[:len(whole) // 2])


def flipped(home):
    """A bit of every entry that holds the first stop."""
    return rewritten(home, lambda whole: whole.replace(b'"A1"', b'"A0"'))


def folder(home):
    path = home / "journal.db"
    aside = home / "aside"
    path.rename(aside)
    path.mkdir()
    return lambda: (path.rmdir(), aside.rename(path))


BROKEN = {
    "a newer version": (newer, "newer"), "not a database": (not_a_database, "no journal"),
    "an empty file": (empty, "no journal"), "cut in half": (truncated, "damaged"),
    "flipped bits": (flipped, "damaged"), "a folder": (folder, "no journal"),
}


def unreadable(program, folder, name):
    """What cannot be read when the prompt starts."""
    breaking, word = BROKEN[name]
    shell = seeded(program, folder / name.replace(" ", "-"))
    heal = breaking(shell.home)
    before = fingerprint(shell.home)
    window = Window(shell)
    try:
        told(window.greeting, word)
        told(window.say('add "B1" to day 1') + window.say("set units mi"), word)
        for line in ("show", "trips", "log", "undo", "state"):
            window.say(line)
        if "Mon 2027-04-19" not in window.say("when 19 april 2027"):
            raise Wrong("looking does not work")
        if fingerprint(shell.home) != before:
            raise Wrong("the journal was touched")
        script = shell.run("-c", 'add "B1" to day 1')
        if script.returncode != 3:
            raise Wrong(f"a script ends with {script.returncode}")
        told(script.stderr, word)
        heal()
        goes_on(window, shell, ["A1", "A2"])
    finally:
        window.kill()


def unwritable(program, folder, name, break_, word, **more):
    """What can be looked at but not written, from the start or from then on."""
    shell = seeded(program, folder / name.replace(" ", "-"))
    heal, options = break_(shell, folder)
    window = Window(shell, **options)
    try:
        told(window.say('add "B1" to day 1'), word)
        if "A1" not in window.say("show") or "Shared" not in window.say("trips"):
            raise Wrong("looking does not work")
        copy = folder / "copies" / (name.replace(" ", "-") + ".trip")
        window.say(f"save {copy}")
        if "A1" not in copy.read_text():
            raise Wrong("save elsewhere does not work")
        told(window.say("delete trip"), word)
        if stops(shell.state()) != ["A1", "A2"]:
            raise Wrong(f"what was there is not: {stops(shell.state())}")
        heal()
        if "cannot_heal" not in more:
            goes_on(window, shell, ["A1", "A2"])
        else:
            window.quit()
    finally:
        window.kill()
        heal()


def read_only(shell, _):
    """For root a mount, for others permissions."""
    home = shell.home
    if os.geteuid() == 0:
        if subprocess.run(["mount", "--bind", home, home], capture_output=True).returncode:
            return chmodded(shell)
        subprocess.run(["mount", "-o", "remount,bind,ro", home], check=True)
        return lambda: subprocess.run(["umount", "-l", home], capture_output=True), {}
    return chmodded(shell)


def chmodded(shell, owner=None):
    """A folder that its user cannot write to; where we are root, seen by another user."""
    home = shell.home
    user = None
    if os.geteuid() == 0:
        user = NOBODY
        for path in (home, home / "journal.db"):
            os.chown(path, NOBODY if owner is None else owner, NOBODY if owner is None else owner)
    os.chmod(home / "journal.db", 0o444)
    os.chmod(home, 0o555)

    def heal():
        if home.exists():
            os.chmod(home, 0o700)
            os.chmod(home / "journal.db", 0o600)
            if user is not None:
                os.chown(home, user, user)
                os.chown(home / "journal.db", user, user)
    return heal, {"user": user}


def wrong_owner(shell, _):
    return chmodded(shell, owner=os.geteuid())


def failing_with(code):
    def break_(shell, folder):
        """Every write fails from now on, until a file says otherwise."""
        lasting = folder / f"lasting-{code}"
        lasting.touch()
        shim = folder / "failing.so"
        more = {"LD_PRELOAD": str(shim), "FAIL_HOME": str(shell.home), "FAIL_WHILE": str(lasting),
                "FAIL_WITH": str(code)}
        return lambda: lasting.unlink(missing_ok=True), more
    return break_


UNWRITABLE = {
    "a read-only home": (read_only, "only be read"),
    "an unwritable folder": (lambda shell, _: chmodded(shell), "only be read"),
    "another's home": (wrong_owner, "only be read"),
    "a full disk": (failing_with(errno.ENOSPC), "no room"),
    "a used-up quota": (failing_with(errno.EDQUOT), "no room"),
    "a failing disk": (failing_with(errno.EIO), "journal"),
}


def no_home(program, folder):
    """There is no home, and none can be made."""
    (folder / "file").write_text("in the way")
    shell = Shell(program, folder / "file" / "home")
    window = Window(shell)
    try:
        told(window.greeting + window.say("new trip Shared 2027-04-19..2027-04-23"), "cannot be reached")
        if "Mon 2027-04-19" not in window.say("when 19 april 2027"):
            raise Wrong("looking does not work")
        (folder / "file").unlink()
        (folder / "file").mkdir()
        window.say("new trip Shared 2027-04-19..2027-04-23")
        goes_on(window, shell, [])
    finally:
        window.kill()


# ---- what is promised

def seeded(program, home):
    shell = Shell(program, home)
    done = shell.run(*[part for line in SEED for part in ("-c", line)])
    if done.returncode:
        raise Wrong(f"the seed fails: {done.stderr}")
    return shell


def fingerprint(home):
    path = home / "journal.db"
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "none"


def told(answer, word):
    """The error in plain words, what is safe, and what to do; lines end where the screen does."""
    answer = " ".join(answer.split())
    if word not in answer:
        raise Wrong(f"{word!r} is not told: {answer!r}")
    if not re.search("nothing was changed|was left as it is", answer):
        raise Wrong(f"what is safe is not told: {answer!r}")
    if not re.search("--home|tripsh repair|tripsh verify|make room|make it writable|newer tripsh", answer):
        raise Wrong(f"what to do is not told: {answer!r}")
    if re.search("Fatal|SQLITE|errno|Swift", answer):
        raise Wrong(f"not in plain words: {answer!r}")


def goes_on(window, shell, there):
    """The home is well again: the next command works, and nothing of those that failed is there."""
    if "C1" not in window.say("open shared") + window.say('add "C1" to day 2'):
        raise Wrong(f"it does not go on: {window.say('show')!r}")
    window.quit()
    if stops(shell.state()) != there + ["C1"]:
        raise Wrong(f"there is {stops(shell.state())}")
    if wrong := shell.verify():
        raise Wrong(f"verify: {wrong}")


def run(program, count, dice):
    with Folder() as folder:
        os.chmod(folder, 0o755)
        (folder / "copies").mkdir()
        os.chmod(folder / "copies", 0o777)
        compiled(folder)
        tried = []
        for name in BROKEN:
            tried.append(named(name, lambda: unreadable(program, folder, name)))
        for name, (break_, word) in UNWRITABLE.items():
            tried.append(named(name, lambda: unwritable(program, folder, name, break_, word)))
        tried.append(named("no home", lambda: no_home(program, folder)))
        return f"{len(tried)} homes that are not well: " + ", ".join(tried)


def named(name, test):
    try:
        test()
    except (Wrong, OSError, subprocess.SubprocessError) as trouble:
        raise Wrong(f"{name}: {trouble}") from trouble
    return name
