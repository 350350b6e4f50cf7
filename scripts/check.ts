import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const REPORT_FOLDER = 'test-results'
const STEP_PREFIX = 'check:'
/** Looks at a published site, which has to be named. */
const NOT_A_STEP = 'check:live'

// Runs every `check:…` script of package.json, also after one has failed, so that one run shows
// everything there is to mend, and reports which passed.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
const steps = Object.keys(scripts)
  .filter((name) => name.startsWith(STEP_PREFIX) && name !== NOT_A_STEP)
  .map((name) => {
    console.log(`\n${name}`)
    const { status } = spawnSync('npm', ['run', '--silent', name], { stdio: 'inherit' })
    return { name, passed: status === 0 }
  })

const failed = steps.filter((step) => !step.passed).map((step) => step.name)
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`)
mkdirSync(REPORT_FOLDER, { recursive: true })
writeFileSync(`${REPORT_FOLDER}/check.json`, JSON.stringify({ steps }, null, 2))
if (failed.length > 0 || steps.length === 0) process.exitCode = 1
