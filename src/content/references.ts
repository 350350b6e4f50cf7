import { SERVICE_IDS } from '../lib/sections'
import type { Content } from './read-content'

/**
 * Throws for a name in one file of content/ that another file does not have: of a certificate, a duty contact or a
 * service of the form. While it has no certificates or contacts at all, any id of them will do: none is shown.
 */
export function checkReferences(
  { certificates, dutyContacts, seafarerNotice }: Content['credentials'],
  { services }: Content['services'],
  { pages }: Content['service-pages'],
  form: Content['contact']['form'],
) {
  const credentialIds = certificates.entries.map(({ id }) => id)
  const contactIds = dutyContacts.entries.flatMap(({ id }) => id || [])
  const check = (field: string, names: string[], known: string[]) => {
    const unknown = names.find((name) => name && !known.includes(name))
    if (unknown && known.length > 0)
      throw new Error(`content/${field}: found '${unknown}', expected '' or ${known.join(', ')}`)
  }
  check('credentials.yaml: seafarerNotice.certificate', [seafarerNotice.certificate], credentialIds)
  for (const [index, { items, inquiryLink }] of services.entries()) {
    const field = `services.yaml: services.${index}`
    check(
      `${field}.items`,
      items.map(({ certificate }) => certificate),
      credentialIds,
    )
    check(`${field}.inquiryLink.service`, [inquiryLink.service], form.services)
  }
  for (const id of SERVICE_IDS) {
    const field = `service-pages.yaml: pages.${id}`
    check(`${field}.certificates`, pages[id].certificates, credentialIds)
    check(`${field}.duty`, [pages[id].duty], contactIds)
  }
}
