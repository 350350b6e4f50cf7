import { readFileSync } from 'node:fs'
import type { JSONReport } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

type Count = { passed: number; failed: number }

/** A file that failed before any of its tests did (a broken import) counts as one failure. */
function countVitest(report: JsonTestResults): Count {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length }
}

/** A test that passes only on a later try has failed. Errors outside any test count one failure each. */
function countPlaywright({ stats, errors }: JSONReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** A missing or unreadable report and a report without any result are one failure each. */
function countReport<Report>(name: string, count: (report: Report) => Count): Count {
  try {
    const report = JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8')) as Report
    const { passed, failed } = count(report)
    if (passed + failed > 0) return { passed, failed }
  } catch (error) {
    console.error(`A report is missing: ${String(error)}`)
  }
  return { passed: 0, failed: 1 }
}

// Arguments: the exit codes of the tests and of the check. The check counts as one.
const [tests, check] = process.argv.slice(2).map(Number)
const counts = [countReport('vitest', countVitest), countReport('playwright', countPlaywright)]
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
const passed = sum('passed') + (check === 0 ? 1 : 0)
// Tests may also fail without any result that says so.
const failed = (sum('failed') || (tests === 0 ? 0 : 1)) + (check === 0 ? 0 : 1)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
