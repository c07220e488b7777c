#!/usr/bin/env bash
# Runs every test and ends with "N passed, N failed". Called by `make test`, after the build.
set -uo pipefail
cd "$(dirname "$0")/.."
log=$(mktemp) && trap 'rm -f "$log"' EXIT
passed=0 failed=0

# The tests in Swift.
swift build --build-tests --quiet || { echo "the tests do not build"; echo "0 passed, 1 failed"; exit 1; }
timeout 1200 swift test --skip-build --parallel >"$log" 2>&1
status=$?
grep -vE '^(◇|✔|↳|\[[0-9]+/[0-9]+\]|Test (Suite|Case)|\s+Executed )' "$log" | grep -v '^$' || true
total=$(sed -n 's/.*Test run with \([0-9]*\) tests\{0,1\} .*/\1/p' "$log" | awk '{n += $1} END {print n + 0}')
broken=$(grep -cE '^✘ Test .* failed after' "$log")
if [ "$status" -ne 0 ] && [ "$broken" -eq 0 ]; then broken=1; total=$((total + 1)); fi
if [ "$total" -eq 0 ]; then broken=1; total=1; fi
echo "tests: $((total - broken)) passed, $broken failed"
passed=$((passed + total - broken)) failed=$((failed + broken))

# Conversation cases, where they are there.
cases=../shared/conversations
if [ -x "$cases/check.py" ]; then
  timeout 600 python3 "$cases/check.py" .build/release/tripsh "$cases/canonical-dev.jsonl" >"$log" 2>&1
  status=$?
  grep -vE '^[0-9]+ passed, [0-9]+ failed$' "$log" || true
  read -r good bad < <(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$log")
  if [ "$status" -gt 1 ] || [ -z "${good:-}" ]; then good=0 bad=1; fi
  echo "conversations: $good passed, $bad failed"
  passed=$((passed + good)) failed=$((failed + bad))
else
  echo "conversations: skipped, ../shared is not here"
fi

# A hundredth of the long runs.
TORTURE_SCALE=0.01 timeout 120 Tests/torture.sh >"$log" 2>&1
status=$?
grep -vE '^[0-9]+ passed, [0-9]+ failed$' "$log" || true
read -r good bad < <(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$log")
if [ "$status" -gt 1 ] || [ -z "${good:-}" ]; then good=0 bad=1; fi
echo "torture: $good passed, $bad failed"
passed=$((passed + good)) failed=$((failed + bad))

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
