import { expect, test } from 'vitest'
import { papersFindings } from './papers.ts'
import { startBuild } from './testing/start-build.ts'

const on = (day: string, certificate: object, specimen = false) =>
  papersFindings({ specimen, certificates: { entries: [certificate] } }, new Date(day))
const licence = { number: 'RPSL-MUM-123', validUntil: '2029-03-31' }

test('specimens are not published', () => {
  expect(on('2026-11-01', licence, true)).toEqual({
    problems: [
      expect.stringMatching(/^content\/papers\.yaml, specimen: true .+\. Put in .+\.$/) as string,
    ],
    warnings: [],
  })
})

test('after its last day no paper is published', () => {
  expect(on('2029-04-01', licence)).toEqual({
    problems: [
      'content/papers.yaml, certificates.entries[1].validUntil: 2029-03-31 is over. Put in the renewed paper, or empty its number until it is there.',
    ],
    warnings: [],
  })
})

test('in its last 30 days that is said', () => {
  expect(on('2029-03-10', licence)).toEqual({
    problems: [],
    warnings: [expect.stringContaining('is near') as string],
  })
})

test.each([
  ['one that holds', licence, '2029-01-01'],
  ['one without an end', { number: '11/1234' }, '2029-04-01'],
  ['one that is not shown', { ...licence, number: '' }, '2029-04-01'],
])('%s is no matter', (_, certificate, day) => {
  expect(on(day, certificate)).toEqual({ problems: [], warnings: [] })
})

test('content without papers is no matter', () => {
  for (const content of [undefined, null, {}, { certificates: {} }])
    expect(papersFindings(content, new Date())).toEqual({ problems: [], warnings: [] })
})

test('the guard keeps to both', () => {
  expect(startBuild({ 'content/papers.yaml': 'specimen: true' }).start).toThrow(
    /papers\.yaml, specimen: true/,
  )
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  const { warn, start } = startBuild({
    'content/papers.yaml': `certificates: { entries: [{ number: '1', validUntil: ${day} }] }`,
  })
  expect(start).toThrow(/^(?!.*papers\.yaml)/s)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('is near'))
})
