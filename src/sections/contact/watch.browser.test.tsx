import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/tokens.css'
import '../../styles/base.css'
import type { Papers } from '../../content/papers'
import { Watch } from './watch'

const FILLED = {
  specimen: false,
  mark: 'Specimen',
  certificates: { entries: [{ id: 'rpsl', short: 'RPSL', number: 'RPSL-MUM-123' }] },
  ships: { entries: [], figures: [] },
  company: {},
  watch: {
    title: 'The watch',
    allDay: '24 h',
    entries: [
      { duty: 'Emergency', name: '', phone: '+91 22 1234 5678', email: '', allDay: true },
      { duty: 'Crewing', name: 'C. Rao', phone: '+91 22 1234 5679', email: 'crew@company.example' },
      { duty: 'Nobody', name: 'D. Rao', phone: '', email: 'd@company.example' },
    ],
  },
  notice: {
    title: 'Notice',
    text: 'We charge no fee.',
    email: '',
    subject: 'A fee & more',
    paper: 'rpsl',
  },
} as unknown as Papers

const NOBODY: Papers = { ...FILLED, watch: { ...FILLED.watch, entries: [] } }
const UNSAID = { ...FILLED.notice, text: '' }

const show = (papers: Papers, isWhole = true) =>
  render(<Watch papers={papers} email="desk@company.example" isWhole={isWhole} />)

test('who answers is shown as far as it is filled in, and nobody without a line', async () => {
  await show(FILLED)
  await expect
    .element(page.getByRole('link', { name: '+91 22 1234 5678' }))
    .toHaveAttribute('href', 'tel:+912212345678')
  expect(page.getByText('24 h').elements()).toHaveLength(1)
  await expect.element(page.getByText('C. Rao')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'crew@company.example' })).toBeVisible()
  await expect.element(page.getByText('Nobody')).not.toBeInTheDocument()
  await expect.element(page.getByText('Specimen')).not.toBeInTheDocument()
})

test('the notice names the licence, and is answered at the company’s address', async () => {
  await show(FILLED)
  await expect.element(page.getByRole('complementary', { name: 'Notice' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'desk@company.example' }))
    .toHaveAttribute('href', 'mailto:desk@company.example?subject=A%20fee%20%26%20more')
  await expect
    .element(page.getByRole('link', { name: 'RPSL-MUM-123' }))
    .toHaveAttribute('href', '/about#papers')
})

test('each of the two stands alone', async () => {
  const { rerender } = await show(NOBODY)
  await expect.element(page.getByText('We charge no fee.')).toBeVisible()
  await expect.element(page.getByText('The watch')).not.toBeInTheDocument()
  await rerender(<Watch papers={{ ...FILLED, notice: UNSAID }} email="" isWhole />)
  await expect.element(page.getByText('The watch')).toBeVisible()
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
})

test('without either nothing is left behind', async () => {
  const { container } = await show({ ...NOBODY, notice: UNSAID })
  expect(container.innerHTML).toBe('')
})

test('in short, it leads to the people', async () => {
  await show(FILLED, false)
  await expect
    .element(page.getByRole('link', { name: 'The watch' }))
    .toHaveAttribute('href', '/contact#watch')
  await expect.element(page.getByText('C. Rao')).not.toBeInTheDocument()
})

test.each([320, 800, 1900])('at %i px nothing is wider than the window', async (width) => {
  await page.viewport(width, 900)
  await show(FILLED)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await page.viewport(1280, 800)
})
