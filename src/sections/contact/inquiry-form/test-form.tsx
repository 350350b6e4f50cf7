import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draftOf, fieldId, keepDraft } from '../../../lib/inquiry-draft'
import { byField, FIELD_NAMES, type Fields } from '../../../lib/inquiry-fields'
import { SERVICE_IDS } from '../../../lib/sections'
import { InquiryForm } from './inquiry-form'
import type { LaterWords } from './later-words'

/** The form on its own, with a form service whose answers the test gives. */

export const SERVICES = ['Ocean Freight', 'Logistics & Supply Chain', 'Other']
const SUGGESTIONS = Object.fromEntries(
  SERVICE_IDS.map((id) => [id, { service: 'Other', message: `Re: ${id}\n\n` }]),
) as LaterWords['suggestions']
SUGGESTIONS.freight.service = 'Logistics & Supply Chain'

export const FORM = (
  <InquiryForm
    texts={{
      title: 'Launch Your Inquiry',
      optional: 'optional',
      fields: {
        name: 'Name',
        email: 'Email',
        phone: 'Phone',
        company: 'Company',
        service: 'Service',
        message: 'Message',
      },
      servicePlaceholder: 'Select Service...',
      services: SERVICES,
      send: 'Send inquiry',
      privacy: { text: 'Privacy.', link: 'More' },
      badges: ['Badge'],
    }}
    words={{
      length: '{count} of at most {most}',
      sending: 'Sending...',
      success: 'It went.',
      failure: 'It did not go.',
      mailInstead: 'By mail instead',
      another: 'Write another',
      receipt: {
        title: 'Under way',
        sent: 'Sent',
        from: 'From',
        answerTo: 'We answer to {email}',
        about: 'About',
        urgent: 'If urgent',
      },
      responseTime: { label: 'Response time', lines: ['Soon', '(sooner if urgent)'] },
      urgent: { phones: ['+91 00 0000 0001'], allDay: '24 h' },
      suggestions: SUGGESTIONS,
    }}
    endpoint="/submit"
    accessKey="key"
    redirect={undefined}
    brand="Brand"
    email="desk@company.example"
  />
)

export const field = (label: string) => page.getByLabelText(label, { exact: true })
export const button = () => page.getByRole('button')
export const status = () => page.getByRole('status')
export const mailLink = () => page.getByRole('link', { name: 'By mail instead' })
export const values = () =>
  Object.fromEntries(
    ['Name', 'Email', 'Phone', 'Company', 'Service', 'Message'].map((label) => [
      label,
      (field(label).element() as HTMLInputElement).value,
    ]),
  )

export const TYPED = {
  Name: 'Asha Rao',
  Email: 'asha@owner.example',
  Phone: '',
  Company: '',
  Service: 'Other',
  Message: 'One\nTwo',
}
export const BLANK = { Name: '', Email: '', Phone: '', Company: '', Service: '', Message: '' }

/** As the page's first script does. */
keepDraft()

export const draft = () => byField((name) => draftOf(name) ?? '')

/** What was typed, emptied or sent on another page of this tab. */
export function typeElsewhere(typed: Partial<Fields>) {
  for (const name of FIELD_NAMES)
    if (typed[name] !== undefined) sessionStorage.setItem(fieldId(name), typed[name])
}

export async function fillIn() {
  await field('Name').fill(TYPED.Name)
  await field('Email').fill(TYPED.Email)
  await field('Service').selectOptions(TYPED.Service)
  await field('Message').fill(TYPED.Message)
}

export let answers: ((answer: string | Error) => void)[]
export const fetchMock = vi.fn<typeof fetch>()

/** Ends the attempt under way. */
export const answer = (text: string | Error) => answers.shift()!(text)

beforeEach(() => {
  sessionStorage.clear()
  answers = []
  fetchMock
    .mockReset()
    .mockImplementation(
      () =>
        new Promise((resolve, reject) =>
          answers.push((text) =>
            text instanceof Error ? reject(text) : resolve(new Response(text)),
          ),
        ),
    )
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
