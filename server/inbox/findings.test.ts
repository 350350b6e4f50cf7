import { expect, test } from 'vitest'
import { lapsing, unreported } from './findings.ts'

const LICENCE = { what: 'A licence', day: '2029-03-31' }
const NOW = (day: string) => Date.parse(`${day}T06:00Z`)

test('licence that ends: is reported once thirty and once seven days before, and not again when it is over', () => {
  const reports: string[] = []
  let reported: string[] = []
  for (let now = NOW('2029-02-01'); now < NOW('2029-05-01'); now += 86_400_000) {
    const findings = lapsing([LICENCE], now)
    const day = new Date(now).toJSON().slice(0, 10)
    reports.push(...unreported(findings, reported).map(({ text }) => `${day}: ${text}`))
    reported = findings.map(({ id }) => id)
  }
  const rest = 'on 2029-03-31. Renew it, correct the day and publish.'
  expect(reports).toEqual([
    `2029-03-01: A licence ends in 30 days, ${rest}`,
    `2029-03-24: A licence ends in 7 days, ${rest}`,
  ])
})

test('licence that is over: is a finding that says so', () => {
  const [finding] = lapsing([LICENCE], NOW('2029-04-01'))
  expect(finding!.text).toMatch(/^A licence ended on 2029-03-31\./)
})

test('licence that is renewed: is no finding, and is reported again a month before its new end', () => {
  const ids = lapsing([LICENCE], NOW('2029-03-20')).map(({ id }) => id)
  const renewed = [{ ...LICENCE, day: '2030-03-31' }]
  expect(lapsing(renewed, NOW('2029-03-20'))).toEqual([])
  expect(unreported(lapsing(renewed, NOW('2030-03-20')), ids)).toHaveLength(1)
})
