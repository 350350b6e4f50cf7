import { expect, test, vi } from 'vitest'
import { countCheck, countCommand, countPlaywright, countVitest } from './count-results.ts'

const vitestReport = {
  numPassedTests: 7,
  numFailedTests: 1,
  testResults: [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ],
}

test('counts the unit tests, and a file that broke before its tests ran', () => {
  expect(countVitest(vitestReport)).toEqual({ passed: 7, failed: 2 })
})

test('counts the journeys; one that passes only on a later try has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 }
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 2 })
  expect(countPlaywright({ stats, errors: [{ message: 'no server' }] }).failed).toBe(3)
})

test('counts each step of the check', () => {
  const steps = [{ passed: true }, { passed: false }, { passed: true }]
  expect(countCheck({ steps })).toEqual({ passed: 2, failed: 1 })
})

test('adds up the runs of a command', () => {
  const runs = [() => ({ passed: 2, failed: 0 }), () => ({ passed: 3, failed: 1 })]
  expect(countCommand(1, runs)).toEqual({ passed: 5, failed: 1 })
})

test('a missing report is a failure', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const missing = () => {
    throw new Error('ENOENT')
  }
  expect(countCommand(0, [() => ({ passed: 2, failed: 0 }), missing])).toEqual({
    passed: 2,
    failed: 1,
  })
})

test('a run without results is a failure, and so is a command that failed silently', () => {
  expect(countCommand(0, [() => ({ passed: 0, failed: 0 })])).toEqual({ passed: 0, failed: 1 })
  expect(countCommand(1, [() => ({ passed: 4, failed: 0 })])).toEqual({ passed: 4, failed: 1 })
})
