import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { SeafarersContent } from '../../content/schemas/seafarers'
import { CREDENTIALS_CONTENT, EMPTY_CREDENTIALS_CONTENT } from '../../testing/credentials-content'
import { SeafarersPage } from './seafarers-page'

const DESK = { text: '+91 22 1234 5679', label: 'Crewing' }
const SITE = { text: 'https://www.dg.example/a', label: '' }
const WAGES = { columns: ['Rank', 'Tankers'], rows: [['Bosun', '1,500 to 1,700']] }
const TEXTS: Omit<SeafarersContent, 'metadata'> = {
  label: '',
  headline: 'For seafarers',
  text: 'No fee.',
  linkText: 'For seafarers',
  keyFactsLabel: 'On this page',
  callToAction: { label: 'Send your CV', email: 'crew@b.example', contacts: [DESK] },
  keyFacts: [
    { label: 'Pay', value: 'By rank', sectionId: 'wages' },
    { label: 'Vacancies', value: '{count} today', sectionId: 'vacancies' },
    { label: 'Licence', value: '{number} until {validUntil}', sectionId: 'licence' },
    { label: 'Complaints', value: 'To anyone', sectionId: 'complaint' },
  ],
  vacancies: {
    headline: 'Vacancies',
    noVacancies: 'No vacancies today',
    lastChecked: '2026-11-25',
    lastCheckedText: 'As at {day}',
    columns: ['Rank', 'Ship', 'Flag', 'Joining'],
    entries: [{ rank: 'Third officer', ship: 'Tanker', flag: '', joining: 'January 2027' }],
    noVacanciesInKeyFacts: 'None',
  },
  answers: [
    { id: 'apply', headline: 'How to apply', hint: '', text: ['Write.'], contacts: [DESK] },
    {
      id: 'wages',
      headline: 'Wages',
      hint: 'By rank',
      table: WAGES,
      text: ['With leave pay.'],
      contacts: [],
    },
    {
      id: 'licence',
      headline: 'Our licence',
      hint: '',
      text: ['Check.'],
      contacts: [],
      showsLicence: true,
    },
  ],
  foldedAnswersHeadline: 'More answers',
  complaint: {
    headline: 'Whom to complain to',
    hint: 'On board or ashore',
    text: 'In this order.',
    steps: [
      { complainWhere: 'Company', complainTo: 'A. Rao', note: '', contacts: [DESK] },
      { complainWhere: 'India', complainTo: 'DG Shipping', note: '', contacts: [SITE] },
    ],
  },
}
const facts = () =>
  page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link')
    .elements()
    .map((link) => [link.getAttribute('href'), link.textContent.replaceAll('\u00a0', ' ')])

test('seafarers page: shows vacancies, licence and complaint contacts in order, with links', async () => {
  await render(<SeafarersPage seafarers={TEXTS} credentials={CREDENTIALS_CONTENT} />)
  const vacancy = page.getByRole('row').filter({ hasText: 'Third officer' })
  await expect.element(vacancy).toMatchTextContent(/Tanker.*January 2027/)
  await expect.element(page.getByRole('row').filter({ hasText: 'RPSL-MUM-123' })).toBeVisible()
  expect(facts()).toEqual([
    ['#wages', 'By rank'],
    ['#vacancies', '1 today'],
    ['#licence', 'RPSL-MUM-123 until 31 Mar 2029'],
    ['#complaint', 'To anyone'],
  ])
  for (const [id] of facts()) expect(document.querySelector(id!)).not.toBeNull()
  const cv = page.getByRole('link', { name: 'Send your CV' })
  await expect.element(cv).toHaveAttribute('href', 'mailto:crew@b.example')
  const steps = [...document.querySelectorAll('ol > li')]
  expect(steps.map((step) => step.querySelector('a')!.href)).toEqual([
    'tel:+912212345679',
    'https://www.dg.example/a',
  ])
  await expect.element(page.getByText('Crewing').first()).toBeVisible()
  const wages = page.getByRole('row').filter({ hasText: 'Bosun' })
  await expect.element(page.getByText('With leave pay.')).not.toBeVisible()
  await page.getByRole('heading', { name: 'Wages' }).click()
  await expect.element(wages).toMatchTextContent('1,500 to 1,700')
  await expect.element(page.getByText('No vacancies today')).not.toBeInTheDocument()
})

test('seafarers page without entries: says since when there are no vacancies, and has no empty section', async () => {
  const { vacancies, complaint } = TEXTS
  const empty = {
    ...TEXTS,
    vacancies: { ...vacancies, entries: [] },
    complaint: { ...complaint, steps: [] },
  }
  await render(<SeafarersPage seafarers={empty} credentials={EMPTY_CREDENTIALS_CONTENT} />)
  await expect.element(page.getByText('No vacancies today', { exact: true })).toBeVisible()
  await expect.element(page.getByText('As at 25 Nov 2026')).toBeVisible()
  expect(facts()).toEqual([
    ['#wages', 'By rank'],
    ['#vacancies', 'None today'],
  ])
  const headings = page.getByRole('heading').elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'For seafarers',
    'Vacancies',
    'How to apply',
    'More answers',
    'Wages',
  ])
})
