import { expect, test } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { findContentPlaceholders } from './find-placeholders.ts'
import {
  checkReadyToPublish,
  rejectPagePlaceholders,
  findInvalidSettings,
} from './publish-check.ts'

const SETTINGS = { SITE_URL: 'https://a.in', FORM_ENDPOINT: 'https://b.in', FORM_ACCESS_KEY: 'c' }
const MISSING = { SITE_URL: '', FORM_ENDPOINT: '', FORM_ACCESS_KEY: '' }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const DEFAULT = {
  'content/company.yaml': 'fictional: true\nphones:\n  - number: +91 00 0000 0001',
  'content/news/a.yaml': "[Dhruva's, b@c.EXAMPLE, A. N. Other, 1 Example Road, MTO/000/0000]",
  'content/news/b.yaml': 'fictional: true\nnotice: 2 months',
  'content/news/c.yaml': 'fictional: false',
  'content/credentials.yaml': `certificates: { entries: [{ number: 1, validUntil: ${inDays(-2)} }] }
companyDetails: { gstin: 27AAAAA0000A1Z0 }`,
  'content/brand/logo.svg': '<svg data-placeholder=""/>',
}

test('content of the demonstration: is refused with all faults at once', () => {
  const fields = `content/company.yaml: fictional:|content/company.yaml: phones.0.number:
    content/credentials.yaml: companyDetails.gstin:|content/news/a.yaml: 0:|content/news/a.yaml: 1:|content/news/a.yaml: 2:|content/news/a.yaml: 3:|content/news/a.yaml: 4:
    content/news/b.yaml: fictional:|content/brand/logo.svg:|content/credentials.yaml: certificates.entries.0.validUntil:
    SITE_URL (environment or .env):|FORM_ENDPOINT (environment or .env):|FORM_ACCESS_KEY (environment or .env):`
  const lines = fields
    .split(/\||\n/)
    .map((field) => `  - ${RegExp.escape(field.trim())} found [^\n]+, expected [^\n]+\n`)
  const list = new RegExp(`^The site can.t be published yet.+:\n${lines.join('')}To preview`)
  expect(() => checkReadyToPublish(temporaryFolder(DEFAULT), MISSING, false)).toThrow(list)
})

test('built page with a placeholder: is refused', () => {
  const folder = temporaryFolder({ 'a/b.html': '<a href="tel:+910000000001">', 'c.html': 'C' })
  const list = "  - a/b.html: found '+9100', expected your own\nTo preview"
  expect(() => rejectPagePlaceholders(folder)).toThrow(list)
})

test('date that expires soon: is a warning', () => {
  const folder = temporaryFolder({ 'content/security.yaml': `expires: ${inDays(10)}` })
  const warning = `content/security.yaml: expires: found ${inDays(10)}, which is less than 30 days away`
  expect(checkReadyToPublish(folder, SETTINGS, false)).toEqual([warning])
})

test('content of another company: contains no placeholders, even with similar numbers and words', () => {
  const texts = `
    - +91 22 0000 0001
    - +44 20 0000 0000
    - '2,000'
    - '00:00'
    - MTO/000/0001
    - a@company.example.in, or for example road and rail
    - Conditions are found on inspection. Other flags on request
    - USD 0.00 per seafarer, for 0 of 0.000
  `
  expect(findContentPlaceholders(temporaryFolder({ 'content/a.yaml': texts }))).toEqual([])
})

const UNREACHABLE =
  `a.com /inquiries http://a.com https:// https://b.example/a https://localhost:4321/a
  https://app.localhost https://127.0.0.1/a https://[::1]/a https://intranet.local https://intranet
  https://ships.internal https://ships.lan`.split(/\s+/)
const NO_HOST = ['https://a.com/b', 'https://a.com/?b', 'https://a.com:8443', 'https://a.com/#b']
test.each([
  ...UNREACHABLE.flatMap((url) => [{ SITE_URL: url }, { FORM_ENDPOINT: url }]),
  ...NO_HOST.map((url) => ({ SITE_URL: url })),
])('setting %j: is refused', (setting) => {
  const [name, value] = Object.entries(setting)[0]!
  const problem = expect.stringContaining(`${name} (environment or .env): found '${value}'`)
  expect(findInvalidSettings({ ...SETTINGS, ...setting }, false)).toEqual([problem])
})

test.each(['münchen.de', 'जहाज.भारत', 'xn--h2brj9c.xn--h2brj9c', 'www.пример.рф', 'a.example.in'])(
  'SITE_URL https://%s: is accepted',
  (host) => {
    expect(findInvalidSettings({ ...SETTINGS, SITE_URL: `https://${host}` }, false)).toEqual([])
  },
)

test('settings for a site with its own inbox: need SITE_URL, but no form service', () => {
  expect(findInvalidSettings(MISSING, true)).toEqual([expect.stringContaining('SITE_URL')])
})
