#!/usr/bin/env bash
# Tests setup, publishing and restoring on servers that boot Debian in containers.
set -eu
missing=$(for name in systemd-nspawn mmdebstrap caddy rsync age ssh ip; do command -v "$name" >/dev/null || echo "$name"; done)
[ "$(id -u)" = 0 ] || missing="root $missing"
if [ "$missing" ]; then
  echo "Skipped, because this machine lacks: $missing"
  echo 'On Debian 12, run as root: apt-get install systemd-container mmdebstrap caddy rsync age openssh-client iproute2'
  exit 0
fi
# `cp -al` hard-links node_modules, so the test folder must be on the project's disk.
folder=$PWD/.cache/server
ip link add site-test type bridge || { echo "Another test:server is running. If not, run: ip link del site-test" >&2; exit 1; }
trap 'ip link del site-test; rm -rf --one-file-system "$folder"' EXIT
rm -rf --one-file-system "$folder"
mkdir -p "$folder"/{ca,project,ssh} ~root/.ssh
ip address add 198.18.0.1/24 dev site-test
ip link set site-test up
cp /etc/hosts "$folder/hosts"
git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$folder/project"
cp -al node_modules "$folder/project"
if [ -d .cache/astro ]; then mkdir "$folder/project/.cache" && cp -r .cache/astro "$folder/project/.cache"; fi
npm --prefix "$folder/project" run --silent new-company -- --answers scripts/new-company/examples/meridian.yaml
ssh-keygen -q -t ed25519 -N '' -f "$folder/ssh/id_ed25519"
printf '%s\n' 'StrictHostKeyChecking accept-new' 'LogLevel ERROR' 'ConnectTimeout 2' >"$folder/ssh/config"
# `unshare` keeps the test's processes, host names and SSH settings in namespaces that end with the test.
unshare --mount --pid --fork --kill-child --mount-proc bash -c "
  mount --bind $folder/hosts /etc/hosts && mount --bind $folder/ssh ~root/.ssh && exec vitest run --project server --bail 1 --reporter verbose"
