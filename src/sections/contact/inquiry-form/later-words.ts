import type { Company } from '../../../content/company'
import type { Contact } from '../../../content/contact'
import type { Service } from '../../../content/services'
import type { Fields } from '../../../lib/inquiry-fields'
import type { ServiceId } from '../../../lib/sections'

type Form = Contact['form']

const LATER = [
  'length',
  'sending',
  'success',
  'failure',
  'mailInstead',
  'another',
  'receipt',
] as const satisfies (keyof Form)[]

/** What the form suggests to a visitor who asks about a service, by the service's id. */
type Suggestions = Record<ServiceId, Pick<Fields, 'service' | 'message'>>

/** What the form says only after it has come alive. It comes with the form's script: no page holds it. */
export interface LaterWords extends Pick<Form, (typeof LATER)[number]> {
  suggestions: Suggestions
  responseTime: { label: string; lines: string[] }
  /** Telephone numbers that answer day and night, and the word for that. */
  urgent: { phones: string[]; allDay: string }
}

/** What the form says from the start. */
export type FirstWords = Omit<Form, keyof LaterWords | 'opening' | 'privacy'> & {
  privacy: { text: string; link: string }
}

/** All of the form's words but those that come later; `privacyText` is true of the service that takes its inquiries. */
export const firstWords = (form: Form, privacyText: string): FirstWords => ({
  ...(Object.fromEntries(
    Object.entries(form).filter(
      ([name]) => name !== 'opening' && !(LATER as readonly string[]).includes(name),
    ),
  ) as unknown as FirstWords),
  privacy: { ...form.privacy, text: privacyText },
})

/** Those words from the content of three files. It has no imports that last: the build calls it, too. */
export function laterWords(
  { form, labels, responseTime }: Contact,
  { phones }: Company,
  services: Pick<Service, 'id' | 'menu' | 'ask'>[],
): LaterWords {
  return {
    ...(Object.fromEntries(LATER.map((name) => [name, form[name]])) as Pick<
      Form,
      (typeof LATER)[number]
    >),
    suggestions: suggestionsFor(services, form),
    responseTime: { label: labels.responseTime, lines: responseTime },
    urgent: {
      phones: phones.filter(({ allDay }) => allDay).map(({ number }) => number),
      allDay: labels.allDay,
    },
  }
}

/** The suggestions as content/ has them. A service that the form does not offer is an error. */
export function suggestionsFor(
  services: Pick<Service, 'id' | 'menu' | 'ask'>[],
  { services: offered, opening }: Pick<Form, 'services' | 'opening'>,
): Suggestions {
  return Object.fromEntries(
    services.map(({ id, menu, ask: { service } }, index) => {
      if (service !== '' && !offered.includes(service))
        throw new Error(
          `content/services.yaml: services.${index}.ask.service: found '${service}', ` +
            `wanted '' or a service of the form in content/contact.yaml: ${offered.join(', ')}`,
        )
      return [id, { service, message: `${opening.replace('{service}', menu)}\n\n` }]
    }),
  ) as Suggestions
}
