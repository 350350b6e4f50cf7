import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { readSettings } from './settings.ts'

afterEach(() => vi.unstubAllEnvs())

test('settings: are trimmed, and empty where one is missing', () => {
  for (const name of ['SITE_URL', 'FORM_ENDPOINT', 'FORM_ACCESS_KEY']) vi.stubEnv(name, undefined)
  vi.stubEnv('SITE_URL', ' https://northernstar.com\t')
  const folder = temporaryFolder({ '.env': 'FORM_ENDPOINT=" https://forms.host/submit "' })
  expect(readSettings(folder)).toMatchObject({
    SITE_URL: 'https://northernstar.com',
    FORM_ENDPOINT: 'https://forms.host/submit',
    FORM_ACCESS_KEY: '',
  })
})

test('settings: the process wins over the file of the mode, which wins over .env', () => {
  const folder = temporaryFolder({
    '.env': 'GUARD_A=env\nGUARD_B=env\nGUARD_C="with # sign"',
    '.env.production': 'GUARD_A=mode\nGUARD_B=mode',
    '.env.preview': 'GUARD_A=other',
  })
  vi.stubEnv('GUARD_A', 'process')
  const expected = { GUARD_A: 'process', GUARD_B: 'mode', GUARD_C: 'with # sign' }
  expect(readSettings(folder)).toMatchObject(expected)
})
