import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/tokens.css'
import '../../styles/base.css'
import type { Certificate, Credentials as Content } from '../../content/credentials'
import { Credentials } from './credentials'

const CERTIFICATE: Certificate = {
  id: 'rpsl',
  shortName: 'RPSL',
  name: 'Recruitment and placement',
  issuer: 'Directorate',
  number: 'RPSL-MUM-123',
  validUntil: '2029-03-31',
  pdf: { file: 'rpsl.pdf', bytes: 179_600 },
  verify: 'https://issuer.example/check',
}
const FILLED = {
  label: 'Papers',
  headline: 'Our credentials, sent ahead.',
  text: 'Read them first.',
  details: 'Who issued each one.',
  link: 'Read them',
  certificates: {
    title: 'Licences',
    note: 'Ask who issued them.',
    columns: ['Paper', 'Number', 'Valid until', 'Check it'],
    noExpiry: 'No expiry',
    pdf: 'PDF',
    verify: 'With the issuer',
    flag: 'flag {flag}',
    issuer: 'by {issuer}',
    entries: [CERTIFICATE],
  },
  fleet: {
    title: 'Ships',
    note: '',
    columns: ['Ship', 'Type', 'Capacity', 'Built', 'Flag', 'Class'],
    entries: [
      {
        name: 'Prabhat',
        type: 'Tanker',
        imo: 'IMO 9123456',
        capacity: '49,900 dwt',
        built: '2014',
        flag: 'India',
        class: 'Register',
      },
    ],
    totals: [{ number: '11', label: 'Ships under management' }],
  },
  registration: {
    title: 'The company',
    note: '',
    labels: { legalName: 'Legal name', cin: 'CIN', registeredOffice: 'Registered office' },
    legalName: 'Company Private Limited',
    cin: 'U12345MH2001PTC123456',
    registeredOffice: '1 Road',
  },
  dutyContacts: { entries: [] },
} as unknown as Content

const withCertificate = (changed: Partial<Certificate>): Content => ({
  ...FILLED,
  certificates: { ...FILLED.certificates, entries: [{ ...CERTIFICATE, ...changed }] },
})
const EMPTY: Content = {
  ...FILLED,
  certificates: { ...FILLED.certificates, entries: [] },
  fleet: { ...FILLED.fleet, entries: [], totals: [] },
  registration: { ...FILLED.registration, legalName: '', cin: '', registeredOffice: '' },
}

const show = (credentials: Content, isComplete = true) =>
  render(<Credentials credentials={credentials} isComplete={isComplete} />)
const row = () => page.getByRole('row').filter({ hasText: 'Recruitment' })

describe('certificates, complete', () => {
  test('a certificate: shows its issuer, number, validity, and where to check it', async () => {
    await show(FILLED)
    await expect.element(row()).toMatchTextContent(/Directorate.*RPSL-MUM-123.*31 Mar 2029/)
    await expect
      .element(row().getByRole('link', { name: 'PDF, 180 kB' }))
      .toHaveAttribute('href', '/papers/rpsl.pdf')
    const check = row().getByRole('link', { name: 'With the issuer' })
    await expect.element(check).toHaveAttribute('href', 'https://issuer.example/check')
    await expect.element(check).toHaveAttribute('rel', 'noopener')
  })

  test('notes: follow their heading, and leave no empty paragraph without text', async () => {
    const { container } = await show(FILLED)
    const heading = page.getByRole('heading', { name: 'Licences' }).element()
    expect(heading.nextElementSibling).toHaveTextContent(FILLED.certificates.note)
    expect([...container.querySelectorAll('p')].every(({ textContent }) => textContent)).toBe(true)
  })

  test('ships and company: show names and registered particulars, and no totals', async () => {
    await show(FILLED)
    await expect
      .element(page.getByRole('row').filter({ hasText: 'Prabhat' }))
      .toMatchTextContent(/IMO 9123456.*Tanker.*49,900 dwt.*2014/)
    await expect.element(page.getByText('U12345MH2001PTC123456')).toBeVisible()
    await expect.element(page.getByText('Ships under management')).not.toBeInTheDocument()
  })

  test.each([320, 800, 1900])('tables at %i px: have their roles and fit', async (width) => {
    await page.viewport(width, 900)
    await show(FILLED)
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
})

describe('certificates, filled in partly', () => {
  test('a certificate without validity, PDF and check: shows its number and no link', async () => {
    await show(withCertificate({ validUntil: '', pdf: '', verify: '' }))
    await expect.element(row()).toMatchTextContent('RPSL-MUM-123')
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  })

  test('a certificate without a last day: says so only if it does not expire', async () => {
    const { rerender } = await show(withCertificate({ validUntil: '' }))
    await expect.element(row()).not.toMatchTextContent('No expiry')
    const credentials = withCertificate({ validUntil: '', noExpiry: true })
    await rerender(<Credentials credentials={credentials} isComplete />)
    await expect.element(row()).toMatchTextContent('No expiry')
  })

  test('a document without entries: has no heading', async () => {
    await show({ ...EMPTY, registration: { ...EMPTY.registration, legalName: 'Company' } })
    const headings = page.getByRole('heading').elements()
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Our credentials, sent ahead.',
      'The company',
    ])
    await expect.element(page.getByText('CIN')).not.toBeInTheDocument()
  })

  test('ships without names: show totals', async () => {
    await show({ ...FILLED, fleet: { ...FILLED.fleet, entries: [] } })
    await expect.element(page.getByText('Ships under management')).toBeVisible()
    await expect.element(page.getByText('11', { exact: true })).toBeVisible()
  })
})

test.each([true, false])(
  'without any entry: nothing is left (complete: %s)',
  async (isComplete) => {
    const { container } = await show(EMPTY, isComplete)
    expect(container.innerHTML).toBe('')
  },
)

test('not complete: names the documents and links to them', async () => {
  await show({ ...FILLED, fleet: EMPTY.fleet }, false)
  await expect
    .element(page.getByRole('link', { name: 'Read them Licences · The company' }))
    .toHaveAttribute('href', '/about#credentials')
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await expect.element(page.getByText(FILLED.details)).not.toBeInTheDocument()
})
