#!/usr/bin/env python3
"""Dates in all time zones of tzdata, through the real program.

    zones.py PROGRAM PROBE [--scale 0.1]

For each zone: the clock shows what Python's zoneinfo says, on both sides of every change of the clocks in 2026 and
2027; "today" is the zone's own; and a script of dates around those changes, with today given, leaves the very same
state document as under UTC. Ends with "N passed, N failed", one per zone.
"""
import argparse
import datetime
import os
import subprocess
import tempfile
import zoneinfo

UTC = datetime.timezone.utc
START = datetime.datetime(2026, 1, 1, tzinfo=UTC)
HOUR = datetime.timedelta(hours=1)
EDGES = ["Pacific/Kiritimati", "Etc/GMT+12", "Asia/Kolkata", "Australia/Lord_Howe", "America/St_Johns",
         "Asia/Kathmandu", "Africa/Casablanca", "Europe/Dublin", "America/New_York", "Pacific/Apia", "UTC"]
SCRIPT = """new trip Spring to Porto 26-30 march
new trip Autumn from 29 october for 5 nights
add text "late dinner" to 31 october at 23:59
add text "early walk" to 31 october at 0:00
shift trip by 1 day
copy trip as Again from the last sunday of october
new trip Leap 27 feb 2028 to 1 march 2028
when 4 weeks from friday
when the last weekend of october
"""


def run(command, zone, text=None):
    environment = {**os.environ, "TZ": zone}
    ended = subprocess.run(command, input=text, capture_output=True, text=True, env=environment, timeout=60)
    return ended.stdout + ended.stderr


def moments(zone):
    """Both sides of each change of the clocks, to the second, and a day between."""
    found = [START + datetime.timedelta(days=day, hours=7) for day in (3, 200, 420)]
    moment, before = START, None
    for _ in range(2 * 366 * 24):
        offset = moment.astimezone(zone).utcoffset()
        if before is not None and offset != before:
            low, high = moment - HOUR, moment
            while high - low > datetime.timedelta(seconds=1):
                middle = low + (high - low) / 2
                middle = middle.replace(microsecond=0)
                low, high = (middle, high) if middle.astimezone(zone).utcoffset() == before else (low, middle)
            found += [low, high]
        moment, before = moment + HOUR, offset
    return found


def clocks(probe, name):
    zone = zoneinfo.ZoneInfo(name)
    asked = moments(zone)
    shown = run([probe], name, "".join(f"{int(moment.timestamp())}\n" for moment in asked)).splitlines()
    wanted = [moment.astimezone(zone).strftime("%Y-%m-%d %H:%M") for moment in asked]
    return [f"{moment.isoformat()} is {want}, not {got}" for moment, want, got in zip(asked, wanted, shown + [""] * len(asked))
            if want != got]


def today(program, name, home):
    zone = zoneinfo.ZoneInfo(name)
    days = [datetime.datetime.now(zone).date().isoformat()]
    said = run([program, "--home", home, "-c", "when today"], name)
    days.append(datetime.datetime.now(zone).date().isoformat())
    return [] if any(day in said for day in days) else [f"today is {days[0]}, not {said!r}"]


def state(program, name, home):
    answers = run([program, "--home", home, "--today", "2026-11-21"], name, SCRIPT)
    return answers, run([program, "--home", home, "state"], name)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("probe")
    parser.add_argument("--scale", type=float, default=1.0, help="which part of the zones")
    options = parser.parse_args()
    names = sorted(zoneinfo.available_timezones() - {"localtime", "posixrules"})
    step = max(1, round(1 / options.scale))
    chosen = list(dict.fromkeys([name for name in EDGES if name in names] + names[::step]))
    passed = failed = 0
    with tempfile.TemporaryDirectory(prefix="tripsh-zones-") as folder:
        wanted = state(options.program, "UTC", os.path.join(folder, "utc"))
        faults = [] if "2027-03-26" in wanted[1] else ["the script says nothing"]
        for number, name in enumerate(chosen):
            home = os.path.join(folder, str(number))
            faults += clocks(options.probe, name) + today(options.program, name, home)
            if state(options.program, name, home) != wanted:
                faults.append("the same script leaves another state")
            for fault in faults:
                print(f"{name}: {fault}")
            passed, failed = passed + (not faults), failed + bool(faults)
            faults = []
    print(f"{passed} passed, {failed} failed")
    raise SystemExit(failed > 0)


if __name__ == "__main__":
    main()
