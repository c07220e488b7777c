#!/usr/bin/env bash
# Puts random bytes to the parts that read what others wrote. A folder below Tests/fuzz with a
# main.swift is a target: that says what must hold of any bytes, its folder `seeds` how they may begin. Prints a row for each and ends with "N passed, N failed"; what failed stays in .build/fuzz.
#
#   Tests/fuzz.sh              ten minutes for each target
#   FUZZ_SECONDS=5 Tests/fuzz.sh json text
#   FUZZ_CONFIGURATION=debug    builds sooner, tries fewer
set -uo pipefail
cd "$(dirname "$0")/.."
seconds=${FUZZ_SECONDS:-600}
swift=${SWIFT:-swift} configuration=${FUZZ_CONFIGURATION:-release}
targets=("$@")
if [ ${#targets[@]} -eq 0 ]; then
  for entry in Tests/fuzz/*/main.swift; do targets+=("$(basename "$(dirname "$entry")")"); done
fi
mkdir -p .build/tmp .build/fuzz/found
passed=0 failed=0
for target in "${targets[@]}"; do
  # The whole package with coverage that libFuzzer reads, in a folder of its own.
  if ! TRIPSH_FUZZ=1 TMPDIR=$PWD/.build/tmp "$swift" build --quiet --scratch-path .build/fuzz/build \
    --product "fuzz-$target" -c "$configuration" -Xswiftc -sanitize=fuzzer -Xswiftc -use-ld=lld \
    >.build/fuzz/log 2>&1; then
    grep -E 'error:|warning:' .build/fuzz/log | head -n 5
    echo "fuzz $target: does not build"
    failed=$((failed + 1))
    continue
  fi
  corpus=.build/fuzz/corpus/$target
  mkdir -p "$corpus"
  if .build/fuzz/build/"$configuration"/fuzz-"$target" "$corpus" "Tests/fuzz/$target/seeds" -max_total_time="$seconds" \
    -max_len=4096 -timeout=10 -rss_limit_mb=1024 -artifact_prefix=".build/fuzz/found/$target-" \
    -print_final_stats=1 >.build/fuzz/log 2>&1; then
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' .build/fuzz/log)
    echo "fuzz $target: ${runs:-?} inputs in $seconds s, no finding"
    passed=$((passed + 1))
  else
    grep -E 'ERROR|Fatal|SUMMARY|Test unit written' .build/fuzz/log | head -n 5
    tail -n 3 .build/fuzz/log
    echo "fuzz $target: a finding"
    failed=$((failed + 1))
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
