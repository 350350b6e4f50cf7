import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContactDetails } from './contact-details'
import type { ContactProps } from './contact-props'

const COMPANY = {
  email: 'desk@company.example',
  phones: [{ number: '+91 22 1234 5678' }],
  office: { lines: ['Vashi'] },
} as ContactProps['company']
const TEXTS = { labels: { phone: 'Phone' }, responseTime: 'Soon' } as ContactProps['texts']

const phoneEntries = () => page.getByRole('definition').filter({ hasText: /\+91|IST/ })

test('contact details: give the office hours after the office’s numbers', async () => {
  const officeHours = {
    from: 'Monday',
    to: 'Saturday',
    opens: '09:30',
    closes: '18:30',
    text: 'Monday to Saturday, 09:30 to 18:30 IST',
  } as const
  await render(<ContactDetails company={COMPANY} texts={{ ...TEXTS, officeHours }} />)
  await expect
    .element(phoneEntries().last())
    .toHaveTextContent('Monday to Saturday, 09:30 to 18:30 IST')
})

test('contact details: leave no room for hours that content does not have', async () => {
  const { container } = await render(<ContactDetails company={COMPANY} texts={TEXTS} />)
  await expect.element(phoneEntries()).toBeVisible()
  expect([...container.querySelectorAll('dd')].every((entry) => entry.textContent)).toBe(true)
})
