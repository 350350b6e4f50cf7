import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Table } from './table'

const COLUMNS = ['Ship', 'Number', 'Type, built', 'Notes']
const ROWS = [['Prabhat', '9074729', 'Tanker, 2014', '']]

test.each([
  [320, ['Number\n9074729', 'Type, built\nTanker, 2014']],
  [800, ['Number\n9074729', 'Type, built\nTanker, 2014']],
  [1900, ['9074729', 'Tanker, 2014']],
])('table at %i px: has its roles, fits, and has the cell texts %j', async (width, expected) => {
  await page.viewport(width, 900)
  await render(<Table columns={COLUMNS} rows={ROWS} />)
  const elements = [...document.querySelectorAll('table, thead, tbody, tr, th, td')]
  expect(elements.filter((element) => !element.hasAttribute('role'))).toEqual([])
  const texts = [...document.querySelectorAll('td')].map((cell) => cell.innerText)
  expect(texts).toEqual(expected)
  const cell = page.getByRole('cell', { name: '9074729', exact: true })
  await expect.element(cell).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('narrow table with two columns: shows no column names in its cells', async () => {
  await page.viewport(320, 900)
  await render(<Table columns={COLUMNS.slice(0, 2)} rows={ROWS} />)
  expect(document.querySelector('td')!.innerText).toBe('9074729')
})

test('column that is empty in every row: is hidden', async () => {
  await render(<Table columns={COLUMNS} rows={ROWS} />)
  const columns = page.getByRole('columnheader').elements()
  expect(columns.map(({ textContent }) => textContent)).toEqual(COLUMNS.slice(0, 3))
})
