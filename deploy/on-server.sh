# What happens on the server, a step each time: on-server STEP BASE CONFIG NGINX [MORE]. Every step may be
# broken off at any point, and run again. nginx's CONFIG names one release, and with it everything that
# belongs together: to replace that file is the whole switch.
set -eu
umask 022
PATH=$PATH:/usr/sbin:/sbin
step=$1 base=$2 config=$3 nginx=$4
shift 4

# How long a release stays after the one that took its place: open pages still ask for its files.
KEPT_DAYS=30

fail() {
  echo "$1" >&2
  exit 1
}

current() {
  [ ! -f "$config" ] || sed -n "s|^include $base/releases/\(.*\)/nginx.conf;|\1|p" "$config"
}

# What an interrupted step back was leading to, or else what was served before the current release.
before() {
  cat "$base/going-back" 2>/dev/null || cat "$base/releases/$(current)/previous" 2>/dev/null || true
}

# CERTIFICATES CERTBOT: what is there, as name=value lines.
state() {
  for program in "${nginx%% *}" tar "$2"; do
    command -v "$program" >/dev/null || echo "missing=$program"
  done
  for file in "$1"/*/fullchain.pem; do
    [ -e "$file" ] && echo "certificate=$(basename "$(dirname "$file")")"
  done
  echo "current=$(current)"
  echo "before=$(before)"
  for folder in "$base"/releases/*/; do
    [ -d "$folder" ] && echo "release=$(basename "$folder")"
  done
  return 0
}

# ID: takes a release from standard input. Its last file tells that all others have arrived.
receive() {
  rm -rf "$base/incoming"
  mkdir -p "$base/incoming" "$base/releases"
  tar -xf - --no-same-owner -C "$base/incoming"
  [ -f "$base/incoming/release.json" ] || fail 'The upload broke off. Run the command again.'
  chmod -R a+rX "$base/incoming"
  mv "$base/incoming" "$base/releases/$1"
}

# Takes nginx's configuration from standard input. Where nginx refuses it, everything stays as it was.
configure() {
  cat >"$config.new"
  rm -f "$config.old"
  [ ! -f "$config" ] || cp "$config" "$config.old"
  mv "$config.new" "$config"
  if ! $nginx -t; then
    rm -f "$base/going-back"
    if [ -f "$config.old" ]; then mv "$config.old" "$config"; else rm "$config"; fi
    fail 'nginx refuses the configuration, so everything stays as it was. What it says stands above.'
  fi
  rm -f "$config.old"
  $nginx -s reload || fail 'nginx does not run. Start it, and run the command again.'
}

# Takes the server that answers before there is a certificate, beside what is served already.
challenge() {
  mkdir -p "$base/acme"
  now=$(current)
  { cat && [ "$now" = "" ] || echo "include $base/releases/$now/nginx.conf;"; } | configure
}

# Links the hashed files of all releases into one folder, where nginx looks for those of former ones.
share() {
  mkdir -p "$base/former/_astro"
  for folder in "$base"/releases/*/; do
    # Fails for files that are linked already.
    ln -f "$folder"dist/_astro/* "$base/former/_astro/" 2>/dev/null || true
  done
}

# Removes releases that were replaced long ago, but never the one before; then files that are in no release.
tidy() {
  find "$base/releases" -mindepth 1 -maxdepth 1 -mtime "+$KEPT_DAYS" \
    ! -name "$(current)" ! -name "$(before)" -exec rm -rf {} +
  share
  find "$base/former" -type f -links 1 -delete
}

# ID [back]: lets nginx serve a release.
activate() {
  release=$base/releases/$1
  now=$(current)
  [ -f "$release/nginx.conf" ] || fail "There is no release $1 on the server."
  if [ "${2-}" = back ]; then
    echo "$1" >"$base/going-back"
  else
    rm -f "$base/going-back"
    if [ "$now" != "" ] && [ "$now" != "$1" ]; then echo "$now" >"$release/previous"; fi
  fi
  # From now on it counts as replaced.
  [ "$now" = "" ] || touch "$base/releases/$now"
  # Before the switch: for a moment both releases answer, and each is asked for the other's files.
  share
  echo "include $release/nginx.conf;" | configure
  rm -f "$base/going-back"
  tidy
}

# ID: lets the inbox that came with a release take the place of the one that runs; nothing where none came.
inbox() {
  inbox=$base/releases/$1/inbox
  [ -d "$inbox" ] || return 0
  node -e 'process.exit(+(parseInt(process.versions.node) < 24))' ||
    fail 'The inbox needs Node 24 or newer on the server, as the command node: https://nodejs.org'
  install -m 644 "$inbox/site-inbox.conf" /etc/sysusers.d/
  systemd-sysusers
  install -m 755 "$inbox/site-inbox" /usr/local/bin/
  install -m 644 "$inbox"/*.service "$inbox"/*.timer /etc/systemd/system/
  ln -sfn "$inbox" "$base/inbox"
  systemctl daemon-reload
  systemctl enable --quiet --now site-inbox-backup.timer
  systemctl enable --quiet site-inbox.service
  systemctl restart site-inbox.service
}

# ID FILE: a file of a release.
show() {
  cat "$base/releases/$1/$2"
}

case $step in
  state | receive | challenge | activate | inbox | show) "$step" "$@" ;;
  *) fail "There is no step $step." ;;
esac
