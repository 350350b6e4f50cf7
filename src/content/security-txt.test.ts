import { expect, test } from 'vitest'
import { securityTxt } from './security-txt'

const content = { contacts: [] as string[], expires: '2027-10-31', languages: ['en', 'hi'] }
const SITE = new URL('https://www.ships.example')

test('tells where to report, until when that holds, in which languages, and where it stands', () => {
  expect(securityTxt(content, 'desk@ships.example', SITE)).toBe(
    [
      'Contact: mailto:desk@ships.example',
      'Expires: 2027-10-31T23:59:59Z',
      'Preferred-Languages: en, hi',
      'Canonical: https://www.ships.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('an address in another script: is encoded, as a URI has it', () => {
  expect(securityTxt(content, 'desk@münchen.de', SITE)).toContain('mailto:desk@m%C3%BCnchen.de\n')
})

test('names the contacts that are given in their order, and then no other', () => {
  const contacts = ['https://ships.example/report', 'mailto:security@ships.example']
  const text = securityTxt({ ...content, contacts }, 'desk@ships.example', SITE)
  expect(text.match(/^Contact: .*$/gm)).toEqual(contacts.map((contact) => `Contact: ${contact}`))
})
