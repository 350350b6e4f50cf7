import { describe, expect, test } from 'vitest'
import { byField, FIELD_NAMES, INQUIRY_FIELDS } from '../../src/lib/inquiry-fields.ts'
import { describeInquiry, suspicionOf, readInquiry } from './inquiry.ts'

const complete = {
  access_key: 'key',
  subject: 'New Contact from Asha Rao - Dhruva Maritime',
  name: 'Asha Rao',
  email: 'asha@rao.example',
  phone: '',
  company: 'Rao Traders',
  service: 'Ocean Freight',
  message: 'Two containers to Rotterdam',
}

const inquiryFrom = (fields: object) => {
  const result = readInquiry({ ...complete, ...fields })
  if ('rejection' in result) throw new Error(result.rejection)
  return result.inquiry
}

describe('an inquiry', () => {
  test('keeps the known fields, without the key and without others', () => {
    const { access_key: _, ...stored } = complete
    expect(readInquiry({ ...complete, botcheck: false, newsletter: 'yes' })).toEqual({
      inquiry: stored,
    })
  })

  test('keeps every field that the form has, each with its own text', () => {
    const typed = byField((name) => `${name}@host.example`)
    expect(readInquiry({ access_key: 'key', ...typed })).toEqual({
      inquiry: { subject: '', ...typed },
    })
  })

  test('is rejected without any of the fields that the form requires, and only without those', () => {
    const typed = byField((name) => `${name}@host.example`)
    const required = FIELD_NAMES.filter((name) => {
      const { [name]: _, ...rest } = typed
      return 'rejection' in readInquiry({ access_key: 'key', ...rest })
    })
    expect(required).toEqual(FIELD_NAMES.filter((name) => INQUIRY_FIELDS[name].isRequired))
  })

  test('may leave out what is optional', () => {
    const { access_key, name, email, message } = complete
    expect(readInquiry({ access_key, name, email, message })).toEqual({
      inquiry: { name, email, message, subject: '', phone: '', company: '', service: '' },
    })
  })

  test.each(['name', 'email', 'message', 'access_key'])('is rejected without %s', (field) => {
    const { [field as 'name']: _, ...rest } = complete
    for (const fields of [rest, { ...complete, [field]: '' }, { ...complete, [field]: ' \n' }]) {
      expect(readInquiry(fields)).toEqual({ rejection: expect.stringContaining(field) })
    }
  })

  test('names all that is missing at once', () => {
    expect(readInquiry({ access_key: 'key' })).toEqual({
      rejection: 'Please fill in: name, email, message.',
    })
  })

  test.each([42, null, true, ['a'], { a: 1 }])('is rejected where a field is %j', (value) => {
    for (const field of Object.keys(complete)) {
      expect(readInquiry({ ...complete, [field]: value })).toEqual({
        rejection: `The field ${field} must be text.`,
      })
    }
  })

  test('is rejected where a text is longer than its field takes, which is named with both lengths', () => {
    for (const field of FIELD_NAMES) {
      const { maxLength } = INQUIRY_FIELDS[field]
      const long =
        field === 'email' ? `${'a'.repeat(maxLength - 4)}@b.de` : 'ज'.repeat(maxLength + 1)
      expect(readInquiry({ ...complete, [field]: long })).toEqual({
        rejection: `Please shorten: ${field} (${maxLength + 1} characters, ${maxLength} at most).`,
      })
      expect(inquiryFrom({ [field]: long.slice(1) })[field]).toBe(long.slice(1))
    }
    expect(readInquiry({ ...complete, subject: 'x'.repeat(1001) })).toHaveProperty('rejection')
  })

  test('may break its lines as native form posts do, without being longer for it', () => {
    const message = '\r\n'.repeat(4999) + 'ab'
    expect(inquiryFrom({ message: `${message}${'x'.repeat(4999)}` }).message).toContain(message)
  })

  test.each(['a', 'a@', '@b', 'a b@c.de', 'a@b@c', 'a@-b.de', 'a@b..de', 'a@b.de, c@d.ef'])(
    'is rejected with the email address %j',
    (email) => {
      expect(readInquiry({ ...complete, email })).toHaveProperty('rejection')
    },
  )

  test.each(['a@b', "o'neil+ship@sub.host.example", ' spaced@host.example '])(
    'is accepted with the email address %j, as in a browser',
    (email) => {
      expect(inquiryFrom({ email }).email).toBe(email.trim())
    },
  )
})

describe('its line in the terminal', () => {
  test('says who, where from and what about', () => {
    expect(describeInquiry(inquiryFrom({}))).toBe(
      'Inquiry from Asha Rao, Rao Traders <asha@rao.example> about Ocean Freight: Two containers to Rotterdam',
    )
  })

  test('holds no control or direction characters', () => {
    const inquiry = inquiryFrom({ name: 'A\u001b[2J\r\nB\u202eC\u009b', company: '', service: '' })
    expect(describeInquiry(inquiry)).toBe(
      'Inquiry from A\\u{1b}[2J\\u{d}\\u{a}B\\u{202e}C\\u{9b} <asha@rao.example>: Two containers to Rotterdam',
    )
  })

  test('cuts whatever is long', () => {
    const long = 'x'.repeat(5000)
    const all = { ...inquiryFrom({}), ...byField(() => long) }
    expect(describeInquiry(all)).toMatch(
      /^Inquiry from x{80}…, x{80}… <x{80}…> about x{80}…: x{80}…$/,
    )
  })
})

describe('spam', () => {
  test.each([
    [{}, 'none'],
    [{ botcheck: false }, 'none'],
    [{ botcheck: '' }, 'none'],
    [{ botcheck: 'on' }, 'honeypot'],
    [{ elapsed: '1' }, 'none'],
    [{ message: 'See www.a.example, https://b.example and https://www.c.example' }, 'none'],
    [{ message: 'www.a.example '.repeat(4) }, 'suspected'],
    [{ message: 'www.a.example '.repeat(4), botcheck: 'on' }, 'honeypot'],
    [
      { name: 'http://a.example http://b.example', company: 'http://c.example www.d.example' },
      'suspected',
    ],
  ])('judged by %j: %s', (fields, expected) => {
    expect(suspicionOf({ ...complete, ...fields })).toBe(expected)
  })
})
