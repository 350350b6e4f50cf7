#!/usr/bin/env bash
# Creates, builds and tests a site for each company in examples/, in a copy of the project.
set -eu
cd "$(dirname "$0")/../.."
# The copy is inside the project folder, because hard links to node_modules work only on the same disk.
copy=.cache/company
trap 'rm -rf "$copy"' EXIT
for answers in scripts/new-company/examples/*.yaml; do
  rm -rf "$copy"
  mkdir -p "$copy/.cache"
  git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$copy"
  cp -al node_modules "$copy"
  if [ -d .cache/astro ]; then cp -r .cache/astro "$copy/.cache"; fi
  (
    cd "$copy"
    npm run new-company -- --answers "$answers"
    if grep -q '^FORM_ENDPOINT=.' .env; then npm run build; fi
    npm run build:server
    npm test
  )
done
