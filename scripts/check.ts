import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const REPORT_FOLDER = 'test-results'
const STEP_PREFIX = 'check:'

/** Runs a step, then shows what it said. */
const run = (name: string) =>
  new Promise<{ name: string; passed: boolean }>((resolve) =>
    execFile(
      'npm',
      ['run', '--silent', name],
      { maxBuffer: Infinity },
      (error, said, complained) => {
        console.log(`\n${name}\n${said}${complained}`.trimEnd())
        resolve({ name, passed: error === null })
      },
    ),
  )

// Runs every `check:…` script of package.json, each on its own, so that one run shows everything
// there is to mend, and reports which passed.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
const steps = await Promise.all(
  Object.keys(scripts)
    .filter((name) => name.startsWith(STEP_PREFIX))
    .map(run),
)

const failed = steps.filter((step) => !step.passed).map((step) => step.name)
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`)
mkdirSync(REPORT_FOLDER, { recursive: true })
writeFileSync(`${REPORT_FOLDER}/check.json`, JSON.stringify({ steps }, null, 2))
if (failed.length > 0 || steps.length === 0) process.exitCode = 1
