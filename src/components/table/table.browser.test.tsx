import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Table } from './table'

const COLUMNS = ['Ship', 'Number', 'Type, built', 'Notes']
const ROWS = [['Prabhat', '9074729', 'Tanker, 2014', '']]

test.each([
  [320, ['"Number"', '"Type, built"']],
  [800, ['"Number"', '"Type, built"']],
  [1900, ['none', 'none']],
])(
  'table at %i px: has its roles, fits, and names columns in cells: %j',
  async (width, expected) => {
    await page.viewport(width, 900)
    await render(<Table columns={COLUMNS} rows={ROWS} />)
    // Those of the elements get lost where their `display` is another.
    const parts = [...document.querySelectorAll('table, thead, tbody, tr, th, td')]
    expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([])
    const names = [...document.querySelectorAll('td')].map(
      (cell) => getComputedStyle(cell, '::before').content,
    )
    expect(names).toEqual(expected)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('column without a value in any row: is left out', async () => {
  await render(<Table columns={COLUMNS} rows={ROWS} />)
  const columns = page.getByRole('columnheader').elements()
  expect(columns.map(({ textContent }) => textContent)).toEqual(COLUMNS.slice(0, 3))
})
