import { expect, test } from 'vitest'
import { readReport } from './load.ts'

test('rate and slowest hundredth are read from wrk’s report, whatever the unit', () => {
  const report = (p99: string) => `
  Latency Distribution
     50%    1.92ms
     99%    ${p99}
  8120 requests in 8.00s, 120.00MB read
Requests/sec:   1015.12
Transfer/sec:     15.00MB`
  expect(readReport(report('7.50ms'))).toEqual({ requestsPerS: 1015.12, p99Ms: 7.5 })
  expect(readReport(report('1.20s')).p99Ms).toBe(1200)
  expect(readReport(report('900.00us')).p99Ms).toBeCloseTo(0.9)
})

test('a report of something else gives no numbers', () => {
  expect(readReport('unable to connect').requestsPerS).toBeNaN()
})
