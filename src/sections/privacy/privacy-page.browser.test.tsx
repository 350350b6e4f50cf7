import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { Content } from '../../content/read-all-content'
import { PrivacyPage } from './privacy-page'

const TEXTS = {
  label: 'Privacy',
  headline: 'What becomes of it',
  text: 'What happens.',
  sections: [
    { id: 'all', title: 'For all', text: ['Write to {email}, the desk of {company}.'] },
    {
      id: 'who',
      title: 'Who',
      text: {
        'third-party': ['Through {service}.'],
        'own-inbox': ['Ours.'],
        'preview-inbox': ['A file.'],
      },
    },
  ],
}
const COMPANY = { name: 'Northern Star', email: 'desk@star.example' } as Content['company']

test.each([
  ['third-party', 'Through api.forms.example.'],
  ['own-inbox', 'Ours.'],
  ['preview-inbox', 'A file.'],
] as const)('privacy page with form service %s: shows the text "%s"', async (kind, text) => {
  await render(
    <PrivacyPage
      privacy={TEXTS}
      company={COMPANY}
      formService={{ kind, host: 'api.forms.example' }}
    />,
  )
  const paragraphs = page.getByRole('paragraph').elements()
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
    'Privacy',
    'What happens.',
    'Write to desk@star.example, the desk of Northern Star.',
    text,
  ])
  await expect
    .element(page.getByRole('link', { name: COMPANY.email }))
    .toHaveAttribute('href', 'mailto:desk@star.example')
})
