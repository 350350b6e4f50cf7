import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Company } from '../../content/company'
import type { Navigation } from '../../content/schemas'
import type { PageId } from '../../lib/sections'
import { Footer } from './footer'

const BERTH = { name: 'Harbour', latitude: 18.95, longitude: 72.95, note: 'All fast' }

const show = (id: PageId) =>
  render(
    <Footer
      page={id}
      content={{ privacy: 'Privacy', rights: 'All rights.', notice: '' }}
      navigation={{ footerLabel: 'Foot' } as Navigation}
      company={{ name: 'Company' } as Company}
      licences={[]}
      berth={BERTH}
      year={2026}
    />,
  )

test.each<[PageId, boolean]>([
  ['home', true],
  ['contact', true],
  ['sent', true],
  ['about', false],
  ['services', false],
  ['privacy', false],
  ['error', false],
])('at the foot of %s the passage has ended: %s', async (id, hasEnded) => {
  await show(id)
  await expect.element(page.getByText(/Harbour 18°57′N 072°57′E/)).toBeVisible()
  expect(page.getByText('All fast').elements()).toHaveLength(hasEnded ? 1 : 0)
})
