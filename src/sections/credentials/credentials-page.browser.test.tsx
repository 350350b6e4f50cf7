import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { createCredentialsJson } from '../../content/credentials-json'
import { filledCredentials } from '../../content/filled-credentials'
import { flattenPaths } from '../../content/flatten-paths'
import { formatDay } from '../../lib/format'
import {
  CREDENTIALS_CONTENT,
  EMPTY_CREDENTIALS_CONTENT,
  withCertificateFields,
} from '../../testing/credentials-content'
import { CredentialsPage } from './credentials-page'

const SHARED = {
  company: {
    name: 'Company',
    phones: [{ number: '+91 22 1234 5678' }],
    email: 'a@b.example',
    office: { fullAddressLines: [] },
  },
  contact: {
    officeHours: 'Desks: by day',
    detailLabels: { office: 'Office', phone: 'Phone', email: 'Email' },
  },
} as unknown as Parameters<typeof CredentialsPage>[0]

const pageWith = (credentials = CREDENTIALS_CONTENT) => (
  <CredentialsPage {...SHARED} credentials={filledCredentials(credentials)} />
)
const row = (text = 'Recruitment') => page.getByRole('row').filter({ hasText: text })
const headings = () =>
  [...document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent)

test('certificate: shows scope, issuer, holder, number, dates, and a link to verify it', async () => {
  await render(pageWith())
  const text = /flags.*by Direct.*held by Comp.*RPSL-MUM-123.*1 Apr 2024.*31 Mar 2029/
  await expect.element(row()).toMatchTextContent(text)
  await expect.element(row()).toMatchTextContent('By number')
  const links = row().getByRole('cell').filter({ hasText: 'PDF' })
  await expect.element(links).toHaveAttribute('class', expect.stringContaining('ownLine'))
  const pdf = row().getByRole('link', { name: 'PDF, 180 kB' })
  await expect.element(pdf).toHaveAttribute('href', '/certificates/rpsl.pdf')
  const check = row().getByRole('link', { name: 'issuer.example' })
  await expect.element(check).toHaveAttribute('href', 'https://www.issuer.example/check')
  await expect.element(check).toHaveAttribute('rel', 'noopener')
  await expect.element(page.getByText('As at 25 Nov 2026')).toBeVisible()
})

const openDisclosure = (name: string) => page.getByRole('heading', { name }).click()
const facts = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.getAttribute('href'), link.textContent.replaceAll('\u00a0', ' ')])
    .filter(([href]) => href!.startsWith('#'))

test('ship: shows name, type and IMO number once, and after opening all dates, marked if due within 90 days', async () => {
  await render(pageWith())
  const summary = page.getByText('Tanker, 2014 · 49,900 dwt · India · IMO 9074729')
  expect(summary.elements()).toHaveLength(1)
  await expect.element(summary).toBeVisible()
  await expect.element(page.getByText('SMC 123')).not.toBeVisible()
  await openDisclosure('Prabhat')
  await expect.element(row('SMC')).toMatchTextContent(/SMC 123 ?14 May 2028$/)
  await expect.element(row('Bunkers')).toMatchTextContent(/B 7 ?23 Feb 2027 Within 90 days$/)
  await expect.element(row('CSR')).toMatchTextContent(/CSR 9 ?Issued 12 Apr 2018$/)
  await expect.element(page.getByText('Due by 24 Feb 2027')).toMatchTextContent(/2027$/)
  await expect.element(page.getByText('Ship Private Limited')).toBeVisible()
  await expect.element(page.getByText('Ships under management')).not.toBeInTheDocument()
  await openDisclosure('All ships')
  await expect.element(page.getByText('No conditions')).toBeVisible()
})

test('credentials page: key facts link to existing elements, and disclosures contain copies and company', async () => {
  await render(pageWith())
  expect(facts()).toEqual([
    ['#certificate-rpsl', 'RPSL-MUM-123 until 31 Mar 2029'],
    ['#ships', 'One'],
    ['#copies', 'Within a day'],
  ])
  for (const [id] of facts()) expect(document.querySelector(id!)).not.toBeNull()
  await openDisclosure('Copies')
  await expect.element(page.getByText('Copies on request')).toBeVisible()
  const copies = page.getByRole('link', { name: 'vetting@company.example' })
  await expect.element(copies).toHaveAttribute('href', 'mailto:vetting@company.example')
  await openDisclosure('The company')
  const details = ['Company Private Limited', '27AAPFU0939F1ZV', 'IMO 1234567', /^G. Rao/]
  for (const detail of details)
    await expect.element(page.getByText(detail, { exact: true })).toBeVisible()
})

test('duty contacts: show hours, telephone numbers, email addresses and deputies', async () => {
  await render(pageWith())
  const duty = document.querySelector('#duty-sea')!
  await expect.element(page.getByText('Desks: by day')).toBeVisible()
  expect(duty.textContent).toContain('24 h')
  expect(duty.querySelector('a')!.getAttribute('href')).toMatch(/^tel:\+\d+$/)
  const desk = document.querySelector('#duty-desk')!
  const hrefs = [...desk.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  const numbers = 'tel:+912212345679 mailto:crew@company.example tel:+912212345670'
  expect(hrefs).toEqual(['/seafarers', ...numbers.split(' ')])
  expect(desk.textContent).toContain('Deputy')
})

test('certificate without expiry date, without expiry, or due soon: only the last two are labelled', async () => {
  const { rerender } = await render(pageWith(withCertificateFields({ validUntil: '' })))
  await expect.element(row()).not.toMatchTextContent('No expiry')
  await rerender(pageWith(withCertificateFields({ validUntil: '', noExpiry: true })))
  await expect.element(row()).toMatchTextContent('No expiry')
  await rerender(pageWith(withCertificateFields({ validUntil: '2027-02-23' })))
  await expect.element(row()).toMatchTextContent('23 Feb 2027 Within 90 days')
})

test('credentials.json: contains a certificate for each table row, and only values that the page shows', async () => {
  await render(pageWith())
  const content = { ...SHARED, credentials: filledCredentials(CREDENTIALS_CONTENT) }
  const site = new URL('https://company.example')
  const { $schema: _, url: __, ...data } = createCredentialsJson(content as never, site)
  const hrefs = [...document.links].map(({ href }) => href)
  const pageText = [document.body.textContent, ...hrefs].join(' ')
  const values = flattenPaths(data).filter(([path]) => !/propertyID|allDay/.test(path))
  const texts = values.map(([, value]) => String(value).replace(/^\d{4}-\d\d-\d\d$/, formatDay))
  expect(texts.filter((text) => !pageText.includes(text))).toEqual([])
  const certificates = [data, ...data.ships].flatMap((holder) => holder.certificates)
  expect(certificates).toHaveLength(document.querySelectorAll('tbody tr').length)
  expect(data.certificates[0]).toEqual({
    name: 'Recruitment and placement',
    certificationIdentification: 'RPSL-MUM-123',
    description: 'All flags',
    issuedBy: 'Directorate',
    holder: 'Company Private Limited',
    validFrom: '2024-04-01',
    expires: '2029-03-31',
    url: 'https://www.issuer.example/check',
  })
  expect(data.ships[0]).toMatchObject({ name: 'Prabhat', imo: '9074729' })
  expect(data.contactPoints.at(-1)).toEqual({
    contactType: 'Crewing',
    name: 'Deputy',
    telephone: '+91 22 1234 5670',
  })
  await expect.element(page.getByText('A ship has joined')).toBeVisible()
  const link = page.getByRole('link', { name: 'As data' })
  await expect.element(link).toHaveAttribute('href', '/credentials.json')
})

test('credentials page without entries: has no section headings, or only totals of ships without names', async () => {
  const { rerender } = await render(pageWith(EMPTY_CREDENTIALS_CONTENT))
  expect(headings()).toEqual(['Our credentials'])
  expect(facts()).toEqual([])
  const { totalsInsteadOfShips } = CREDENTIALS_CONTENT.fleet
  await rerender(
    pageWith({
      ...EMPTY_CREDENTIALS_CONTENT,
      fleet: { ...EMPTY_CREDENTIALS_CONTENT.fleet, totalsInsteadOfShips },
    }),
  )
  expect(headings()).toEqual(['Our credentials', 'Ships', 'All ships'])
  await expect.element(page.getByText('11', { exact: true })).toBeVisible()
})
