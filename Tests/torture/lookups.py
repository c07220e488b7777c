"""Mixed lookups at a real Nominatim server, one in five through a web server that fails in its ways: no
crash, no hang beyond the time, every failure by its name, and never "nothing found" in place of one."""

import json
import os
import subprocess
import time
from pathlib import Path

from common import Folder, Shell, Wrong

SERVERS = Path(__file__).resolve().parents[2].parent / "shared" / "nominatim"
# Words that the server knows and the offline places do not, and such that nobody knows.
KNOWN = ["Rue Grimaldi", "Rampoldi", "Avenue Princesse Grace", "12 Avenue Princesse Grace, Monaco",
         "Boulevard des Moulins", "Stade Louis II", "Jardin japonais", "rue de millo"]
UNKNOWN = ["Xyzzyqwerty", "Rue Grimmmaldi 7x", "zzyzzq", "Ж☃Ж", "a&b=c#d?e%", "'; DROP TABLE"]
UNTOLD, TROUBLE, SLOWED = {"server-not-understood"}, {"server-trouble"}, {"server-slowed"}
# What each way of failing may be called; empty where it is no failure for us.
WAYS = {
    "403": {"server-refused"}, "429": SLOWED, "429date": SLOWED, "429bare": SLOWED, "429xhtml": SLOWED,
    "500": TROUBLE, "502": TROUBLE, "503": TROUBLE | SLOWED, "504": TROUBLE, "hang": {"server-timed-out"},
    "slow": {"server-timed-out"}, "html": UNTOLD, "htmljson": UNTOLD, "cut": UNTOLD, "cutjson": UNTOLD,
    "badutf8": UNTOLD, "empty": UNTOLD, "huge": UNTOLD, "drop": UNTOLD, "redirect": set(), "agent": set(),
}


def script(name, *arguments, seconds=240, **more):
    done = subprocess.run(["bash", str(SERVERS / name), *arguments], capture_output=True, text=True,
                          timeout=seconds, env=os.environ | more, check=False)
    if done.returncode:
        raise Wrong(f"{name} {' '.join(arguments)}: {done.stderr.strip()[-200:]}")
    return done.stdout.split("\n")[0]


def run(program, count, dice):
    if not (SERVERS / "serve.sh").exists() or os.environ.get("TRIPSH_SKIP_NOMINATIM"):
        return "not run: no ../shared/nominatim, or TRIPSH_SKIP_NOMINATIM is set"
    name = f"torture-{os.getpid()}"
    server = script("serve.sh", "start", "monaco", "0")
    try:
        front = script("front.sh", "start", "ok", "0", server, FRONT_NAME=name)
        return ask(program, front, count, dice)
    finally:
        subprocess.run(["bash", str(SERVERS / "front.sh"), "stop"], env=os.environ | {"FRONT_NAME": name}, check=False)
        subprocess.run(["bash", str(SERVERS / "serve.sh"), "stop", "monaco", server.rsplit(":", 1)[1]], check=False)


def ask(program, front, count, dice):
    names, told, slowest = list(WAYS), {}, 0.0
    # Every way at least once where there is room for it, then at random.
    failing = max(1, count // 5)
    ways = [names[n % len(names)] for n in range(failing)] + ["ok"] * (count - failing)
    dice.shuffle(ways)
    for way in ways:
        is_known = dice.random() < 0.6
        words = dice.choice(KNOWN if is_known else UNKNOWN)
        with Folder() as folder:
            shell = Shell(program, folder / "home")
            began = time.monotonic()
            done = shell.run("--places", f"{front}/mode/{way}", "--format", "json", "-c", "search " + quoted(words), limit=20)
            slowest = max(slowest, time.monotonic() - began)
        kind = judge(way, words, is_known, done)
        told[kind] = told.get(kind, 0) + 1
    if slowest > 13:
        raise Wrong(f"a lookup took {slowest:.1f} s")
    return f"slowest {slowest:.1f} s; " + ", ".join(f"{kind} {n}" for kind, n in sorted(told.items()))


def quoted(words):
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'


def judge(way, words, is_known, done):
    """The name of what came of it; raises where it is not what the server did."""
    where = f"{words!r} through {way}"
    if done.returncode not in (0, 1):
        raise Wrong(f"{where}: exit {done.returncode}: {done.stderr[-300:]}")
    reply = json.loads(done.stdout)
    kinds = WAYS.get(way, set())
    # A short answer comes through in time, be it ever so slow.
    came = way == "slow" and reply["ok"] and "failed" not in reply["data"]
    if kinds and not came:
        # The offline places may know something alike: then the failure is told beside it.
        kind = reply["data"].get("failed") if reply["ok"] else reply["error"]["kind"]
        if kind not in kinds:
            raise Wrong(f"{where}: {reply['message']} ({kind})")
        return kind
    if not reply["ok"]:
        raise Wrong(f"{where}: {reply['message']}")
    found = len(reply["data"]["results"])
    if is_known and not found:
        raise Wrong(f"{where}: nothing found, wrongly")
    return "found" if found else "nothing found"
