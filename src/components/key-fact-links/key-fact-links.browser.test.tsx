import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { KeyFactLinks } from './key-fact-links'

const FACTS = ['Fee', 'Notice', 'Proof'].map((label) => ({
  label,
  value: `${label} in words`,
  sectionId: label.toLowerCase(),
}))

test.each([
  ['narrow', 360],
  ['wide', 1366],
])('key facts in a %s viewport: each row is a link of at least 44 px', async (_, width) => {
  await page.viewport(width, 625)
  await render(<KeyFactLinks label="On this page" facts={FACTS} />)
  const rows = page.getByRole('navigation', { name: 'On this page' }).element()
  for (const row of rows.querySelectorAll('dl > div')) {
    const { left, right, top, bottom } = row.getBoundingClientRect()
    expect(bottom - top).toBeGreaterThanOrEqual(44)
    const link = row.querySelector('a')
    for (const [x, y] of [
      [left + 2, top + 2],
      [right - 2, bottom - 2],
    ] as const)
      expect(document.elementFromPoint(x, y)).toBe(link)
  }
  const link = page.getByRole('link', { name: 'Fee in words' }).element()
  expect(link.getAttribute('href')).toBe('#fee')
})

test('empty key facts: render nothing', async () => {
  const { container } = await render(<KeyFactLinks label="On this page" facts={[]} />)
  expect(container.innerHTML).toBe('')
})
