import { expect, test } from 'vitest'
import { inboxSettings } from './settings.ts'

const MAIL = { SMTP_URL: 'smtps://a:secret@mail.test', MAIL_TO: 'b@c.test', MAIL_FROM: ' d@e.test' }

test('settings: keep inquiries for 400 days and mail nothing by default, also if left empty', () => {
  const defaults = { file: 'data/inquiries.db', requestsPerMinute: 20, retentionDays: 400 }
  for (const env of [{}, { RETENTION_DAYS: ' ', SMTP_URL: '' }])
    expect(inboxSettings(env)).toEqual(defaults)
})

test('settings: are trimmed; the address of the published site does not bind a preview', () => {
  const { mail, site } = inboxSettings({ ...MAIL, SITE_URL: 'https://ships.example' })
  expect(mail).toEqual({ url: MAIL.SMTP_URL, to: 'b@c.test', from: 'd@e.test' })
  expect(site).toBe(undefined)
})

test.each([
  [{ ...MAIL, MAIL_TO: ' ' }, 'Missing: MAIL_TO. See .env.example.'],
  [{ SMTP_URL: MAIL.SMTP_URL }, 'Missing: MAIL_TO, MAIL_FROM.'],
  [{ ...MAIL, MAIL_TO: 'b' }, "MAIL_TO is 'b': give one email address"],
  [{ ...MAIL, MAIL_FROM: 'a@b.test\nBcc: c@d.test' }, 'MAIL_FROM is'],
  [{ ...MAIL, SMTP_URL: 'https://secret@mail.test' }, /^SMTP_URL is not valid: (?!.*secret)/],
  [{ FORM_REQUESTS_PER_MINUTE: 'many' }, "FORM_REQUESTS_PER_MINUTE is 'many': give a whole"],
  [{ FORM_ADDRESS_HEADER: ' :', RETENTION_DAYS: '-1' }, /^FORM_ADD.* is ':'.*\nRETENTION.* '-1'/],
])('settings: %j is rejected', (env, reason) => {
  expect(() => inboxSettings(env)).toThrow(reason)
})
