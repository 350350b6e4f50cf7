#!/usr/bin/env bash
# Sets up your own server. Running the script again keeps /etc/site.env and all data.
set -euo pipefail

if [ "${1:-}" != --on-server ]; then
  cd "$(dirname "$0")/.."
  [ $# = 1 ] || { echo 'usage: npm run server:setup -- root@HOST' >&2; exit 1; }
  host=$(node -p "require('./server/env-file.ts').loadEnvFile('.env'); URL.parse(process.env.SITE_URL)?.host ?? ''")
  [ "$host" ] || { echo 'SITE_URL is missing. Set it in .env.' >&2; exit 1; }
  tar -cz -C deploy . | ssh "$1" "d=\$(mktemp -d) && tar -xz -C \$d && bash \$d/setup.sh --on-server $host && rm -r \$d"
  exit
fi

host=$2
case $host in www.*) alias=${host#www.} ;; *) alias=www.$host ;; esac
cd "$(dirname "$0")"
missing=$(for name in caddy rsync curl age; do command -v "$name" >/dev/null || echo "$name"; done)
if [ -n "$missing" ]; then apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y $missing; fi
id site >/dev/null 2>&1 || useradd --system --user-group --home-dir /var/lib/site --shell /usr/sbin/nologin site
install -d /srv/site/releases /srv/site/assets/_astro /etc/systemd/system/{caddy,systemd-time-wait-sync}.service.d
install -d -m 700 -o site -g site /var/lib/site
# On servers that were set up by an earlier version, Caddy serves the symbolic link `current`, so `public` starts as a
# copy of `current`.
[ -e /srv/site/public ] || [ ! -e /srv/site/current ] || cp -P /srv/site/current /srv/site/public
[ -e /etc/site.env ] || install -m 640 -g site site.env /etc/site.env
install -m 755 inquiries /usr/local/bin/inquiries
# Earlier versions installed the `inquiries` command under the name `site`.
rm -f /usr/local/bin/site
install -m 644 ./*.service ./*.socket ./*.timer /etc/systemd/system/
printf '%s\n' '[Unit]' StartLimitIntervalSec=0 '[Service]' Restart=always RestartSec=200ms RuntimeDirectory=caddy \
  >/etc/systemd/system/caddy.service.d/site.conf
printf '%s\n' '[Service]' TimeoutStartSec=60 >/etc/systemd/system/systemd-time-wait-sync.service.d/site.conf
# Without `tcp_migrate_req`, connections that arrive while Caddy switches to a new release would be lost.
echo 'net.ipv4.tcp_migrate_req = 1' >/etc/sysctl.d/site.conf
# A subdomain usually doesn't have a `www.` variant, so a missing DNS record isn't an error.
if ! getent hosts "$alias" >/dev/null; then
  echo "$alias has no DNS record, so it does not redirect to $host. If it should, create its DNS record, then run this command again."
  sed -i '/ALIAS_HOST/,$d' Caddyfile
fi
sed -i "s/{\$SITE_HOST}/$host/; s/{\$ALIAS_HOST}/$alias/" Caddyfile
caddy validate --adapter caddyfile --config Caddyfile >log 2>&1 || { cat log; exit 1; }
install -C -v -m 644 --backup=numbered Caddyfile /etc/caddy/Caddyfile
systemctl daemon-reload && systemctl restart systemd-sysctl
# Doesn't start the services, because they can't run before the first release is published.
systemctl enable site.socket site.service
systemctl enable systemd-time-wait-sync 2>/dev/null || true
systemctl enable --now site-backup.timer site-check.timer caddy
systemctl reload caddy 2>/dev/null || systemctl restart caddy
if [ -e /srv/site/current ]; then systemctl restart site.service; fi
echo "$host is ready. Fill in /etc/site.env there, then run 'npm run publish' here."
