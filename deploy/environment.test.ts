import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { readEnvironment } from './environment.ts'

test('ranks the process over the file of the mode over .env', () => {
  const folder = temporaryFolder({
    '.env': 'GUARD_A=env\nGUARD_B=env\nGUARD_C="with # sign"',
    '.env.production': 'GUARD_A=mode\nGUARD_B=mode',
    '.env.preview': 'GUARD_A=other',
  })
  vi.stubEnv('GUARD_A', 'process')
  expect(readEnvironment(folder, 'production')).toMatchObject({
    GUARD_A: 'process',
    GUARD_B: 'mode',
    GUARD_C: 'with # sign',
  })
  vi.unstubAllEnvs()
})

test('needs no file', () => {
  expect(readEnvironment(temporaryFolder(), 'production')).toEqual({ ...process.env })
})
