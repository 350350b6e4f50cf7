import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ContactLink } from '../../components/links'
import type { Content } from '../../content/read-all-content'
import { PhonesAndResponseTime, EmailWhatsappAndAddress } from './contact-details'

const COMPANY = {
  email: 'desk@company.example',
  phones: [{ number: '+91 22 1234 5678' }],
  office: { fullAddressLines: ['Vashi'] },
} as Content['company']
const TEXTS = { detailLabels: { phone: 'Phone' } } as Content['contact']

const officeHours = 'Monday to Saturday, 09:30 to 18:30 IST'

test.each([
  ['with office hours: are followed by them', { officeHours }, [officeHours]],
  ['without office hours: have no empty entry', {}, []],
])('telephone numbers %s', async (_, hours, expected) => {
  await render(<PhonesAndResponseTime company={COMPANY} contact={{ ...TEXTS, ...hours }} />)
  const entries = page.getByText('Phone').element().parentElement!.querySelectorAll('dd')
  const [number, ...others] = [...entries].map(({ textContent }) => textContent)
  expect([number, others]).toEqual(['+91 22 1234 5678', expected])
})

test('telephone numbers: are links, the 24-hour number first', async () => {
  const emergency = { number: '+91 22 1234 5679', allDay: true }
  const company = { ...COMPANY, phones: [...COMPANY.phones, emergency] }
  await render(<PhonesAndResponseTime company={company} contact={TEXTS} />)
  const links = page.getByRole('link').elements()
  const hrefs = links.map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['tel:+912212345679', 'tel:+912212345678'])
})

test('response time: is followed by the hours to which it applies', async () => {
  const contact = { ...TEXTS, responseTime: '< 2 hours', responseTimeConditions: 'Office hours' }
  await render(<PhonesAndResponseTime company={COMPANY} contact={contact} />)
  const hours = page.getByText('< 2 hours').element().nextElementSibling
  expect(hours!.textContent).toBe('Office hours')
})

test('email address and WhatsApp number: are links, the latter with digits only, as wa.me requires', async () => {
  const company = { ...COMPANY, whatsapp: '+91 98 7654 3210' }
  await render(<EmailWhatsappAndAddress company={company} contact={TEXTS} />)
  const links = page.getByRole('link').elements()
  const hrefs = links.map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['mailto:desk@company.example', 'https://wa.me/919876543210'])
})

test('email address: can wrap only before the @ and after dots', async () => {
  await render(<ContactLink to="crew-desk.mumbai@company.co.example" />)
  const pieces = [...page.getByRole('link').element().firstElementChild!.children].map(
    ({ localName, textContent }) => textContent || localName,
  )
  expect(pieces.join(' ')).toBe('crew-desk. wbr mumbai wbr @company. wbr co. wbr example')
})

test.each([
  [
    'https://www.maps.example/@19.07,72.99',
    'https://www.maps.example/@19.07,72.99',
    'maps.example',
  ],
  ['+desk@company.example', 'mailto:+desk@company.example', '+desk@company.example'],
  ['+91 22 1234 5678', 'tel:+912212345678', '+91 22 1234 5678'],
])('contact %s: links to %s with the text %s', async (to, href, text) => {
  await render(<ContactLink to={to} />)
  const link = page.getByRole('link').element()
  expect([link.getAttribute('href'), link.textContent]).toEqual([href, text])
})
