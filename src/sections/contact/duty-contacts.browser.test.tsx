import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Credentials } from '../../content/credentials'
import type { Content } from '../../content/read-content'
import { DutyContacts } from '../../components/duty-contacts/duty-contacts'
import { SeafarerNotice } from './seafarer-notice'

const FILLED = {
  certificates: { entries: [{ id: 'rpsl', shortName: 'RPSL', number: 'RPSL-MUM-123' }] },
  fleet: { entries: [], totals: [] },
  registration: { labels: {} },
  dutyContacts: {
    title: 'On duty',
    allDay: '24 h',
    entries: [
      {
        id: 'sea',
        duty: 'Emergency',
        name: '',
        phone: '+91 22 1234 5678',
        email: '',
        allDay: true,
      },
      { duty: 'Crewing', name: 'C. Rao', phone: '+91 22 1234 5679', email: 'crew@company.example' },
      { duty: 'Nobody', name: 'D. Rao', phone: '', email: 'd@company.example' },
    ],
  },
  seafarerNotice: {
    title: 'Notice',
    text: 'We charge no fee.',
    email: '',
    subject: 'A fee & more',
    certificate: 'rpsl',
  },
} as unknown as Credentials

const COMPANY = { email: 'desk@company.example' } as Content['company']
const SEAFARERS = { link: 'For seafarers' } as Content['seafarers']
const NO_CONTACTS = { dutyContacts: { ...FILLED.dutyContacts, entries: [] } }
const NO_NOTICE = { seafarerNotice: { ...FILLED.seafarerNotice, text: '' } }

const show = (credentials: Credentials) =>
  render(
    <>
      <DutyContacts credentials={credentials} heading="h3" />
      <SeafarerNotice
        credentials={credentials}
        company={COMPANY}
        seafarers={SEAFARERS}
        heading="h3"
      />
    </>,
  )

const hrefOf = (name: string) => page.getByRole('link', { name }).element().getAttribute('href')

test('duty contacts: show what is filled in, and nobody without a phone number', async () => {
  await show(FILLED)
  expect(hrefOf('+91 22 1234 5678')).toBe('tel:+912212345678')
  expect(hrefOf('crew@company.example')).toBe('mailto:crew@company.example')
  expect(page.getByText('24 h').elements()).toHaveLength(1)
  await expect.element(page.getByText('C. Rao')).toBeVisible()
  await expect.element(page.getByText('Nobody')).not.toBeInTheDocument()
  expect(document.querySelector('#duty-sea')!.textContent).toContain('Emergency')
  expect(document.querySelectorAll('dl > [id]')).toHaveLength(1)
})

test('notice: names the licence and uses the company’s address without one of its own', async () => {
  await show(FILLED)
  await expect.element(page.getByRole('complementary', { name: 'Notice' })).toBeVisible()
  const subject = 'A%20fee%20%26%20more'
  expect(hrefOf('desk@company.example')).toBe(`mailto:desk@company.example?subject=${subject}`)
  expect(hrefOf('For seafarers')).toBe('/seafarers')
  expect(hrefOf('RPSL-MUM-123')).toBe('/credentials')
})

test.each([
  ['no contacts', NO_CONTACTS, [false, true]],
  ['no notice', NO_NOTICE, [true, false]],
  ['neither', { ...NO_CONTACTS, ...NO_NOTICE }, [false, false]],
])(
  'duty contacts and notice: each appears only if content has it (%s)',
  async (_, missing, parts) => {
    const { container } = await show({ ...FILLED, ...missing })
    const has = (text: string) => container.textContent.includes(text)
    expect([has('On duty'), has('We charge no fee.')]).toEqual(parts)
    if (!parts.includes(true)) expect(container.innerHTML).toBe('')
  },
)
