import { expect, test } from 'vitest'
import { inboxSettings } from './settings.ts'

const settingsOf = (env: Record<string, string>) => inboxSettings(env, { requestsPerMinute: 20 })

test.each([
  'dist/inquiries.db',
  'dist-preview/x',
  './dist/kept/../a',
  'public/a',
  `${process.cwd()}/dist/a`,
])('refuses to keep inquiries in %s, where they would be served', (file) => {
  expect(() => settingsOf({ INQUIRIES_DB: file })).toThrow(
    /^INQUIRIES_DB is '.*', which lies in (dist|dist-preview|public)\//,
  )
})

test.each(['inquiries.db', 'distant/a', 'dist.db', '/var/lib/site/dist/a', '../dist/a'])(
  'keeps inquiries in %s',
  (file) => {
    expect(settingsOf({ INQUIRIES_DB: file }).file).toBe(file)
  },
)

test('keeps inquiries for 400 days, and mails nothing, unless it is told to', () => {
  expect(settingsOf({})).toEqual({
    file: 'data/inquiries.db',
    requestsPerMinute: 20,
    retentionDays: 400,
  })
})

const MAIL = { SMTP_URL: 'smtps://a:secret@mail.test', MAIL_TO: 'b@c.test', MAIL_FROM: 'd@e.test' }

test('mails to whom it is told', () => {
  expect(settingsOf(MAIL).mail).toEqual({ url: MAIL.SMTP_URL, to: 'b@c.test', from: 'd@e.test' })
})

test.each([
  [{ RETENTION_DAYS: '0' }, "RETENTION_DAYS is '0': give a whole number from 1 on."],
  [{ FORM_REQUESTS_PER_MINUTE: 'many' }, "FORM_REQUESTS_PER_MINUTE is 'many': give a whole"],
  [{ SMTP_URL: MAIL.SMTP_URL }, 'MAIL_TO and MAIL_FROM are missing: mail needs'],
  [{ ...MAIL, MAIL_TO: ' ' }, 'MAIL_TO is missing'],
  [{ ...MAIL, MAIL_TO: 'b' }, "MAIL_TO is 'b': give one mail address"],
  [{ ...MAIL, MAIL_FROM: 'a@b.test\nBcc: c@d.test' }, 'MAIL_FROM is'],
  [{ ...MAIL, SMTP_URL: 'https://secret@mail.test' }, /^SMTP_URL is no address (?!.*secret)/],
])('refuses %j', (env, reason) => {
  expect(() => settingsOf(env)).toThrow(reason)
})
