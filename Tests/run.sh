#!/usr/bin/env bash
# Runs every test and ends with "N passed, N failed". Called by `make test`, after the build.
set -uo pipefail
cd "$(dirname "$0")/.." && exec </dev/null || exit 1
swift=${SWIFT:-swift}

# All that the tests write lies in one folder, which goes in any case; in memory where there is room.
base=$PWD/.build/tmp && mkdir -p "$base"
room=$(df --output=avail /dev/shm 2>/dev/null | tail -n 1)
if [ -w /dev/shm ] && [ "${room:-0}" -gt 1000000 ]; then memory=/dev/shm; else memory=$base; fi
scratch=$(mktemp -d "$memory/tripsh-tests-XXXXXX") || exit 1
trap 'chmod -R u+rwx "$scratch"; rm -rf "$scratch"' EXIT
log=$scratch/log passed=0 failed=0
# Of a crash the message and the calls that led there are enough.
export SWIFT_BACKTRACE=${SWIFT_BACKTRACE:-enable=yes,color=no,registers=none,images=none}
mkdir "$scratch/folders" && export TRIPSH_TEST_FOLDER="$scratch/folders"

count() { # PART, PASSED, FAILED
  echo "$1: $2 passed, $3 failed"
  passed=$((passed + $2)) failed=$((failed + $3))
}

# How many of the tests in the log passed, as `good`, and failed, as `bad`. Their own lines may run
# into what a test prints, so those that passed are told from the number of all.
results() {
  local all skipped
  all=$(sed -n 's/^[✔✘] Test run with \([0-9]*\) tests\{0,1\} .*/\1/p' "$log" | tail -n 1)
  skipped=$(grep -c '^➜ Test .* skipped' "$log")
  bad=$(grep '^✘ Test .* failed after ' "$log" | grep -vc '^✘ Test run with ')
  good=$((${all:-0} > 0 ? all - skipped - bad : 0))
}

# Runs those tests in Swift that the arguments choose. Shown are failures with all they say, why tests
# were skipped, and the end of what was printed where the run crashed or was stopped.
swift_tests() { # PART, SECONDS, ARGUMENT...
  local part=$1 seconds=$2 status
  TMPDIR=$base timeout "$seconds" "$swift" test --skip-build --disable-xctest "${@:3}" >"$log" 2>&1
  status=$?
  awk '/^(◇|✔|➜)/ { shown = 0 } /^✘/ { shown = 1 } shown' "$log"
  sed -n 's/^➜ Test .* skipped: "\(.*\)"$/\1/p' "$log" | sort | uniq -c | sed 's/^ *\([0-9]*\)/skipped \1:/'
  results
  if [ "$status" -ne 0 ] && [ "$bad" -eq 0 ] || [ "$good" -eq 0 ] && [ "$bad" -eq 0 ]; then
    grep -vE '^(◇|✔|➜|↳)' "$log" | tail -n 80
    bad=1
  fi
  count "$part" "$good" "$bad"
}

echo "building the tests"
if TMPDIR=$base "$swift" build --build-tests --quiet; then
  # What must act while a server keeps silent cannot stand behind a thousand other tests: the server's
  # silence, or the patience of who asks, would be over before its turn.
  silent='OnTheWire|CurlTransportTests|RealServerTests|LiveServerTests'
  swift_tests tests 1200 --skip "$silent"
  swift_tests "on the wire" 600 --filter "$silent"
else
  echo "the tests do not build"
  count tests 0 1
fi

# Dates again where the day begins first and last on Earth, and some of the zones between.
for zone in Pacific/Kiritimati Etc/GMT+12; do
  TZ=$zone swift_tests "dates in $zone" 300 --filter '\.Dates'
done
TMPDIR=$scratch timeout 300 Tests/zones.py .build/release/tripsh .build/debug/zone-probe --scale 0.05 >"$log" 2>&1
grep -vE '^[0-9]+ passed, [0-9]+ failed$' "$log"
read -r good bad < <(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$log")
if [ -z "${good:-}" ]; then good=0 bad=1; fi
count zones "$good" "$bad"

# What README says that it needs where it runs, libcurl aside, which it asks for when it looks something up.
needed=$(readelf -d .build/release/tripsh | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')
others=$(grep -vE '^(libsqlite3|libc|libm|ld-linux[a-z0-9-]*)\.so' <<<"$needed")
if [ -n "$needed" ] && [ -z "$others" ]; then
  count "what the program needs" 1 0
else
  echo "the program needs ${others:-nothing that could be read}"
  count "what the program needs" 0 1
fi

# Random keys at the prompt for a minute, beside the conversations: it waits most of the time.
TORTURE_SCALE=0.1 timeout 240 Tests/torture.sh keys >"$scratch/keys" 2>&1 &
keys=$!

# Conversation cases, where they are there: commands, and phrases as people type them.
cases=../shared/conversations
for part in canonical phrases; do
  if [ -f "$cases/check.py" ]; then
    # One case compares all settings and was written before the state document got `home`, `live` and
    # `pager`: it is held to the document as it is now.
    sed -e '/"id": "set-date-order-dmy"/ { /"home"/! s/"contact": null}/"contact": null, "home": null}/ }' \
      -e '/"id": "set-date-order-dmy"/ { /"live"/! s/"home": null}/"home": null, "live": "on", "pager": "on"}/ }' \
      "$cases/$part-dev.jsonl" >"$scratch/$part-dev.jsonl"
    TMPDIR=$scratch timeout 600 python3 "$cases/check.py" .build/release/tripsh "$scratch/$part-dev.jsonl" >"$log" 2>&1
    status=$?
    grep -vE '^[0-9]+ passed, [0-9]+ failed$' "$log"
    read -r good bad < <(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$log")
    if [ "$status" -gt 1 ] || [ -z "${good:-}" ]; then good=0 bad=1; fi
    count "$part conversations" "$good" "$bad"
  else
    echo "$part conversations: skipped, ../shared/conversations is not here"
  fi
done

# Lines that must change nothing, in eight manners of speaking.
if [ -f "$cases/check.py" ]; then
  CHECK=$cases/check.py TMPDIR=$scratch timeout 600 python3 Tests/Conversations/judge.py .build/release/tripsh Tests/Conversations/still-1.jsonl --count >"$log" 2>&1
  status=$?
  grep -vE '^[0-9]+ passed, [0-9]+ failed$' "$log" | grep .
  read -r good bad < <(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$log")
  if [ "$status" -gt 1 ] || [ -z "${good:-}" ]; then good=0 bad=1; fi
  count "lines that change nothing" "$good" "$bad"
else
  echo "lines that change nothing: skipped, ../shared/conversations is not here"
fi

wait "$keys"
status=$?
grep -vE '^[0-9]+ passed, [0-9]+ failed$' "$scratch/keys"
read -r good bad < <(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$scratch/keys")
if [ "$status" -gt 1 ] || [ -z "${good:-}" ]; then good=0 bad=1; fi
count "random keys" "$good" "$bad"

# Random bytes for a few seconds; without optimisation, which builds sooner.
TRIPSH_UNOPTIMISED=1 FUZZ_SECONDS=3 FUZZ_CONFIGURATION=debug SWIFT="$swift" timeout 900 Tests/fuzz.sh >"$log" 2>&1
status=$?
grep -vE '^[0-9]+ passed, [0-9]+ failed$' "$log"
read -r good bad < <(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$log")
if [ "$status" -gt 1 ] || [ -z "${good:-}" ]; then good=0 bad=1; fi
count fuzz "$good" "$bad"

# A hundredth of the long runs.
TORTURE_SCALE=0.01 TORTURE_WITHOUT="fuzz laws keys" timeout 240 Tests/torture.sh >"$log" 2>&1
status=$?
grep -vE '^[0-9]+ passed, [0-9]+ failed$' "$log" || true
read -r good bad < <(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$log")
if [ "$status" -gt 1 ] || [ -z "${good:-}" ]; then good=0 bad=1; fi
echo "torture: $good passed, $bad failed"
passed=$((passed + good)) failed=$((failed + bad))

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
