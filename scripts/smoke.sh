#!/usr/bin/env bash
# bash scripts/smoke.sh https://www.kelvin.in [public]: checks the essentials of a published site, for up to a minute.
# With a folder, the home page must equal the one in it. (If the host rewrites HTML, compare page-data/index/page-data.json.)
set -uo pipefail
site=${1%/} built=${2:-}
home=$(mktemp)

status() { curl -sS -o /dev/null -w '%{http_code}' "$site$1"; }
sends() { curl -sS -D - -o /dev/null "$site$1" | grep -i "^$2" > /dev/null || { echo "$1 does not send $2"; return 1; }; }
check() {
  curl -fsS -o "$home" "$site/" || return
  [ -z "$built" ] || cmp "$home" "$built/index.html" || return
  [ "$(status /about)" = 200 ] || { echo "/about does not respond with 200 itself"; return 1; }
  [ "$(status /no-such-page)" = 404 ] || { echo "an unknown address does not respond with 404"; return 1; }
  sends "$(grep -o '/app-[0-9a-f]*\.js' "$home" | head -n 1)" "cache-control:.*immutable" || return
  for header in "strict-transport-security: max-age=63072000" "x-content-type-options: nosniff" "x-frame-options: DENY"; do
    sends /about "$header" || return
  done
}
for _ in 1 2 3 4 5 6; do
  if check; then
    echo "$site responds as expected."
    exit 0
  fi
  sleep 10
done
exit 1
