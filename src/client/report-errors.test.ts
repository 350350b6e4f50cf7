import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

const ORIGIN = 'https://shipping.example'
const SCRIPT = `${ORIGIN}/_astro/app.js`
const EXTENSION = 'chrome-extension://abc/content.js'
const document = { body: { dataset: {} as Record<string, string> } }
const navigator = { sendBeacon: vi.fn() }
const listeners: Record<string, (event: object) => void> = {}

async function dispatch(type: string, event: object) {
  listeners[type]!(event)
  return navigator.sendBeacon.mock.calls
}

beforeAll(() => {
  vi.stubGlobal('origin', ORIGIN)
  vi.stubGlobal('location', { pathname: '/services' })
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    listeners[type] = listener
  })
})
beforeEach(async () => {
  document.body.dataset = { failures: '/failures' }
  navigator.sendBeacon.mockReset()
  vi.resetModules()
  await import('./report-errors')
})

const rejection = (stack: string) => ({ reason: Object.assign(new Error('a'), { stack }) })
const violation = { sourceFile: '', effectiveDirective: 'img-src', blockedURI: 'https://a.example' }
test.each([
  ['error', { filename: SCRIPT, message: 'Error: a' }, 'Error: a'],
  [
    'error',
    { filename: SCRIPT, message: 'Error at https://a.example/?name=Asha' },
    'Error at https://a.example/',
  ],
  ['error', { filename: `${ORIGIN}/services?name=Asha`, message: 'Error: a' }, 'Error: a'],
  ['unhandledrejection', rejection(`at f (${SCRIPT}:1:2)`), 'Error: a'],
  ['securitypolicyviolation', violation, 'img-src https://a.example'],
  ['securitypolicyviolation', { ...violation, blockedURI: 'inline' }, 'img-src inline'],
])('%s %j: is reported as %j, with the page’s path', async (type, event, message) => {
  expect(await dispatch(type, event)).toEqual([['/failures', `/services\n${message}`]])
})

test.each([
  ['error', { filename: EXTENSION, message: 'Error: a' }],
  ['error', { filename: '', message: 'Script error.' }],
  ['error', { filename: 'https://other.example/a.js', message: 'Error: a' }],
  ['unhandledrejection', rejection(`at f (${EXTENSION}:1:2)\nat g (${SCRIPT}:1:2)`)],
  ['unhandledrejection', { reason: undefined }],
  ['securitypolicyviolation', { ...violation, sourceFile: 'moz-extension' }],
  ['securitypolicyviolation', { ...violation, blockedURI: 'chrome-extension' }],
])('%s %j from an extension or another site: isn’t reported', async (type, event) => {
  expect(await dispatch(type, event)).toEqual([])
})

test('error on a page with a third-party form service: isn’t reported', async () => {
  document.body.dataset = {}
  expect(await dispatch('error', { filename: SCRIPT, message: 'Error: a' })).toEqual([])
})

test('script that fails in a loop while sendBeacon throws: is reported five times', async () => {
  navigator.sendBeacon.mockImplementation(() => {
    throw new TypeError('blocked')
  })
  const event = { filename: SCRIPT, message: 'Error: a' }
  for (let i = 0; i < 9; i++) await dispatch('error', event)
  expect(navigator.sendBeacon).toHaveBeenCalledTimes(5)
})
