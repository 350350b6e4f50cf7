import type { CollectionEntry } from 'astro:content'
import {
  certificateElementId,
  CREDENTIALS_SECTION_IDS,
  SEAFARERS_SECTION_IDS,
} from '../lib/element-ids'
import type { ContentName } from './schemas/all-schemas'
import { sectionIdsOf } from './schemas/service-pages'

export type ContentFiles = { [Name in ContentName]: CollectionEntry<Name>['data'] }

/** Throws for unknown references. Certificate and contact IDs aren't checked without the optional credentials.yaml. */
export function rejectUnknownReferences(content: ContentFiles) {
  const { contact, credentials, services } = content
  const { certificates, dutyContacts, seafarerNotice, keyFacts } = credentials
  const certificateIds = certificates.entries.map(({ id }) => id)
  const contactIds = dutyContacts.entries.map(({ id = '' }) => id)
  const { trustBadges, serviceOptions } = contact.form
  const problems: string[] = []
  const check = (field: string, known: string[], ...names: string[]) => {
    const unknown = names.filter((name) => name && known.length > 0 && !known.includes(name))
    const expected = ["''", known.filter(Boolean).join(', ')].filter(Boolean).join(' or ')
    problems.push(
      ...unknown.map((name) => `content/${field}: found '${name}', expected ${expected}`),
    )
  }
  check(
    'credentials.yaml: seafarerNotice.certificateId',
    certificateIds,
    seafarerNotice.certificateId,
  )
  for (const [index, { provesBadge = '' }] of certificates.entries.entries())
    check(`credentials.yaml: certificates.entries.${index}.provesBadge`, trustBadges, provesBadge)
  const elementIds = certificateIds.map(certificateElementId)
  const sections = elementIds.length > 0 ? [...CREDENTIALS_SECTION_IDS, ...elementIds] : []
  for (const [index, { sectionId }] of keyFacts.entries())
    check(`credentials.yaml: keyFacts.${index}.sectionId`, sections, sectionId)
  const answers = content.seafarers.answers.map(({ id }) => id)
  for (const [index, { sectionId }] of content.seafarers.keyFacts.entries())
    check(
      `seafarers.yaml: keyFacts.${index}.sectionId`,
      [...SEAFARERS_SECTION_IDS, ...answers],
      sectionId,
    )
  for (const [index, { items, inquiryLink }] of services.services.entries()) {
    const field = `services.yaml: services.${index}`
    check(`${field}.items`, certificateIds, ...items.map(({ certificateId }) => certificateId))
    check(`${field}.inquiryLink.service`, serviceOptions, inquiryLink.service)
  }
  const { pages } = content['service-pages']
  const serviceIds = services.services.map(({ id }) => id)
  for (const [index, page] of pages.entries()) {
    const { id, dutyContactId } = page
    const field = `service-pages.yaml: pages.${index}`
    const sections = page.keyFacts.map(({ sectionId }) => sectionId)
    check(`${field}.keyFacts`, sectionIdsOf(page, credentials), ...sections)
    check(`${field}.id`, serviceIds, id)
    check(`${field}.certificateIds`, certificateIds, ...page.certificateIds)
    check(`${field}.dutyContactId`, contactIds, dutyContactId)
  }
  for (const [index, { linkTo, sectionId = '' }] of content.hero.audienceLinks.entries.entries()) {
    const field = `hero.yaml: audienceLinks.entries.${index}`
    check(`${field}.linkTo`, [...serviceIds, 'dutyContacts', 'credentials', 'seafarers'], linkTo)
    const page = pages.find(({ id }) => id === linkTo)
    if (page || !serviceIds.includes(linkTo))
      check(`${field}.sectionId`, page ? sectionIdsOf(page, credentials) : [''], sectionId)
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
