"""One bit flipped at random places of a journal: found by `verify`, or harmless; `repair` keeps all else."""

import json
import shutil
import subprocess

from common import Folder, Shell, Wrong, kept, stops

SCRIPT = """new trip Porto 2027-04-19..2027-04-23
add "Livraria Lello" to day 1 at 10:00
move 1.1 to day 3
undo
set currency GBP
alias tomorrows = days
new trip Lagos 2027-05-01..2027-05-03
add "market" to day 1
delete trip Lagos
undo
open Porto
""".splitlines() + [f'add "Stop {n} with a name of some length" to day {n % 5 + 1}' for n in range(40)] + [
    f'note {n % 5 + 1}.1 "a longer remark, the {n}th, that fills pages"' for n in range(30)] + ["undo 3", "redo"]


def run(program, count, dice):
    with Folder() as folder:
        whole = Shell(program, folder / "whole")
        done, replies = whole.replies(SCRIPT)
        if done.returncode:
            raise Wrong(f"the script fails: {replies[-1]}")
        before = kept(whole.state())
        journal = (whole.home / "journal.db").read_bytes()
        if (whole.home / "journal.db-wal").exists():
            raise Wrong("the journal is not closed after a script")
        found = harmless = repaired = lost = 0
        for number in range(count):
            home = folder / f"flip{number}"
            home.mkdir(mode=0o700)
            at = dice.randrange(len(journal) * 8)
            flipped = bytearray(journal)
            flipped[at // 8] ^= 1 << at % 8
            (home / "journal.db").write_bytes(flipped)
            shell = Shell(program, home)
            where = f"bit {at}"
            if not shell.verify():
                if kept(shell.state()) != before:
                    raise Wrong(f"{where}: verify finds nothing, but what is there has changed")
                harmless += 1
            else:
                found += 1
                lost += mend(shell, before, flipped, where)
                repaired += 1
            shutil.rmtree(home)
        left = left_behind(program, folder, max(3, count // 5), dice)
        return f"{found} found and repaired, {harmless} harmless; entries lost to repairs: {lost}; {left}"


def left_behind(program, folder, count, dice):
    """One bit flipped in the -wal that a killed window left: SQLite drops all behind it without a word."""
    crashed = folder / "crashed"
    names = killed(program, crashed)
    found = harmless = lost = 0
    for number in range(count):
        home = folder / f"wal{number}"
        shutil.copytree(crashed, home)
        (home / "journal.db").unlink()
        (crashed / "journal.db").rename(home / "journal.db")  # the file itself: a copy is another journal
        wal = bytearray((crashed / "journal.db-wal").read_bytes())
        at = dice.randrange(len(wal) * 8)
        wal[at // 8] ^= 1 << at % 8
        (home / "journal.db-wal").write_bytes(wal)
        shell = Shell(program, home)
        journal = (home / "journal.db").read_bytes()
        where = f"bit {at} of the -wal"
        if shell.verify():
            found += 1
            started = shell.run("-c", "trips")
            if started.returncode != 3 or "repair" not in started.stderr:
                raise Wrong(f"{where}: it starts as if nothing were lost: {started.stderr}")
            if (home / "journal.db-wal").read_bytes() != wal:
                raise Wrong(f"{where}: what is damaged has been written to")
            lost += salvaged(shell, names, where)
        else:
            harmless += 1
            if stops(shell.state()) != names:
                raise Wrong(f"{where}: entries are gone, and nobody says so")
        (home / "journal.db").write_bytes(journal)
        (home / "journal.db").rename(crashed / "journal.db")
        shutil.rmtree(home)
    return f"in a -wal left behind {found} found, {harmless} harmless, entries lost to repairs: {lost}"


def killed(program, home):
    """A home whose last window was killed, with everything it wrote still in the -wal."""
    shell = Shell(program, home)
    shell.replies(["new trip Porto 2027-04-19..2027-04-23", "day 1"])
    names = [f"Stop {n}" for n in range(12)]
    child = subprocess.Popen(
        shell.command("--format", "json"), env=shell.environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for name in names:
        child.stdin.write(f'add text "{name}" to day 1\n'.encode())
        child.stdin.flush()
        if not json.loads(child.stdout.readline())["ok"]:
            raise Wrong("the home cannot be made")
    child.kill()
    child.wait()
    return names


def salvaged(shell, names, where):
    """Repairs beside the damaged journal; gives how many entries are gone."""
    done = shell.run("--format", "json", "repair")
    if done.returncode:
        raise Wrong(f"{where}: repair ends with {done.returncode}: {done.stdout.strip()}")
    report = json.loads(done.stdout)
    repaired = Shell(shell.program, shell.home / "repaired")
    repaired.home.mkdir()
    (shell.home / "journal.repaired.db").rename(repaired.home / "journal.db")
    if wrong := repaired.verify():
        raise Wrong(f"{where}: after repair: {wrong}")
    there = stops(repaired.state())
    if len(report["lost"]) > 1 or len(set(names) - set(there)) > len(report["lost"]):
        raise Wrong(f"{where}: lost {report['lost']}, there is {there}")
    return len(report["lost"])


def mend(shell, before, flipped, where):
    """Repairs, puts it in place, and looks; gives how many entries were lost."""
    done = shell.run("--format", "json", "repair")
    if done.returncode:
        raise Wrong(f"{where}: repair ends with {done.returncode}: {done.stdout.strip()}")
    report = json.loads(done.stdout)
    if (shell.home / "journal.db").read_bytes() != bytes(flipped):
        raise Wrong(f"{where}: repair touched the original")
    for name in ("journal.db", "journal.db-wal", "journal.db-shm"):
        (shell.home / name).unlink(missing_ok=True)
    (shell.home / "journal.repaired.db").rename(shell.home / "journal.db")
    if wrong := shell.verify():
        raise Wrong(f"{where}: after repair: {wrong}")
    if len(report["lost"]) > 1:
        raise Wrong(f"{where}: {len(report['lost'])} entries lost to one bit")
    now = kept(shell.state())
    if report["endsAsItWas"] and now != before:
        raise Wrong(f"{where}: after repair what is there has changed; lost {report['lost']}")
    missing = set(stops(before)) - set(stops(now))
    if len(missing) > len(report["lost"]) or [trip["id"] for trip in now["trips"]] != [trip["id"] for trip in before["trips"]]:
        raise Wrong(f"{where}: more is gone than what the lost entry did: {missing}")
    return len(report["lost"])
