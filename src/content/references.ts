import { SERVICE_IDS } from '../lib/sections'
import type { AllContent } from './read-content'

/**
 * Throws for a name in one file of content/ that another file does not have: of a certificate, a duty contact or a
 * service of the form. While it has no certificates or contacts at all, any id of them will do: none is shown.
 */
export function checkReferences(content: AllContent) {
  const { contact, credentials, services, 'service-pages': servicePages } = content
  const { certificates, dutyContacts, seafarerNotice } = credentials
  const credentialIds = certificates.entries.map(({ id }) => id)
  const contactIds = dutyContacts.entries.flatMap(({ id }) => id || [])
  const check = (field: string, names: string[], known: string[]) => {
    const unknown = names.find((name) => name && !known.includes(name))
    if (unknown && known.length > 0)
      throw new Error(`content/${field}: found '${unknown}', expected '' or ${known.join(', ')}`)
  }
  check('credentials.yaml: seafarerNotice.certificate', [seafarerNotice.certificate], credentialIds)
  for (const [index, { items, inquiryLink }] of services.services.entries()) {
    const field = `services.yaml: services.${index}`
    check(
      `${field}.items`,
      items.map(({ certificate }) => certificate),
      credentialIds,
    )
    check(`${field}.inquiryLink.service`, [inquiryLink.service], contact.form.services)
  }
  for (const id of SERVICE_IDS) {
    const field = `service-pages.yaml: pages.${id}`
    check(`${field}.certificates`, servicePages.pages[id].certificates, credentialIds)
    check(`${field}.duty`, [servicePages.pages[id].duty], contactIds)
  }
}
