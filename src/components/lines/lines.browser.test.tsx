import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Lines } from './lines'

const WIDE_PX = 768
const PHONE_PX = 767

/** What a visitor sees, line by line, and the one text that it is. */
async function shown(width: number, lines: string[], phone?: string[]) {
  await page.viewport(width, 600)
  const { container } = await render(
    <p>
      <Lines lines={lines} {...(phone && { phone })} />
    </p>,
  )
  const text = container.querySelector('p')!
  return { seen: text.innerText.split('\n').map((line) => line.trim()), read: text.textContent }
}

test.each([WIDE_PX, PHONE_PX])(
  'at %i px lines stand as they were broken, two alike too',
  async (width) => {
    expect(await shown(width, ['To sea,', 'to sea,', 'to sea,', 'and home'])).toEqual({
      seen: ['To sea,', 'to sea,', 'to sea,', 'and home'],
      read: 'To sea, to sea, to sea, and home',
    })
  },
)

test.each([
  [WIDE_PX, ['We run ships', 'and more']],
  [PHONE_PX, ['We run', 'ships', 'and more']],
])('at %i px each layout has its own lines', async (width, seen) => {
  expect(await shown(width, ['We run ships', 'and more'], ['We run', 'ships', 'and more'])).toEqual(
    {
      seen,
      read: 'We run ships and more',
    },
  )
})

test.each([
  [WIDE_PX, ['Unexpected', 'Error']],
  [PHONE_PX, ['Unexpected Error']],
])('at %i px a text that runs on phones has its lines elsewhere', async (width, seen) => {
  expect(await shown(width, ['Unexpected', 'Error'], ['Unexpected Error'])).toEqual({
    seen,
    read: 'Unexpected Error',
  })
})
