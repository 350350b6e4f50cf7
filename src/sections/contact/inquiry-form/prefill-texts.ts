import type { Contact } from '../../../content/contact'
import type { Service } from '../../../content/services'
import type { Fields } from '../../../lib/inquiry-fields'
import type { ServiceId } from '../../../lib/sections'

/** What the form says and is filled with for a visitor who asks about a service, by the service's id. */
export type PrefillTexts = Record<
  ServiceId,
  { about: string; fields: Pick<Fields, 'service' | 'message'> }
>

/** The prefillTexts as content/ has them. Throws for a service that the form does not offer. */
export function prefillTexts(
  services: readonly Pick<Service, 'id' | 'menu' | 'ask'>[],
  { services: offered, about, opening }: Pick<Contact['form'], 'services' | 'about' | 'opening'>,
): PrefillTexts {
  return Object.fromEntries(
    services.map(({ id, menu, ask: { service } }, index) => {
      if (service !== '' && !offered.includes(service))
        throw new Error(
          `content/services.yaml: services.${index}.ask.service: found '${service}', ` +
            `expected '' or a service of the form in content/contact.yaml: ${offered.join(', ')}`,
        )
      const message = `${opening.replace('{service}', menu)}\n\n`
      return [id, { about: about.replace('{service}', menu), fields: { service, message } }]
    }),
  ) as PrefillTexts
}
