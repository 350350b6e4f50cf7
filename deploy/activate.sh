#!/bin/sh
# On the server: 'activate.sh RELEASE' or 'activate.sh --back'. The inbox runs in the release that 'current' links to,
# Caddy serves the one that 'public' links to. 'public' changes last, so visitors never get a release on trial, even if
# Caddy restarts during the trial.
set -eu
# A session and a log of its own: it goes on if the connection that started it breaks off.
if [ "${1:-}" != --detached ]; then
  log=$(mktemp)
  setsid -w sh "$0" --detached "$@" >"$log" 2>&1 </dev/null && code=0 || code=$?
  cat "$log" && rm "$log"
  exit "$code"
fi
cd /srv/site
exec 9>.lock
flock -w 300 9 || { echo 'Another publication has not ended for five minutes.'; exit 1; }
stop() { echo "$*. Nothing was changed."; exit 1; }
old=$(readlink public || true)
if [ "$2" = --back ]; then new=$(readlink previous || true); else new=releases/$2; fi
[ -n "$new" ] || stop 'There is no previous release'
[ -f "$new/complete" ] || stop "$new is missing, or its upload broke off"
if [ -n "$old" ]; then
  # This also tries the inbox, its settings and its migrations.
  (cd "$new" && runuser -u site -- ./node --env-file=/etc/site.env server.js backup) ||
    stop "The inbox of $new cannot copy the database"
fi

# The process that answers for a release, if it does.
answering() {
  [ "$(curl -fsS -m 10 http://127.0.0.1:8080/healthz)" = "${1#releases/}" ] &&
    systemctl show -p MainPID --value site.service
}
link() { ln -sfn "$1" .next && mv -fT .next "$2"; }
try_inbox() {
  link "$1" current && systemctl restart site.service || return
  # Twice: an inbox may die soon after its start.
  process=$(answering "$1") && sleep 3 && [ "$(answering "$1")" = "$process" ]
}

cp -lnR "$new/dist/_astro/." assets/_astro/
if ! { try_inbox "$new" && link "$new" public && systemctl reload-or-restart caddy; }; then
  echo "$new does not work: journalctl -u site -u caddy. Visitors saw no page of it."
  if [ -z "$old" ]; then systemctl stop site.socket site.service && rm -f current public && exit 1; fi
  # If Caddy rejected the release, Caddy still serves the old one, but must also find that one after a restart.
  link "$old" public
  try_inbox "$old" && echo "Back on $old." || echo "The inbox of $old does not work either: inquiries are rejected."
  exit 1
fi
[ -z "$old" ] || [ "$old" = "$new" ] || link "$old" previous
# Pages that are open now are of one of these two.
for release in "$new" $old; do
  (cd "$release/dist/_astro" && find . -type f -print0) | (cd assets/_astro && xargs -0r touch -c)
done
find assets/_astro -type f -mtime +60 -delete
ls -d releases/* | sort | head -n -5 | grep -vxF -e "$new" -e "$(readlink previous)" | xargs -r rm -r
(cd "$new" && runuser -u site -- ./node --env-file=/etc/site.env server.js check) ||
  echo 'The inbox has faults. Correct them on the server, then: inquiries check'
echo "$new is live."
