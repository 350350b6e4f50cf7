#!/bin/sh
# On the server: 'activate.sh RELEASE' or 'activate.sh --back'. Tries the release, switches to it, and returns to the
# old one if it does not answer. It comes with each release.
set -eu

# A session and a log of its own: it goes on if the connection that started it breaks off.
if [ "${1:-}" != --detached ]; then
  log=$(mktemp)
  setsid -w sh "$0" --detached "$@" >"$log" 2>&1 </dev/null && code=0 || code=$?
  cat "$log" && rm "$log"
  exit "$code"
fi

cd "${SITE_ROOT:-/srv/site}"
exec 9>.lock
flock -w 300 9 || { echo 'Another publication has not ended for five minutes.'; exit 1; }

old=$(readlink current || true)
if [ "$2" = --back ]; then new=$(readlink previous || true); else new=releases/$2; fi
[ -n "$new" ] || { echo 'There is no previous release.'; exit 1; }
[ -f "$new/complete" ] || { echo "$new is missing, or its upload broke off. Nothing was changed."; exit 1; }

echo "Trying $new with a copy of the data:"
(cd "$new" && runuser -u site -- ./node --env-file="${SITE_ENV:-/etc/site.env}" server.js preflight) ||
  { echo "$new did not pass. Nothing was changed."; exit 1; }

switch_to() { ln -sfn "$1" .next && mv -fT .next current && systemctl restart site.service; }
answers() {
  for _ in 1 2 3; do
    [ "$(curl -fsS -m 5 "${SITE_HEALTH:-http://127.0.0.1:8080/healthz}")" = "$(basename "$1")" ] && return
    sleep 1
  done
  return 1
}

cp -lnR "$new/dist/_astro/." assets/_astro/
(cd "$new/dist/_astro" && find . -type f) | (cd assets/_astro && xargs touch)
before=$(readlink previous || true)
[ -z "$old" ] || [ "$old" = "$new" ] || ln -sfn "$old" previous
if ! { switch_to "$new" && answers "$new"; }; then
  echo "$new does not answer."
  systemctl reset-failed site.service site.socket || true
  if [ -n "$old" ] && switch_to "$old" && answers "$old"; then echo "Back on $old."; fi
  if [ -n "$before" ]; then ln -sfn "$before" previous; else rm -f previous; fi
  exit 1
fi
find assets/_astro -type f -mtime +60 -delete
for release in $(ls -d releases/* | sort | head -n -5); do
  [ "$release" = "$new" ] || [ "$release" = "$(readlink previous)" ] || rm -rf "$release"
done
echo "$new is live."
