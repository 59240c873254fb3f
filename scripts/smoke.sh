#!/usr/bin/env bash
# bash scripts/smoke.sh https://www.kelvin.in [public]: checks the essentials of a published site, for up to two minutes.
# With a folder, the site must be the one in it. (If the host rewrites HTML, compare page-data/index/page-data.json.)
set -uo pipefail
site=${1%/} built=${2:-}
home=$(mktemp)

fetch() { curl -sS --max-time 10 "$@"; }
status() { fetch -o /dev/null -w '%{http_code}' "$site$1"; }
headers() { fetch -D - -o /dev/null "$site$1"; }
sends() { headers "$1" | grep -i "^$2" > /dev/null || { echo "$1 does not send $2"; return 1; }; }
# The home page names the build of all scripts and styles. The file of /admin has all texts.
is_built() { cmp -s "$home" "$built/index.html" && fetch -f "$site/admin/data.json" | cmp -s - "$built/admin/data.json"; }
# robots.txt names the sitemap only if search engines may index the site.
is_hidden() { fetch "$site/robots.txt" | grep '^Sitemap:' > /dev/null && headers /about | grep -i '^x-robots-tag:.*noindex' > /dev/null; }
check() {
  fetch -f -o "$home" "$site/" || return
  [ -z "$built" ] || is_built || { echo "the site is not the build in $built"; return 1; }
  app=$(grep -o '/app-[0-9a-f]*\.js' "$home" | head -n 1)
  for address in /about "$app"; do
    [ "$(status "$address")" = 200 ] || { echo "$address does not respond with 200 itself"; return 1; }
  done
  [ "$(status /no-such-page)" = 404 ] || { echo "an unknown address does not respond with 404"; return 1; }
  ! is_hidden || { echo "search engines should index the site, but it sends noindex"; return 1; }
  sends "$app" "cache-control:.*immutable" || return
  for header in "strict-transport-security: max-age=63072000" "x-content-type-options: nosniff" "x-frame-options: DENY"; do
    sends /about "$header" || return
  done
}
for attempt in $(seq "${ATTEMPTS:-6}"); do
  [ "$attempt" = 1 ] || sleep 10
  if check; then
    echo "$site responds as expected."
    exit 0
  fi
done
exit 1
