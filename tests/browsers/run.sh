#!/usr/bin/env bash
set -eu
packages='firefox-esr gjs gir1.2-webkit2-4.1 xvfb xauth xdotool poppler-utils'
install="apt-get install -y --no-install-recommends $packages"
if ! dpkg -s $packages >/dev/null 2>&1; then
  if [ "$(id -u)" != 0 ] || [ -z "${CI-}" ]; then
    echo "The browser tests need packages that aren't installed. On Debian, run: sudo $install" >&2
    exit 1
  fi
  apt-get update && $install
fi
exec xvfb-run -a -s '-screen 0 1600x1200x24' vitest run --project browsers
