#!/usr/bin/env python3
"""Measures tripsh beside the sqlite3 shell, in turn, in one run: look at the ratios.

    bench.py PROGRAM [--quick] [--reading PROBE PLACES] [--finding PROBE PLACES]

Start to exit of a no-op, the first prompt, a script of changes, the order of a day, and a home of 10,000 trips. The last
line is a JSON object of all figures. Needs Python 3.9 and Debian's sqlite3; scratch files lie in /var/tmp, on a disk.
"""

import argparse
import json
import os
import pty
import random
import select
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

PEER = "sqlite3"


def run(argv, env, stdin=""):
    """The seconds that a process took; its output is thrown away."""
    start = time.perf_counter()
    ended = subprocess.run(argv, env=env, input=stdin.encode(), stdout=subprocess.DEVNULL,
                           stderr=subprocess.PIPE, timeout=600)
    seconds = time.perf_counter() - start
    if ended.returncode != 0:
        sys.exit(f"{' '.join(argv)} ended with {ended.returncode}: {ended.stderr.decode()[:500]}")
    return seconds


def first_prompt(argv, env, text):
    """The seconds from start until a prompt is on a pseudo-terminal."""
    start = time.perf_counter()
    child, master = pty.fork()
    if child == 0:
        os.execvpe(argv[0], argv, env)
    seen = b""
    while text not in seen:
        if not select.select([master], [], [], 10)[0]:
            break
        try:
            seen += os.read(master, 65536)
        except OSError:
            break
    seconds = time.perf_counter() - start
    os.write(master, b"\x04")
    os.close(master)
    os.waitpid(child, 0)
    return seconds


def beside(name, rounds, ours, peer):
    """Both in turn; the medians in milliseconds and the median of the ratios round by round."""
    ours(), peer()
    pairs = [(ours(), peer()) for _ in range(rounds)]
    row = {"ms": statistics.median(a for a, _ in pairs) * 1000,
           "peer_ms": statistics.median(b for _, b in pairs) * 1000,
           "ratio": statistics.median(a / b for a, b in pairs)}
    print(f"{name:<44}{row['ms']:>10.2f}{row['peer_ms']:>12.2f}{row['ratio']:>9.2f}", flush=True)
    return row


def instructions(argv, env):
    """The instructions that a process takes, counted by valgrind: the same on a busy machine; None without valgrind."""
    if not shutil.which("valgrind"):
        return None
    ended = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *argv], env=env,
                           capture_output=True, text=True, timeout=600)
    counted = [line.rsplit(None, 1)[-1] for line in ended.stderr.splitlines() if "Collected" in line]
    return int(counted[0]) if counted else None


def reading(probe, home, places):
    """How long each of Tests/lines.txt takes to be understood, and a line that is as long as lines may be."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "lines.txt"), encoding="utf-8") as file:
        lines = file.read()
    figures = {}
    for name, text, rounds in [("lines", lines, "20"), ("long", "add " + "lunch " * 16666 + "\n", "5")]:
        ended = subprocess.run([probe, home, places, rounds], input=text, capture_output=True, text=True, timeout=600)
        figures[name] = json.loads(ended.stdout)
    short, long = figures["lines"], figures["long"]
    print(f"    a line is read in {short['read']['p50']:.0f} us, p99 {short['read']['p99']:.0f} us (the slowest: "
          f"{short['slow'][0]}); a line of 100 kB in {long['read']['max']:.0f} us")
    return figures


def finding(probe, places):
    """How long the offline places take to answer what travellers type, and what memory they take."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "PlacesTests", "Queries", "travellers.tsv")
    with open(path, encoding="utf-8") as file:
        queries = file.read().split("\n", 1)[1]
    ended = subprocess.run([probe, places, "5"], input=queries, capture_output=True, text=True, timeout=600)
    figures = json.loads(ended.stdout)
    first, typing = figures["first"], figures["beginning"]
    print(f"    the first query of a process takes {first / 1000:.1f} ms, a beginning {typing['p50']} us, "
          f"p99 {typing['p99']} us; {figures['megabytes']} MB (the slowest: {figures['slow'][0]})")
    return figures


def ordering(tripsh, env, folder, rounds):
    """How long the order of a day of 12, 25 and 50 stops is sought: beside a line that seeks none, in the same trip."""
    chance, figures = random.Random(17), {}
    for stops in (12, 25, 50):
        lines = ["new trip Ways 2027-04-20"]
        for stop in range(stops):
            lines += [f'add text "way {stop}" to day 1',
                      f"place 1.{stop + 1} {41.1 + chance.random() * 0.1:.5f}, {-8.7 + chance.random() * 0.2:.5f}"]
        home = os.path.join(folder, f"ways{stops}")
        run([*tripsh, home, "--atomic", write(os.path.join(folder, "ways.trip"), lines)], env)
        pairs = [(run([*tripsh, home, "-c", "what would optimise day 1 do"], env),
                  run([*tripsh, home, "-c", 'what would name day 1 x do'], env)) for _ in range(rounds)]
        figures[stops] = statistics.median(a - b for a, b in pairs) * 1000
    print("    the order of a day is found in " +
          ", ".join(f"{ms:.1f} ms ({stops} stops)" for stops, ms in figures.items()))
    return figures


def trip_script(trips, stops):
    for trip in range(trips):
        yield f'new trip "Trip {trip}" 2027-04-19..2027-04-23'
        for stop in range(stops):
            yield f'add text "stop {stop} of {trip}" to day {stop % 5 + 1} at {8 + stop % 12}:00'


def table_script(trips, stops, one_commit):
    yield "pragma journal_mode=wal; pragma synchronous=full;"
    yield "create table trip(id integer primary key, name text, start text, finish text);"
    yield "create table stop(id integer primary key, trip int, day int, at text, name text);"
    if one_commit:
        yield "begin;"
    for trip in range(trips):
        yield f"insert into trip values({trip}, 'Trip {trip}', '2027-04-19', '2027-04-23');"
        for stop in range(stops):
            yield f"insert into stop values(null, {trip}, {stop % 5 + 1}, '{8 + stop % 12}:00', 'stop {stop} of {trip}');"
    if one_commit:
        yield "commit;"


def write(path, lines):
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    return path


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--quick", action="store_true", help="fewer rounds and a smaller home")
    parser.add_argument("--finding", nargs=2, metavar=("PROBE", "PLACES"), help="time the offline places too")
    parser.add_argument("--reading", nargs=2, metavar=("PROBE", "PLACES"), help="time the reading of lines too")
    options = parser.parse_args()
    if not shutil.which(PEER):
        sys.exit("sqlite3 is missing: apt-get install sqlite3")
    program = os.path.abspath(options.program)
    rounds = 10 if options.quick else 40
    size = 1000 if options.quick else 10000
    with tempfile.TemporaryDirectory(dir="/var/tmp", prefix="tripsh-bench-") as folder:
        env = {"PATH": os.environ["PATH"], "HOME": folder, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        tripsh = [program, "--today", "2026-11-21", "--home"]
        print(f"{'':<44}{'tripsh ms':>10}{'sqlite3 ms':>12}{'ratio':>9}")
        figures = {}
        empty = os.path.join(folder, "empty")
        figures["noop"] = beside(
            "start to exit: -c version / :memory: .quit", rounds,
            lambda: run([program, "-c", "version"], env), lambda: run([PEER, ":memory:", ".quit"], env))
        figures["noop"]["instructions"] = instructions([program, "-c", "version"], env)
        if figures["noop"]["instructions"]:
            print(f"    {figures['noop']['instructions'] / 1e6:.1f} million instructions")
        figures["prompt"] = beside(
            "first prompt", rounds // 2,
            lambda: first_prompt([*tripsh, empty], env, b"tripsh> "),
            lambda: first_prompt([PEER, ":memory:"], env, b"sqlite> "))

        lines = write(os.path.join(folder, "lines.trip"), trip_script(20, 99))
        tables = "\n".join(table_script(20, 99, one_commit=False))
        count = [0]

        def fresh(name):
            count[0] += 1
            return os.path.join(folder, f"{name}{count[0]}")

        figures["script"] = beside(
            "a script of 2,000 changes, a commit a line", 3 if options.quick else 5,
            lambda: run([*tripsh, fresh("home"), lines], env),
            lambda: run([PEER, fresh("table")], env, tables))
        figures["atomic"] = beside(
            "the same with one commit", 3 if options.quick else 5,
            lambda: run([*tripsh, fresh("home"), "--atomic", lines], env),
            lambda: run([PEER, fresh("table")], env, "\n".join(table_script(20, 99, one_commit=True))))
        print(f"    {2000 / figures['script']['ms'] * 1000:,.0f} lines a second; "
              f"{2000 / figures['atomic']['ms'] * 1000:,.0f} with --atomic")

        figures["ordering"] = ordering(tripsh, env, folder, rounds // 2)

        home, table = os.path.join(folder, "large"), os.path.join(folder, "large.db")
        start = time.perf_counter()
        for first in range(0, size, 1000):
            part = (f'new trip "Trip {n}" 2027-04-19..2027-04-23' for n in range(first, first + 1000))
            run([*tripsh, home, "--atomic", write(os.path.join(folder, "part.trip"), part)], env)
        print(f"    {size:,} trips made in {time.perf_counter() - start:.1f} s")
        run([PEER, table], env, "\n".join(table_script(size, 0, one_commit=True)))
        figures["large_look"] = beside(
            f"{size:,} trips: one looked at", rounds,
            lambda: run([*tripsh, home, "-c", f'open "Trip {size // 2}"', "-c", "show"], env),
            lambda: run([PEER, table, f"select * from trip where name = 'Trip {size // 2}'"], env))
        figures["large_change"] = beside(
            f"{size:,} trips: one changed", rounds,
            lambda: run([*tripsh, home, "-c", 'add text "a stop" to day 1'], env),
            lambda: run([PEER, table, "insert into stop values(null, 1, 1, '10:00', 'a stop')"], env))
        figures["large_state"] = beside(
            f"{size:,} trips: everything as JSON", 3,
            lambda: run([*tripsh, home, "state"], env), lambda: run([PEER, "-json", table, "select * from trip"], env))
        if options.finding:
            figures["finding"] = finding(*options.finding)
        if options.reading:
            figures["reading"] = reading(options.reading[0], home, options.reading[1])
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
