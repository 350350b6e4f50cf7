import type { CollectionEntry } from 'astro:content'
import { SERVICE_IDS } from '../lib/sections'
import type { ContentName } from './schemas'

/** The content of each file of content/, by its name without the ending. */
export type AllContent = { [Name in ContentName]: CollectionEntry<Name>['data'] }

/**
 * Throws with every name in content that its list does not have: of a certificate, a duty contact, a service or a badge
 * of the form. While it has no certificates or contacts at all, any id of them will do: none is shown.
 */
export function checkReferences(content: AllContent) {
  const { contact, credentials, services, 'service-pages': servicePages } = content
  const { certificates, dutyContacts, seafarerNotice } = credentials
  const certificateIds = certificates.entries.map(({ id }) => id)
  const contactIds = dutyContacts.entries.map(({ id = '' }) => id)
  const problems: string[] = []
  const check = (field: string, names: string[], known: string[]) => {
    if (known.length === 0) return
    const expected = known.filter(Boolean).join(', ')
    for (const name of names.filter((each) => each && !known.includes(each)))
      problems.push(`content/${field}: found '${name}', expected '' or ${expected}`)
  }
  check(
    'credentials.yaml: seafarerNotice.certificate',
    [seafarerNotice.certificate],
    certificateIds,
  )
  for (const [index, { badge = '' }] of certificates.entries.entries())
    check(`credentials.yaml: certificates.entries.${index}.badge`, [badge], contact.form.badges)
  for (const [index, { items, inquiryLink }] of services.services.entries()) {
    const field = `services.yaml: services.${index}`
    const certificates = items.map(({ certificate }) => certificate)
    check(`${field}.items`, certificates, certificateIds)
    check(`${field}.inquiryLink.service`, [inquiryLink.service], contact.form.services)
  }
  for (const id of SERVICE_IDS) {
    const field = `service-pages.yaml: pages.${id}`
    check(`${field}.certificates`, servicePages.pages[id].certificates, certificateIds)
    check(`${field}.duty`, [servicePages.pages[id].duty], contactIds)
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
