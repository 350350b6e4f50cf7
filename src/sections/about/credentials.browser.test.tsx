import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Credentials as Content } from '../../content/credentials'
import { Credentials } from './credentials'

const EMPTY = {
  link: 'Read them',
  certificates: {
    title: 'Licences',
    columns: ['Paper', 'Number', 'Issued', 'Valid until', 'Check it'],
    entries: [],
  },
  fleet: { title: 'Ships', entries: [], totals: [] },
  registration: { title: 'The company', labels: {}, legalName: '' },
  dutyContacts: { entries: [] },
} as unknown as Content
const FILLED = {
  ...EMPTY,
  certificates: {
    ...EMPTY.certificates,
    entries: [{ id: 'rpsl', name: 'Licence', number: 'RPSL-1', validUntil: '2029-03-31' }],
  },
  registration: { ...EMPTY.registration, legalName: 'Company' },
} as unknown as Content

test('credentials: show the certificates, and link to the documents by name', async () => {
  await render(<Credentials credentials={FILLED} />)
  await expect
    .element(page.getByRole('link', { name: 'Read them Licences · The company' }))
    .toHaveAttribute('href', '/credentials')
  await expect.element(page.getByText('RPSL-1')).toBeVisible()
  await expect.element(page.getByText(/Valid until.31.Mar.2029/)).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})

test('credentials without any entry: nothing is left', async () => {
  const { container } = await render(<Credentials credentials={EMPTY} />)
  expect(container.innerHTML).toBe('')
})
