import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/tokens.css'
import '../../styles/base.css'
import type { Certificate, Credentials as Content } from '../../content/credentials'
import { CredentialsPage } from './credentials-page'

const CERTIFICATE: Certificate = {
  id: 'rpsl',
  shortName: 'RPSL',
  name: 'Recruitment and placement',
  scope: 'All flags',
  holder: 'Company Private Limited',
  issuer: 'Directorate',
  number: 'RPSL-MUM-123',
  issued: '2024-04-01',
  validUntil: '2029-03-31',
  pdf: { file: 'rpsl.pdf', bytes: 179_600 },
  verify: 'https://www.issuer.example/check',
}
const SHIP = {
  name: 'Prabhat',
  type: 'Tanker',
  imo: 'IMO 9074729',
  capacity: '49,900 dwt',
  built: '2014',
  flag: 'India',
  class: 'Register',
  smc: '2028-05-14',
  issc: '',
  mlc: '2028-05-20',
}
const REGISTRATION = {
  title: 'The company',
  note: '',
  labels: {
    legalName: 'Name',
    registeredOffice: 'Seat',
    cin: 'CIN',
    gstin: 'GSTIN',
    imo: 'IMO',
    grievances: 'To',
  },
  legalName: 'Company Private Limited',
  registeredOffice: '1 Road',
  cin: 'U12345MH2001PTC123456',
  gstin: '27AAPFU0939F1ZV',
  imo: 'IMO 1234567',
  grievances: { name: 'G. Rao', phone: '', email: 'grievances@company.example' },
}
const FILLED = {
  label: 'Papers',
  headline: 'Our credentials, sent ahead.',
  text: 'Read them first.',
  details: 'Who issued each one.',
  checked: '2026-11-25',
  asAt: 'As at {day}',
  certificates: {
    title: 'Licences',
    note: 'Ask who issued them.',
    columns: ['Paper', 'Number', 'Issued', 'Valid until', 'Check it'],
    noExpiry: 'No expiry',
    pdf: 'PDF',
    issuer: 'by {issuer}',
    holder: 'held by {holder}',
    entries: [CERTIFICATE],
  },
  fleet: {
    title: 'Ships',
    note: '',
    columns: ['Ship', 'Type', 'Built', 'Flag and class', 'Certificates'],
    certificates: { smc: 'SMC', issc: 'ISSC', mlc: 'MLC' },
    entries: [SHIP],
    totals: [{ number: '11', label: 'Ships under management' }],
  },
  registration: REGISTRATION,
  dutyContacts: { title: 'On duty', entries: [] },
} as unknown as Content

const withCertificate = (changed: Partial<Certificate>): Content => ({
  ...FILLED,
  certificates: { ...FILLED.certificates, entries: [{ ...CERTIFICATE, ...changed }] },
})
const EMPTY: Content = {
  ...FILLED,
  checked: '',
  certificates: { ...FILLED.certificates, entries: [] },
  fleet: { ...FILLED.fleet, entries: [], totals: [] },
  registration: {
    ...FILLED.registration,
    legalName: '',
    registeredOffice: '',
    cin: '',
    gstin: '',
    imo: '',
  },
}
const COMPANY = {
  email: 'desk@company.example',
  phones: [{ number: '+91 22 1234 5678' }],
  office: { lines: ['Vashi', 'Navi Mumbai'] },
}
const SHARED = {
  company: COMPANY,
  contact: { labels: { office: 'Office', phone: 'Phone', email: 'Email' } },
} as unknown as Pick<Parameters<typeof CredentialsPage>[0], 'company' | 'contact'>

const tables = (credentials: Content) => (
  <CredentialsPage {...SHARED} credentials={credentials}>
    {null}
  </CredentialsPage>
)
const row = (text = 'Recruitment') => page.getByRole('row').filter({ hasText: text })
const headings = () =>
  page
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)

test('certificate: shows scope, issuer, holder, number, days, and where to check it', async () => {
  await render(tables(FILLED))
  await expect
    .element(row())
    .toMatchTextContent(
      /All flags.*by Directorate.*held by Company.*RPSL-MUM-123.*1 Apr 2024.*31 Mar 2029/,
    )
  await expect
    .element(row().getByRole('link', { name: 'PDF, 180 kB' }))
    .toHaveAttribute('href', '/papers/rpsl.pdf')
  const check = row().getByRole('link', { name: 'issuer.example' })
  await expect.element(check).toHaveAttribute('href', CERTIFICATE.verify)
  await expect.element(check).toHaveAttribute('rel', 'noopener')
  await expect.element(page.getByText('As at 25 Nov 2026')).toBeVisible()
})

test('ships and company: show names, days of certificates and particulars, and no totals', async () => {
  const { container } = await render(tables(FILLED))
  await expect
    .element(row('Prabhat'))
    .toMatchTextContent(/IMO 9074729.*49,900 dwt.*2014.*SMC.14 May 2028.*MLC.20 May 2028/)
  expect(row('Prabhat').element().textContent).not.toContain('ISSC')
  for (const text of ['U12345MH2001PTC123456', '27AAPFU0939F1ZV', 'IMO 1234567', /^G. Rao/])
    await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByText('Ships under management')).not.toBeInTheDocument()
  expect([...container.querySelectorAll('p')].every(({ textContent }) => textContent)).toBe(true)
})

test.each([320, 800, 1900])('tables at %i px: have their roles and fit', async (width) => {
  await page.viewport(width, 900)
  await render(tables(FILLED))
  expect(page.getByRole('table').elements()).toHaveLength(2)
  expect(page.getByRole('columnheader').elements()).toHaveLength(10)
  // Those of the elements get lost where their `display` is another.
  const parts = [...document.querySelectorAll('table, thead, tbody, tr, th, td')]
  expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([])
  const named = getComputedStyle(document.querySelector('td')!, '::before').content
  expect(named).toBe(width < 768 ? `"${FILLED.certificates.columns[1]}"` : 'none')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await page.viewport(1280, 800)
})

test('column without a value in any row: is left out', async () => {
  await render(tables(withCertificate({ issued: '', validUntil: '', pdf: '', verify: '' })))
  const table = page.getByRole('table').first()
  expect(table.getByRole('columnheader').elements()).toHaveLength(2)
  await expect.element(row()).toMatchTextContent('RPSL-MUM-123')
  await expect.element(row().getByRole('link')).not.toBeInTheDocument()
})

test('certificate without a last day: says so only if it does not expire', async () => {
  const { rerender } = await render(tables(withCertificate({ validUntil: '' })))
  await expect.element(row()).not.toMatchTextContent('No expiry')
  await rerender(tables(withCertificate({ validUntil: '', noExpiry: true })))
  await expect.element(row()).toMatchTextContent('No expiry')
})

test('ships without names: show totals', async () => {
  await render(tables({ ...FILLED, fleet: { ...FILLED.fleet, entries: [] } }))
  await expect.element(page.getByText('Ships under management')).toBeVisible()
  await expect.element(page.getByText('11', { exact: true })).toBeVisible()
})

test('document without entries: has no heading', async () => {
  const { rerender } = await render(tables(EMPTY))
  expect(headings()).toEqual([FILLED.headline])
  const registration = { ...EMPTY.registration, legalName: 'Company' }
  await rerender(tables({ ...EMPTY, registration }))
  expect(headings()).toEqual([FILLED.headline, 'The company'])
  await expect.element(page.getByText('CIN')).not.toBeInTheDocument()
})
