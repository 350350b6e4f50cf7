import type { Content } from '../../../content/read-content'
import { responsibilityFor } from '../../../content/service-pages'
import { fill } from '../../../lib/format'
import type { ServiceId } from '../../../lib/sections'

/** What the form says and is filled with for a visitor who asks about a service, and who answers, by the service's id. */
export function prefillTexts(content: Content) {
  const { contact, services, credentials } = content
  const { prefill } = contact.form
  const texts = services.services.map(({ id, menuName, inquiryLink: { service } }) => {
    const page = content['service-pages'].pages[id]
    const text = {
      name: menuName,
      serviceNote: fill(prefill.note, { service: menuName }),
      messageHint: page.send,
      fields: { service, message: `${fill(prefill.message, { service: menuName })}\n\n` },
      contact: responsibilityFor(page, credentials).contact,
    }
    return [id, text] as const
  })
  return Object.fromEntries(texts) as Record<ServiceId, (typeof texts)[number][1]>
}

export type PrefillTexts = ReturnType<typeof prefillTexts>
