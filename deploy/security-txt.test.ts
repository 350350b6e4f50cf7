import { expect, test } from 'vitest'
import { securityTxtFindings } from './security-txt.ts'
import { startBuild } from './testing/start-build.ts'

const on = (day: string, content: unknown = { expires: '2027-10-31' }) =>
  securityTxtFindings(content, new Date(day))

test('after its last day nothing is published', () => {
  const { problems, warnings } = on('2027-11-01')
  expect(problems).toEqual([
    'content/security.yaml, expires: 2027-10-31 is over. Put in a later day, at most a year from now.',
  ])
  expect(warnings).toEqual([])
})

test.each(['2027-10-31', '2027-10-03'])('on %s, in its last 30 days, it is said', (day) => {
  expect(on(day)).toEqual({ problems: [], warnings: [expect.stringContaining('is near')] })
})

test('before that there is nothing to say, and nothing of content without such a day', () => {
  const nothing = { problems: [], warnings: [] }
  expect(on('2027-10-01')).toEqual(nothing)
  for (const content of [null, {}, { expires: 'soon' }])
    expect(on('2027-11-01', content)).toEqual(nothing)
})

test('the guard keeps to both', () => {
  const startOn = (expires: string) =>
    startBuild({ 'content/security.yaml': `expires: ${expires}` })
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  expect(startOn(day(-2)).start).toThrow(/security\.yaml, expires: .* is over/)
  const { warn, start } = startOn(day(10))
  expect(start).toThrow(/^(?!.*security\.yaml)/s)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('is near'))
})
