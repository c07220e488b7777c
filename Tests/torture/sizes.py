"""A trip of many stops, a home of many trips: keys stay as quick as in a small one, commands grow with what they show.

All times are those of the processor, so that other work on the machine counts little; what fails is growth, within
one run. How long a key takes is told: the goal of a millisecond (p99) is a benchmark's, machines differ.
"""

import os
import pty
import select
import statistics
import subprocess

from common import TODAY, Folder, Shell, Wrong

ROUNDS = 7


def run(program, count, dice):
    stops, trips = max(200, count), max(200, count)
    with Folder() as folder:
        small, long, many = (Shell(program, folder / name) for name in ("small", "long", "many"))
        fill(small, trip(100, 20))
        fill(long, trip(stops, 20))
        # As somebody makes them: not all at once.
        for first in range(0, trips, 100):
            fill(many, [line for n in range(first, min(first + 100, trips)) for line in journey(n)])
        told = []
        for what, lines in COMMANDS.items():
            few, lots = (middle(shell, lines) for shell in (small, long))
            for _ in range(2):
                # A busy machine slows some runs down by half; growth is there each time.
                if what not in FLAT or lots <= most(few, stops):
                    break
                few, lots = (middle(shell, lines) for shell in (small, long))
            told.append(f"{what} {few * 1000:.0f} and {lots * 1000:.0f} ms")
            if what in FLAT and lots > most(few, stops):
                raise Wrong(f"{what} takes {lots * 1000:.0f} ms with {stops} stops, {few * 1000:.0f} ms with 100")
        home = ", ".join(f"{what} {middle(many, lines) * 1000:.0f} ms" for what, lines in HOME.items())
        typed = {name: keys(shell) for name, shell in (("100 stops", small), ("the long trip", long), ("all trips", many))}
        text = ", ".join(f"{middle:.2f} and {p99:.2f} ms in {name}" for name, (middle, p99) in typed.items())
        usual = typed["100 stops"][0]
        if any(middle > usual * 3 + 0.1 for middle, _ in typed.values()):
            raise Wrong(f"a key takes {text} (middle and p99)")
        return (f"100 and {stops} stops: {'; '.join(told)}. {trips} trips with {trips * 18} stops: {home}. "
                f"Keys, middle and p99: {text}")


def most(few, stops):
    """What a command may take that shows nothing of a trip, by what it takes with 100 stops: the current trip is read
    at the start, and nothing else: 7 to 8 microseconds a stop."""
    return few * 1.5 + 0.1 * stops / 10_000


def trip(stops, days):
    return ["new trip Porto 2027-04-19..2027-05-08"] + [
        f'add text "Stop {n} with a name" to day {n % days + 1}' for n in range(stops)]


def journey(number):
    return [f'new trip "Journey {number:05d}" 2027-04-19..2027-04-23'] + [
        f'add text "Stop {number} {s}" to day {s % 5 + 1}' for s in range(18)]


# Each with the lines that are timed in a process of their own.
COMMANDS = {
    "start": ["version"], "note": ['note trip "x"'], "add": ['add text "one more" to day 3'], "undo": ["undo"],
    "show day 3": ["show day 3"], "show": ["show trip"], "log": ["log"], "save": ["save /dev/null/x"],
}
FLAT = {"start", "note"}
HOME = {"start": ["version"], "a change": ['note trip "x"'], "trips": ["trips"], "find": ["find 'Stop 7 '"],
        "open": ['open "Journey 00100"']}


def fill(shell, lines):
    script = shell.home.parent / (shell.home.name + ".trip")
    script.write_text("".join(line + "\n" for line in lines))
    done = shell.run("--atomic", str(script), limit=900)
    if done.returncode:
        raise Wrong(f"the home cannot be filled: {done.stderr[-300:]}")


def middle(shell, lines):
    """The middle of the seconds of processor that a process takes for these lines."""
    return statistics.median(processor(shell, lines) for _ in range(ROUNDS))


def processor(shell, lines):
    arguments = [part for line in lines for part in ("-c", line)]
    child = subprocess.Popen(
        shell.command(*arguments), env=shell.environment(), stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, used = os.wait4(child.pid, 0)
    child.returncode = 0
    return used.ru_utime + used.ru_stime


def keys(shell):
    """The middle and the p99 of the milliseconds of processor that a key takes in the busiest thread."""
    child, terminal = pty.fork()
    if child == 0:
        command = [shell.program, "--home", str(shell.home), "--today", TODAY]
        os.execve(shell.program, command, shell.environment(TERM="xterm-256color"))
    try:
        settle(terminal, 1.0)
        times = []
        for line in ["add stop 7 to day 3 at 10", "open journey 00", "remove stop 12", "move 3 to day 2 first"] * 3:
            for key in line.encode():
                before = threads(child)
                os.write(terminal, bytes([key]))
                settle(terminal, 0.02)
                after = threads(child)
                times.append(max(after[thread] - before.get(thread, 0) for thread in after))
            os.write(terminal, b"\x15")
            settle(terminal, 0.1)
        return statistics.median(times), sorted(times)[int(len(times) * 0.99)]
    finally:
        os.kill(child, 9)
        os.waitpid(child, 0)
        os.close(terminal)


def threads(process):
    """The milliseconds that each thread has had of a processor."""
    found = {}
    for thread in os.listdir(f"/proc/{process}/task"):
        with open(f"/proc/{process}/task/{thread}/schedstat", encoding="ascii") as file:
            found[thread] = int(file.read().split()[0]) / 1e6
    return found


def settle(terminal, seconds):
    while select.select([terminal], [], [], seconds)[0]:
        os.read(terminal, 65536)
