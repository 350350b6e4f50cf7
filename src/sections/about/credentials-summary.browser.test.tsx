import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { CREDENTIALS_CONTENT, EMPTY_CREDENTIALS_CONTENT } from '../../testing/credentials-content'
import { CredentialsSummary } from './credentials-summary'

test('certificates: are shown with a link to /credentials that contains the titles of its tables', async () => {
  await render(
    <CredentialsSummary
      credentials={{ ...CREDENTIALS_CONTENT, fleet: EMPTY_CREDENTIALS_CONTENT.fleet }}
    />,
  )
  await expect
    .element(page.getByRole('link', { name: 'Read them Licences · The company' }))
    .toHaveAttribute('href', '/credentials')
  await expect.element(page.getByText('RPSL-MUM-123')).toBeVisible()
  await expect.element(page.getByText(/Valid until.31.Mar.2029/)).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})

test('certificates without entries: render nothing', async () => {
  const { container } = await render(<CredentialsSummary credentials={EMPTY_CREDENTIALS_CONTENT} />)
  expect(container.innerHTML).toBe('')
})
