import type { Content } from '../../../content/read-content'
import { fill } from '../../../lib/format'
import type { ServiceId } from '../../../lib/sections'

/** What the form says and is filled with for a visitor who asks about a service, by the service's id. */
export function prefillTexts({ contact, services, 'service-pages': { pages } }: Content) {
  const { prefill } = contact.form
  const texts = services.services.map(({ id, menuName, inquiryLink: { service } }) => {
    const message = `${fill(prefill.message, { service: menuName })}\n\n`
    const serviceNote = fill(prefill.note, { service: menuName })
    const messageHint = pages[id].send
    return [id, { name: menuName, serviceNote, messageHint, fields: { service, message } }] as const
  })
  return Object.fromEntries(texts) as Record<ServiceId, (typeof texts)[number][1]>
}

export type PrefillTexts = ReturnType<typeof prefillTexts>
