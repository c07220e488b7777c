#!/usr/bin/env bash
# The long runs: kills, failing and full disks, many writers, flipped bits, lookups at a server that
# fails, random keys at the prompt, random bytes, the laws of the language. Prints a row for each and
# ends with "N passed, N failed". `make torture` runs all of it, `make test` a hundredth.
#
#   TORTURE_SCALE=0.01  how much of it; 1 is the whole
#   TORTURE_SEED=7      another choice of moments, places and bits
#   Tests/torture.sh kills bits   only these
set -euo pipefail
cd "$(dirname "$0")/.."
exec python3 Tests/torture/torture.py "${TRIPSH:-.build/release/tripsh}" "$@" \
  --scale "${TORTURE_SCALE:-1}" --seed "${TORTURE_SEED:-20270419}"
