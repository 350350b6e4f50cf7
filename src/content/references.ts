import { SERVICE_IDS } from '../lib/sections'
import type { Credentials } from './credentials'
import type { ServicePages } from './service-pages'
import type { Service } from './services'

/**
 * Throws for a certificate or duty contact that a service, its page or the notice to seafarers names by an id that
 * content/credentials.yaml does not have. Where its list is empty, the company shows none: then any id will do.
 */
export function checkReferences(
  { certificates, dutyContacts, seafarerNotice }: Credentials,
  services: readonly Pick<Service, 'items'>[],
  pages: ServicePages['pages'],
) {
  const proofsOf = ({ items }: (typeof services)[number]) =>
    items.map((item) => (typeof item === 'string' ? '' : item.certificate))
  const references = [
    ['credentials.yaml: seafarerNotice.certificate', certificates, [seafarerNotice.certificate]],
    ['services.yaml: services', certificates, services.flatMap(proofsOf)],
    ...SERVICE_IDS.flatMap((id) => [
      [`service-pages.yaml: pages.${id}`, certificates, pages[id].certificates] as const,
      [`service-pages.yaml: pages.${id}.duty`, dutyContacts, [pages[id].duty]] as const,
    ]),
  ] as const
  for (const [field, { entries }, ids] of references) {
    const known = entries.flatMap(({ id }) => id || [])
    const unknown = ids.find((id) => id && !known.includes(id))
    if (unknown && entries.length > 0)
      throw new Error(
        `content/${field}: found '${unknown}', expected an id in content/credentials.yaml: ${known.join(', ')}`,
      )
  }
}
