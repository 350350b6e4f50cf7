import { expect, test, vi } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'
import { readEnvironment, readSettings } from './settings.ts'

test('settings: are trimmed, and empty where one is missing', () => {
  for (const name of ['SITE_URL', 'FORM_ENDPOINT', 'FORM_ACCESS_KEY']) vi.stubEnv(name, undefined)
  vi.stubEnv('SITE_URL', ' https://northernstar.com\t')
  const folder = temporaryFolder({ '.env': 'FORM_ENDPOINT=" https://forms.host/submit "' })
  expect(readSettings(folder)).toEqual({
    SITE_URL: 'https://northernstar.com',
    FORM_ENDPOINT: 'https://forms.host/submit',
    FORM_ACCESS_KEY: '',
  })
  vi.unstubAllEnvs()
})

test('environment: the process wins over the file of the mode, which wins over .env', () => {
  const folder = temporaryFolder({
    '.env': 'GUARD_A=env\nGUARD_B=env\nGUARD_C="with # sign"',
    '.env.production': 'GUARD_A=mode\nGUARD_B=mode',
    '.env.preview': 'GUARD_A=other',
  })
  vi.stubEnv('GUARD_A', 'process')
  expect(readEnvironment(folder)).toMatchObject({
    GUARD_A: 'process',
    GUARD_B: 'mode',
    GUARD_C: 'with # sign',
  })
  vi.unstubAllEnvs()
})
