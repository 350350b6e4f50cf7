import { expect, test } from 'vitest'
import { brokenBudgets, tableOf, type Row } from './rows.ts'

const row = (values: Row['values']): Row => ({ part: 'lighthouse', where: 'phone /', values })

test('limits may be reached, not passed', () => {
  const budgets = { lighthouse: { fcpRatio: { max: 1.05 }, performance: { min: 100 } } }
  expect(brokenBudgets([row({ fcpRatio: 1.05, performance: 100 })], budgets)).toEqual([])
  expect(brokenBudgets([row({ fcpRatio: 1.06, performance: 99 })], budgets)).toEqual([
    'lighthouse, phone /: fcpRatio is 1.06, wanted at most 1.05',
    'lighthouse, phone /: performance is 99, wanted at least 100',
  ])
})

test('a limit of 0 holds', () => {
  const budgets = { lighthouse: { shift: { max: 0 } } }
  expect(brokenBudgets([row({ shift: 0.001 })], budgets)).toEqual([
    'lighthouse, phone /: shift is 0.001, wanted at most 0',
  ])
})

test('a value that was not measured breaks its limit; other parts have no say', () => {
  const budgets = { lighthouse: { cls: { max: 0 } }, scroll: { late: { max: 0 } } }
  expect(brokenBudgets([row({})], budgets)).toEqual(['lighthouse, phone /: cls is missing'])
  expect(brokenBudgets([row({ cls: Number.NaN })], budgets)).toHaveLength(1)
})

test('a table has a column for each value that any row has', () => {
  expect(tableOf([row({ fcpMs: 812.4 }), { ...row({ cls: 0 }), where: 'phone /about' }])).toBe(
    [
      '|  | fcpMs | cls |',
      '| --- | --: | --: |',
      '| phone / | 812 |  |',
      '| phone /about |  | 0 |',
    ].join('\n'),
  )
})
