import { expect, test } from 'vitest'
import { securityTxt } from './security-txt'

const content = { contacts: [] as string[], expires: '2027-10-31', languages: ['en', 'hi'] }
const SITE = new URL('https://www.ships.example')

test('security.txt: contains contact, expiry date, languages and its own URL', () => {
  expect(securityTxt(content, 'desk@münchen.de', SITE)).toBe(
    [
      'Contact: mailto:desk@m%C3%BCnchen.de',
      'Expires: 2027-10-31T23:59:59Z',
      'Preferred-Languages: en, hi',
      'Canonical: https://www.ships.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('security.txt with given contacts: contains only these contacts, in the same order', () => {
  const contacts = ['https://ships.example/report', 'mailto:security@ships.example']
  const text = securityTxt({ ...content, contacts }, 'desk@ships.example', SITE)
  expect(text.match(/^Contact: .*$/gm)).toEqual(contacts.map((contact) => `Contact: ${contact}`))
})
