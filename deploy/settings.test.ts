import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { readSettings } from './settings.ts'

test('takes away the blanks around a setting, and makes a missing one empty', () => {
  for (const name of ['SITE_URL', 'FORM_ENDPOINT', 'FORM_ACCESS_KEY']) vi.stubEnv(name, undefined)
  vi.stubEnv('SITE_URL', ' https://northernstar.com\t')
  const folder = temporaryFolder({ '.env': 'FORM_ENDPOINT=" https://forms.host/submit "' })
  expect(readSettings(folder)).toEqual({
    SITE_URL: 'https://northernstar.com',
    FORM_ENDPOINT: 'https://forms.host/submit',
    FORM_ACCESS_KEY: '',
    INBOX_RUNS_ON: '',
  })
  vi.unstubAllEnvs()
})
