import type { Contact } from '../../../content/contact'
import type { ServicePages } from '../../../content/service-pages'
import type { Service } from '../../../content/services'
import { fill } from '../../../lib/format'
import type { ServiceId } from '../../../lib/sections'

/**
 * What the form says and is filled with for a visitor who asks about a service, by the service's id. Throws for a
 * service that the form does not offer.
 */
export function prefillTexts(
  services: readonly Pick<Service, 'id' | 'menuName' | 'inquiryLink'>[],
  pages: ServicePages['pages'],
  { services: offered, prefill }: Pick<Contact['form'], 'services' | 'prefill'>,
) {
  const texts = services.map(({ id, menuName, inquiryLink: { service } }, index) => {
    if (service !== '' && !offered.includes(service))
      throw new Error(
        `content/services.yaml: services.${index}.inquiryLink.service: found '${service}', ` +
          `expected '' or a service of the form in content/contact.yaml: ${offered.join(', ')}`,
      )
    const message = `${fill(prefill.message, { service: menuName })}\n\n`
    const serviceNote = fill(prefill.note, { service: menuName })
    const messageHint = pages[id].send
    return [id, { name: menuName, serviceNote, messageHint, fields: { service, message } }] as const
  })
  return Object.fromEntries(texts) as Record<ServiceId, (typeof texts)[number][1]>
}

export type PrefillTexts = ReturnType<typeof prefillTexts>
