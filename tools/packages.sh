#!/usr/bin/env bash
# Installs the Debian packages among NAME... that are missing: packages.sh NAME...
# As root or with sudo; where neither is possible it names the one command to type and fails.
set -euo pipefail

# A package, or a program of that name from elsewhere.
is_there() {
  dpkg-query -W -f '${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed || command -v "$1" >/dev/null
}

missing=()
for package; do is_there "$package" || missing+=("$package"); done
[ ${#missing[@]} -gt 0 ] || exit 0

if ! command -v apt-get >/dev/null; then
  echo "This is not Debian. Install what these packages hold, then try again: ${missing[*]}" >&2
  exit 1
fi

options=(-y -q --no-install-recommends -o DPkg::Lock::Timeout=120)
install() { # Its output is of interest only where it fails; it must not ask anything.
  log=$("$@" env DEBIAN_FRONTEND=noninteractive apt-get install "${options[@]}" "${missing[@]}" 2>&1 </dev/null) ||
    log=$("$@" apt-get update -q 2>&1 </dev/null &&
      "$@" env DEBIAN_FRONTEND=noninteractive apt-get install "${options[@]}" "${missing[@]}" 2>&1 </dev/null)
}

command="apt-get update && apt-get install -y ${missing[*]}"
if [ "$(id -u)" != 0 ]; then
  # With the minus: without it dpkg misses root's own programs on the path.
  if id -nG | grep -qw sudo; then command="sudo sh -c '$command'"; else command="su - -c '$command'"; fi
fi

# Ends with what is wrong and the one command to type.
fail() {
  printf '%s\nType this, then try again:\n\n    %s\n\n' "$1" "$command" >&2
  exit 1
}

echo "Debian packages are missing: ${missing[*]}"
if [ "$(id -u)" = 0 ]; then
  as_root=()
elif command -v sudo >/dev/null && { sudo -n true 2>/dev/null || { [ -t 0 ] && sudo -v; }; }; then
  as_root=(sudo)
else
  fail "Only root can install them."
fi
echo "installing them"
install ${as_root[@]+"${as_root[@]}"} || fail "$log"$'\n'"They could not be installed."
