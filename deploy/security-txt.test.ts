import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { publishingGuard } from './publishing-guard.ts'
import { securityTxtFindings } from './security-txt.ts'

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

/** Starts a build for the public of a project with this day in it; answers what the guard has warned of. */
function startBuild(expires: string) {
  const root = temporaryFolder({ 'content/security.yaml': `expires: ${expires}` })
  const { hooks } = publishingGuard()
  const run = (hook: keyof typeof hooks, options: object) =>
    (hooks[hook] as (options: object) => void)(options)
  const warn = vi.fn<(text: string) => void>()
  const config = { root: pathToFileURL(root), outDir: pathToFileURL(root) }
  run('astro:config:setup', { config, updateConfig() {} })
  return { warn, start: () => run('astro:build:start', { logger: { warn } }) }
}

test('the guard keeps to both', () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  expect(startBuild(day(-2)).start).toThrow(/security\.yaml, expires: .* is over/)
  const { warn, start } = startBuild(day(10))
  expect(start).toThrow(/^(?!.*security\.yaml)/s)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('is near'))
})
