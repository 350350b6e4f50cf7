import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { Content } from '../../content/read-all-content'
import type { CredentialsContent } from '../../content/schemas/credentials'
import { CREDENTIALS_CONTENT, EMPTY_CREDENTIALS_CONTENT } from '../../testing/credentials-content'
import { SeafarerNotice } from './seafarer-notice'

const SHARED = {
  company: { email: 'desk@company.example' } as Content['company'],
  seafarersLink: { href: '/seafarers', text: 'For seafarers' },
}
const renderNotice = (credentials: CredentialsContent) =>
  render(<SeafarerNotice {...SHARED} credentials={credentials} heading="h3" />)
const hrefOf = (name: string) => page.getByRole('link', { name }).element().getAttribute('href')

test('notice without its own email address: shows the licence and the company’s email address', async () => {
  await renderNotice(CREDENTIALS_CONTENT)
  await expect.element(page.getByRole('complementary', { name: 'Notice' })).toBeVisible()
  const subject = 'A%20fee%20%26%20more'
  expect(hrefOf('desk@company.example')).toBe(`mailto:desk@company.example?subject=${subject}`)
  expect(hrefOf('For seafarers')).toBe('/seafarers')
  expect(hrefOf('RPSL-MUM-123')).toBe('/credentials')
})

test('notice without a seafarers page and a licence: contains only the email link', async () => {
  const { seafarerNotice } = CREDENTIALS_CONTENT
  const { container } = await render(
    <SeafarerNotice
      {...SHARED}
      credentials={{ ...EMPTY_CREDENTIALS_CONTENT, seafarerNotice }}
      seafarersLink={undefined}
      heading="h3"
    />,
  )
  expect(container.querySelectorAll('a')).toHaveLength(1)
})

test('notice without a text: renders nothing', async () => {
  const { container } = await renderNotice(EMPTY_CREDENTIALS_CONTENT)
  expect(container.innerHTML).toBe('')
})
