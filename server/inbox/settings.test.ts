import { expect, test } from 'vitest'
import { inboxSettings, workerSettings } from './settings.ts'

const SECRET = 'a'.repeat(32)
const onCloudflare = (env: object) =>
  workerSettings({ FINGERPRINT_SECRET: SECRET, DB: { prepare() {} }, ...env })

test('settings: keep inquiries for 400 days and mail nothing by default, also if left empty', () => {
  const defaults = { file: 'data/inquiries.db', requestsPerMinute: 20, retentionDays: 400 }
  for (const env of [{}, { RETENTION_DAYS: ' ', SMTP_URL: '' }])
    expect(inboxSettings(env)).toEqual(defaults)
  expect(onCloudflare({})).toEqual({ fingerprintSecret: SECRET, retentionDays: 400 })
  expect(() => onCloudflare({ FINGERPRINT_SECRET: '' })).toThrow('Missing: FINGERPRINT_SECRET.')
})

const MAIL = { SMTP_URL: 'smtps://a:secret@mail.test', MAIL_TO: 'b@c.test', MAIL_FROM: ' d@e.test' }

test('settings: trim what they are given', () => {
  const addresses = { to: 'b@c.test', from: 'd@e.test' }
  expect(inboxSettings(MAIL).mail).toEqual({ url: MAIL.SMTP_URL, ...addresses })
  expect(onCloudflare(MAIL).addresses).toEqual(addresses)
})

test.each([
  [{ RETENTION_DAYS: '400d' }, "RETENTION_DAYS is '400d': give a whole number from 1 on."],
  [{ ...MAIL, MAIL_TO: ' ' }, 'Missing: MAIL_TO. See .env.example.'],
  [{ ...MAIL, MAIL_TO: 'b' }, "MAIL_TO is 'b': give one email address"],
  [{ ...MAIL, MAIL_FROM: 'a@b.test\nBcc: c@d.test' }, 'MAIL_FROM is'],
  [{ FINGERPRINT_SECRET: 'short' }, /^FINGERPRINT_SECRET is not valid: (?!.*short).*openssl/],
])('settings: reject %j on both engines', (env, reason) => {
  expect(() => inboxSettings(env)).toThrow(reason)
  expect(() => onCloudflare(env)).toThrow(reason)
})

test.each([
  [{ FORM_REQUESTS_PER_MINUTE: 'many' }, "FORM_REQUESTS_PER_MINUTE is 'many': give a whole"],
  [{ FORM_ADDRESS_HEADER: 'X Real' }, "FORM_ADDRESS_HEADER is 'X Real'"],
  [{ SMTP_URL: MAIL.SMTP_URL }, 'Missing: MAIL_TO, MAIL_FROM.'],
  [{ MAIL_WEBHOOK: 'mailto:secret' }, /^MAIL_WEBHOOK is not valid: (?!.*secret)/],
  [{ ...MAIL, SMTP_URL: 'https://secret@mail.test' }, /^SMTP_URL is not valid: (?!.*secret)/],
  [{ FORM_ADDRESS_HEADER: ' :', RETENTION_DAYS: '-1' }, /^FORM_ADD.* is ':'.*\nRETENTION.* '-1'/],
])('settings: reject %j on Node', (env, reason) => {
  expect(() => inboxSettings(env)).toThrow(reason)
})
