import { readFileSync } from 'node:fs'

const REPORT_FOLDER = 'test-results'

interface Count {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A test file that failed before any of its tests did (a broken import) counts as one failure. */
export function countVitest(report: VitestReport): Count {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
  }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** Passing only on a later try is no pass. Errors outside any test count one failure each. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** Each step of the check counts as one. */
export function countCheck({ steps }: { steps: { passed: boolean }[] }): Count {
  const passed = steps.filter((step) => step.passed).length
  return { passed, failed: steps.length - passed }
}

/**
 * The sum over the runs of one command. A missing or unreadable report, a run without any result,
 * and a command that failed although nothing counted as failed are one failure each.
 */
export function countCommand(exitCode: number, runs: (() => Count)[]): Count {
  const counts = runs.map(countOrFailure)
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}

function countOrFailure(run: () => Count): Count {
  try {
    const { passed, failed } = run()
    if (passed + failed > 0) return { passed, failed }
  } catch (error) {
    console.error(`A report is missing: ${String(error)}`)
  }
  return { passed: 0, failed: 1 }
}

function readReport<Report>(name: string): Report {
  return JSON.parse(readFileSync(`${REPORT_FOLDER}/${name}.json`, 'utf8')) as Report
}

/** `count-results.ts <exit code of the tests> <exit code of the check>` */
function main([testExit, checkExit]: string[]) {
  const tests = countCommand(Number(testExit), [
    () => countVitest(readReport('vitest')),
    () => countPlaywright(readReport('playwright')),
  ])
  const check = countCommand(Number(checkExit), [() => countCheck(readReport('check'))])
  const failed = tests.failed + check.failed
  console.log(`${tests.passed + check.passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}

if (import.meta.main) main(process.argv.slice(2))
