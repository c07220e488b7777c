"""Random bytes for all that reads what others wrote, by libFuzzer; see Tests/fuzz.sh."""

import os
import subprocess
from pathlib import Path

from common import Wrong

SCRIPT = Path(__file__).resolve().parents[1] / "fuzz.sh"


def run(program, count, dice):
    done = subprocess.run([str(SCRIPT)], capture_output=True, text=True, check=False,
                          env=os.environ | {"FUZZ_SECONDS": str(count)})
    if done.returncode:
        raise Wrong(done.stdout.strip()[-500:])
    return "; ".join(done.stdout.strip().split("\n")[:-1])
