import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { SeafarersContent } from '../../content/seafarers'
import { CREDENTIALS, NO_CREDENTIALS } from '../../testing/credentials'
import { SeafarersPage } from './seafarers-page'

const DESK = { text: '+91 22 1234 5679', label: 'Crewing' }
const SITE = { text: 'https://www.dg.example/a', label: '' }
const WAGES = { columns: ['Rank', 'Tankers'], rows: [['Bosun', '1,500 to 1,700']] }
const TEXTS: Omit<SeafarersContent, 'page'> = {
  label: '',
  headline: 'For seafarers',
  text: 'No fee.',
  link: 'For seafarers',
  partLinks: 'On this page',
  vacancies: {
    headline: 'Vacancies',
    none: 'No vacancies today',
    checked: '2026-11-25',
    asAt: 'As at {day}',
    columns: ['Rank', 'Ship', 'Flag', 'Joining'],
    entries: [{ rank: 'Third officer', ship: 'Tanker', flag: '', joining: 'January 2027' }],
    sought: [{ label: 'Ranks', value: 'Masters' }],
  },
  answers: [
    { id: 'apply', headline: 'How to apply', text: ['Write.'], contacts: [DESK] },
    { id: 'wages', headline: 'Wages', table: WAGES, text: ['With leave pay.'], contacts: [] },
    { id: 'licence', headline: 'Our licence', text: ['Check.'], contacts: [], showsLicence: true },
  ],
  complaint: {
    headline: 'Whom to complain to',
    text: 'In this order.',
    steps: [
      { where: 'Company', who: 'A. Rao', how: '', contacts: [DESK] },
      { where: 'India', who: 'DG Shipping', how: '', contacts: [SITE] },
    ],
  },
}
test('seafarers: find vacancies, the licence, and whom to complain to, in order, with links', async () => {
  await render(<SeafarersPage seafarers={TEXTS} credentials={CREDENTIALS} />)
  const vacancy = page.getByRole('row').filter({ hasText: 'Third officer' })
  await expect.element(vacancy).toMatchTextContent(/Tanker.*January 2027/)
  await expect.element(page.getByRole('row').filter({ hasText: 'RPSL-MUM-123' })).toBeVisible()
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').elements()
  const sections = links.map((link) => document.querySelector(`${link.getAttribute('href')} h2`))
  expect(sections).toEqual(page.getByRole('heading', { level: 2 }).elements())
  const steps = [...document.querySelectorAll('ol > li')]
  expect(steps.map((step) => step.querySelector('a')!.href)).toEqual([
    'tel:+912212345679',
    'https://www.dg.example/a',
  ])
  await expect.element(page.getByText('Crewing').last()).toBeVisible()
  const wages = page.getByRole('row').filter({ hasText: 'Bosun' })
  await expect.element(wages).toMatchTextContent('1,500 to 1,700')
  await expect.element(page.getByText('No vacancies today')).not.toBeInTheDocument()
})

test('seafarers without entries: the page says so with its date, and leaves no empty part', async () => {
  const { vacancies, complaint } = TEXTS
  const empty = {
    ...TEXTS,
    vacancies: { ...vacancies, entries: [], sought: [] },
    complaint: { ...complaint, steps: [] },
  }
  await render(<SeafarersPage seafarers={empty} credentials={NO_CREDENTIALS} />)
  await expect.element(page.getByText('No vacancies today', { exact: true })).toBeVisible()
  await expect.element(page.getByText('As at 25 Nov 2026')).toBeVisible()
  const headings = page.getByRole('heading').elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'For seafarers',
    'Vacancies',
    'How to apply',
    'Wages',
  ])
})
