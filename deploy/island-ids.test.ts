import { expect, test } from 'vitest'
import { withoutIslandIds } from './island-ids.ts'

test('takes the id off every island and nothing else', () => {
  expect(
    withoutIslandIds(
      '<astro-island uid="Z2f" prefix="r1"></astro-island><p uid="a">uid="b"<astro-island uid="1" ssr>',
    ),
  ).toBe('<astro-island prefix="r1"></astro-island><p uid="a">uid="b"<astro-island ssr>')
})
