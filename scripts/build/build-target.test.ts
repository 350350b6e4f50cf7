import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { parseBuildArgs, loadEnvSettings } from './build-target.ts'

test.each([
  ['build', { isPublishing: true, hasInbox: false, folder: 'dist' }],
  ['build --mode server', { isPublishing: true, hasInbox: true, folder: 'dist' }],
  ['build --mode=preview', { isPublishing: false, hasInbox: false, folder: 'dist-preview' }],
])('build target of `astro %s`: is %j', (args, target) => {
  expect(parseBuildArgs(args.split(' '))).toEqual(target)
})

test('settings: come from the process before .env, are trimmed, and are empty if missing', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const name of ['FORM_ENDPOINT', 'FORM_ACCESS_KEY']) vi.stubEnv(name, undefined)
  vi.stubEnv('SITE_URL', ' https://process.com\t')
  const folder = temporaryFolder({
    '.env': '\u{feff}FORM_ENDPOINT=" https://file.com "\nSITE_URL=https://file.com',
  })
  expect(loadEnvSettings(folder)).toMatchObject({
    SITE_URL: 'https://process.com',
    FORM_ENDPOINT: 'https://file.com',
    FORM_ACCESS_KEY: '',
  })
})
