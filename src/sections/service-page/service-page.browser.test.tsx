import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { PICTURE } from '../../testing/picture'
import { ServicePage } from './service-page'
import type { ServicePageProps } from './service-page-props'

const labels = {
  scope: 'Covers',
  terms: 'Terms',
  responsibility: 'Answers',
  getStarted: 'Begin',
  whatToSend: 'Send',
  companyRole: 'Role',
  certificate: 'Certificate',
  certificateLink: 'Check',
  contact: 'Desk',
  keyFactsLabel: 'On this page',
  positionLabel: '{number} of {count}',
}
const MINIMAL = {
  labels,
  service: {
    id: 'crew',
    parentName: 'Services',
    position: { number: 2, count: 6 },
    title: 'Crew Management',
    text: 'Seafarers.',
    items: [{ text: 'Payroll', certificateName: undefined }],
    picture: PICTURE,
    inquiryLink: { label: 'Ask' },
  },
  keyFacts: [],
  termGroups: [],
  groupedLists: [],
  tables: [],
  responsibility: {
    isShown: false,
    companyRole: '',
    certificates: [],
    certificatesContent: { validitySentence: 'Valid until {day}', noExpiry: 'No expiry' },
    dutyContact: undefined,
    officeHours: 'By day',
    allDayContacts: [],
    allDayLabel: '24 h',
  },
  shipNames: [],
  whatToSend: '',
  otherServices: [],
} as unknown as ServicePageProps

const person = { duty: 'Crewing', name: 'A. Rao', phone: '+91 22 1234 5678', email: 'a@b.example' }
const DESK = { text: 'c@b.example', label: 'Desk C' }
const LIMITS = { columns: ['Item', 'Ask'], rows: [['Launch', 'USD 400']] }
const FULL = {
  ...MINIMAL,
  keyFacts: [{ label: 'Not included', value: 'Mail', sectionId: 'fee' }],
  termGroups: [
    { id: '', headline: '', terms: [{ label: 'Ships', value: 'Tankers', note: '' }] },
    { id: 'end', headline: 'End', terms: [{ label: 'Notice', value: '2 months', note: '' }] },
  ],
  groupedLists: [
    {
      id: 'fee',
      headline: 'Fee',
      text: '',
      groups: [
        { title: 'Included', contacts: [DESK], table: LIMITS, items: ['Mail: p@b.example'] },
      ],
    },
  ],
  tables: [
    { id: 'steps', headline: 'Steps', text: '', columns: ['A', 'B'], rows: [['When', 'What']] },
  ],
  responsibility: {
    ...MINIMAL.responsibility,
    isShown: true,
    companyRole: 'Agent.',
    certificates: [{ id: 'rpsl', name: 'RPSL', number: 'RPSL-MUM-123', validUntil: '2031-03-31' }],
    dutyContact: person,
    allDayContacts: [{ ...person, duty: 'Emergency', phone: '+91 22 1234 5679', email: '' }],
  },
  whatToSend: 'The ship.',
  seafarersLink: { href: '/seafarers', text: 'At sea?' },
  otherServices: [
    {
      rel: 'prev',
      href: '/services/technical',
      label: 'Before',
      menuName: 'Technical',
      picture: PICTURE,
    },
  ],
} as unknown as ServicePageProps

const headings = () =>
  page
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)
const hrefOf = (name: string) => page.getByRole('link', { name }).element().getAttribute('href')

const DISCLOSURES = ['End', 'Fee', 'Answers', 'Steps']
const openDisclosure = async (name: string) =>
  page
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .getByRole('heading', { name, exact: true })
    .click()

test('service page with all content: shows its sections and links, and keeps reference sections closed', async () => {
  await render(<ServicePage {...FULL} />)
  expect(headings()).toEqual(
    'Crew Management,Covers,Begin,Send,Terms,End,Fee,Answers,Steps'.split(','),
  )
  const facts = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').elements()
  expect(facts.map((link) => link.getAttribute('href'))).toEqual(['#fee'])
  await expect.element(page.getByText('Tankers')).toBeVisible()
  for (const text of ['2 months', 'USD 400', 'Agent.', 'What'])
    await expect.element(page.getByText(text, { exact: true })).not.toBeVisible()
  expect(hrefOf('At sea?')).toBe('/seafarers')
  expect(hrefOf('Before Technical')).toBe('/services/technical')
  expect(hrefOf('Ask')).toBe('/contact/crew?about=crew#inquiry')
  expect(hrefOf('+91 22 1234 5679')).toBe('tel:+912212345679')
  await expect.element(page.getByText('24 h')).toBeVisible()
  expect(hrefOf('a@b.example')).toBe('mailto:a@b.example')
})

test('service page with open disclosures: shows terms, lists, tables, contacts and certificates', async () => {
  await render(<ServicePage {...FULL} />)
  for (const name of DISCLOSURES) await openDisclosure(name)
  await expect.element(page.getByText('2 months')).toBeVisible()
  expect(hrefOf('c@b.example')).toBe('mailto:c@b.example')
  const limit = page.getByRole('row').filter({ hasText: 'Launch' })
  await expect.element(limit).toMatchTextContent('USD 400')
  expect(page.getByText('Mail:', { exact: true }).element().localName).toBe('strong')
  expect(hrefOf('p@b.example')).toBe('mailto:p@b.example')
  await expect.element(page.getByText('Desk C')).toBeVisible()
  const desk = page.getByRole('link', { name: /^(\+91 22 1234 5678|a@b.example)$/ }).elements()
  expect(desk.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+912212345678',
    'mailto:a@b.example',
    'tel:+912212345678',
    'mailto:a@b.example',
  ])
  expect(hrefOf('Check')).toBe('/credentials#certificate-rpsl')
  await expect.element(page.getByText('By day')).toBeVisible()
  await expect.element(page.getByText('Valid until 31 Mar 2031')).toBeVisible()
})

test('service page without optional content: has no empty section or headline', async () => {
  const { container } = await render(<ServicePage {...MINIMAL} />)
  expect(headings()).toEqual(['Crew Management', 'Covers'])
  expect(container.querySelectorAll('dl, table, nav, details')).toHaveLength(0)
  expect([...container.querySelectorAll(':is(p, dd, li):empty')]).toEqual([])
  const scope = container.querySelector('#scope')!
  expect(scope.clientWidth).toBe(scope.parentElement!.clientWidth)
})

test('service page that has arrived up to its second section: gives the first section its final width', async () => {
  const { container } = await render(<ServicePage {...FULL} />)
  const scope = container.querySelector('#scope')!
  const width = scope.clientWidth
  expect(width).toBeLessThan(scope.parentElement!.clientWidth / 2)
  container.querySelector('#get-started')!.remove()
  expect(scope.clientWidth).toBe(width)
})
