import { spawnSync } from 'node:child_process'

// Everything that guards the site. A later step also runs after an earlier one has failed, so
// that one run shows everything there is to mend; only without browser or site there is nothing to test.
const run = (script: string) =>
  spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' }).status === 0

const isReady = run('test:browser') && run('build:preview')
const passed = isReady && [run('test:units'), run('test:journeys')].every(Boolean)
if (!passed) process.exitCode = 1
