#!/bin/sh
# Usage: `activate.sh RELEASE` or `activate.sh --back`. The inbox service runs in the folder `current`, and Caddy serves
# the folder `public`. The link `public` changes last, so visitors never see an untested release.
set -eu
# Runs in a separate session, so that the publication continues if the SSH connection fails.
if [ "${1:-}" != --detached ]; then
  log=$(mktemp)
  setsid -w sh "$0" --detached "$@" >"$log" 2>&1 </dev/null && code=0 || code=$?
  cat "$log" && rm "$log"
  exit "$code"
fi
cd /srv/site
exec 9>.lock
flock -w 300 9 || { echo 'Another publication is still running after five minutes. Try again later.'; exit 1; }
stop() { echo "$*. Nothing was changed."; exit 1; }
old=$(readlink public || true)
if [ "$2" = --back ]; then new=$(readlink previous || true); else new=releases/$2; fi
[ -n "$new" ] || stop 'There is no previous release'
[ -f "$new/complete" ] || stop "$new is missing or its upload was not completed"
if [ -n "$old" ]; then
  # The `backup` command also tests the new release's inbox settings and database migrations.
  (cd "$new" && runuser -u site -- ./node --env-file=/etc/site.env server.js backup) ||
    stop "The inbox of $new cannot copy the database"
fi

answering() {
  [ "$(curl -fsS -m 10 http://127.0.0.1:8080/healthz)" = "${1#releases/}" ] &&
    systemctl show -p MainPID --value site.service
}
link() { ln -sfn "$1" .next && mv -fT .next "$2"; }
try_inbox() {
  link "$1" current && systemctl restart site.service || return
  # Checks the process twice, because the inbox can crash shortly after its start.
  process=$(answering "$1") && sleep 3 && [ "$(answering "$1")" = "$process" ]
}

cp -lnR "$new/dist/_astro/." assets/_astro/
if ! { try_inbox "$new" && link "$new" public && systemctl reload-or-restart caddy; }; then
  echo "$new does not work. Visitors saw no page of it. See why: journalctl -u site -u caddy"
  if [ -z "$old" ]; then systemctl stop site.socket site.service && rm -f current public && exit 1; fi
  # Caddy still serves the old release, so `public` must point to the old release in case Caddy restarts.
  link "$old" public
  try_inbox "$old" && echo "Back on $old." || echo "The inbox of $old does not work either, so inquiries are rejected. See why: journalctl -u site"
  exit 1
fi
[ -z "$old" ] || [ "$old" = "$new" ] || link "$old" previous
# `touch` renews the dates of the old and the new release's assets, so that the script keeps the assets of open pages.
for release in "$new" $old; do
  (cd "$release/dist/_astro" && find . -type f -print0) | (cd assets/_astro && xargs -0r touch -c)
done
find assets/_astro -type f -mtime +60 -delete
ls -d releases/* | sort | head -n -5 | grep -vxF -e "$new" -e "$(readlink previous)" | xargs -r rm -r
(cd "$new" && runuser -u site -- ./node --env-file=/etc/site.env server.js check) ||
  echo 'The inbox has faults. Correct them on the server, then run there: inquiries check'
echo "$new is live."
