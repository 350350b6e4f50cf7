import { expect, test } from 'vitest'
import { formServiceSettings } from './form-service-settings.ts'

test.each(['dist/inquiries.ndjson', './dist/kept/../a', 'public/a', `${process.cwd()}/dist/a`])(
  'refuses to keep inquiries in %s, where they would be served',
  (file) => {
    expect(() => formServiceSettings({ INQUIRIES_FILE: file })).toThrow(
      /^INQUIRIES_FILE is '.*', which lies in (dist|public)\//,
    )
  },
)

test.each(['inquiries.ndjson', 'distant/a', 'dist.ndjson', '/var/lib/site/dist/a', '../dist/a'])(
  'keeps inquiries in %s',
  (file) => {
    expect(formServiceSettings({ INQUIRIES_FILE: file }).file).toBe(file)
  },
)
