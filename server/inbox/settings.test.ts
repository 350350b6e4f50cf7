import { expect, test } from 'vitest'
import { inboxSettings } from './settings.ts'

const MAIL = { SMTP_URL: 'smtps://a:secret@mail.test', MAIL_TO: 'b@c.test', MAIL_FROM: ' d@e.test' }

test('missing or empty settings: get defaults', () => {
  const numbers = { requestsPerMinute: 20, retentionDays: 400 }
  const defaults = { file: 'data/inquiries.db', referencePrefix: 'DM-', ...numbers }
  expect(inboxSettings({ RETENTION_DAYS: ' ', SMTP_URL: '' })).toEqual(defaults)
  const mail = { url: MAIL.SMTP_URL, to: 'b@c.test', from: 'd@e.test' }
  const backupCopy = { folder: 'nas@10.0.0.2:site', key: 'age1a' }
  const given = { mail, site: 'https://ships.example', referencePrefix: 'NS2-', backupCopy }
  const backups = { BACKUP_TO: backupCopy.folder, BACKUP_KEY: backupCopy.key }
  const env = { ...MAIL, ...backups, SITE_URL: given.site, FORM_REFERENCE_PREFIX: 'NS2-' }
  expect(inboxSettings(env)).toEqual({ ...defaults, ...given })
})

test.each([
  [{ ...MAIL, MAIL_TO: ' ' }, 'Set SMTP_URL, MAIL_TO and MAIL_FROM'],
  [{ ...MAIL, MAIL_TO: 'b' }, 'MAIL_TO: give one email address'],
  [{ ...MAIL, MAIL_FROM: 'a@b.test\nBcc: c@d.test' }, 'MAIL_FROM: give'],
  [{ ...MAIL, SMTP_URL: 'https://secret@mail.test' }, /^SMTP_URL: give (?!.*secret)/],
  [{ FORM_REFERENCE_PREFIX: 'dm\n' }, 'FORM_REFERENCE_PREFIX: give up to eight capital letters'],
  [{ BACKUP_TO: '/mnt/backups' }, 'Set BACKUP_TO and BACKUP_KEY, or neither.'],
  [{ BACKUP_TO: 'backups', BACKUP_KEY: 'age1a' }, 'BACKUP_TO: give a mounted folder'],
  [
    { BACKUP_TO: '/mnt/backups', BACKUP_KEY: 'AGE-SECRET-KEY-1A' },
    'BACKUP_KEY: give the public key',
  ],
  [{ FORM_ADDRESS_HEADER: ' :', RETENTION_DAYS: '-1' }, /^FORM_ADD.*\nRETENTION_DAYS: give/],
])('settings %j: are rejected with a message for each fault', (env, reason) => {
  expect(() => inboxSettings(env)).toThrow(reason)
})
