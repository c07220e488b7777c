"""The laws of the language on every line of the tables, where `make test` takes a few of them."""

import os
import re
import subprocess
from pathlib import Path

from common import Wrong

ROOT = Path(__file__).resolve().parents[2]


def run(program, count, dice):
    swift = os.environ.get("SWIFT", "swift")
    done = subprocess.run(
        [swift, "test", "--disable-xctest", "--filter",
         r"LanguageTests\..*LawTests|ShellTests\.NamesWithDatesTests|DocsTests\.GeneratedSessionTests"], cwd=ROOT,
        capture_output=True, text=True, check=False, env=os.environ | {"TRIPSH_ALL": "1"})
    if done.returncode:
        raise Wrong("\n".join(re.findall("^↳ (.*, known .*)", done.stdout, re.M))[-500:] or done.stderr[-500:])
    return re.findall("^✔ Test run with (.*)", done.stdout, re.M)[-1]
