import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shownCredentials } from '../../content/shown-credentials'
import { CREDENTIALS, NO_CREDENTIALS } from '../../testing/credentials'
import { DutyContacts } from './duty-contacts'

const hrefOf = (name: string) => page.getByRole('link', { name }).element().getAttribute('href')

test('duty contacts: show what is filled in', async () => {
  await render(<DutyContacts credentials={shownCredentials(CREDENTIALS)} heading="h3" />)
  expect(hrefOf('+91 22 1234 5678')).toBe('tel:+912212345678')
  expect(hrefOf('crew@company.example')).toBe('mailto:crew@company.example')
  expect(page.getByText('24 h').elements()).toHaveLength(1)
  await expect.element(page.getByText('C. Rao')).toBeVisible()
  expect(document.querySelector('#duty-sea')!.textContent).toContain('Emergency')
})

test('duty contacts without an entry: nothing is left', async () => {
  const { container } = await render(<DutyContacts credentials={NO_CREDENTIALS} heading="h3" />)
  expect(container.innerHTML).toBe('')
})
