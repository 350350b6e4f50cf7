#!/usr/bin/env bash
# Creates each company in examples/ in a copy of the project, builds it for publishing, and runs all tests.
set -eu
cd "$(dirname "$0")/../.."
# On the same disk, so that node_modules can be hard-linked.
copy=.cache/company
trap 'rm -rf "$copy"' EXIT
for answers in scripts/new-company/examples/*.yaml; do
  rm -rf "$copy"
  mkdir -p "$copy/.cache"
  git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$copy"
  cp -al node_modules "$copy"
  # Reuses images that Astro has already created.
  if [ -d .cache/astro ]; then cp -r .cache/astro "$copy/.cache"; fi
  (
    cd "$copy"
    npm run new-company -- --answers "$answers"
    if grep -q '^FORM_ENDPOINT=.' .env; then npm run build; fi
    npm run build:server
    npm test
  )
done
