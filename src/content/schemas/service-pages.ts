import { z } from 'astro/zod'
import type { CredentialsContent } from './credentials'
import * as field from './fields.ts'

const term = z.strictObject({
  ...field.textFields({ label: 'What it is about' }),
  value: field.textOrEmpty('What holds'),
  note: field.textOrEmpty('Explanation'),
  startsTermGroup: z
    .strictObject({ id: field.fragmentId, headline: field.text() })
    .meta({ title: 'Group that begins here' })
    .optional(),
})

const list = z.strictObject({
  id: field.fragmentId,
  headline: field.text(),
  text: field.textOrEmpty().default(''),
  groups: z
    .array(
      z.strictObject({
        ...field.textFields({ title: 'Headline' }),
        contacts: field.contactLinks,
        table: field.table.optional(),
        items: z.array(field.text()).describe('a list of texts'),
      }),
    )
    .describe('a list of groups, each with title and items'),
})

const table = field.table.safeExtend({
  id: field.fragmentId,
  headline: field.text(),
  text: field.textOrEmpty().default(''),
})

const servicePage = field.pageWithSocialImage.extend({
  ...field.textFields({ id: 'Service' }),
  keyFacts: field.keyFacts,
  terms: field.listOrEmpty('terms', term),
  groupedLists: field.listOrEmpty('lists', list),
  tables: field.listOrEmpty('tables', table),
  companyRole: field.textOrEmpty('Our role'),
  whatToSend: field.textOrEmpty('What to send us first'),
  dutyContactId: field.textOrEmpty('Who answers', field.text('the id of a duty contact')),
  certificateIds: field.listOrEmpty('ids of certificates', field.text()),
})

export const servicePagesSchema = field.object('Services: a page for each', {
  fictional: field.fictionalFlag,
  labels: field.object('Words on all pages', {
    ...field.textFields({
      scope: 'Covers',
      terms: 'Terms',
      responsibility: 'Responsible',
      companyRole: 'Role',
    }),
    ...field.textFields({ certificateLabel: 'Certificate', contact: 'Contact' }),
    ...field.textFields({ getStarted: 'Get started', whatToSend: 'Send' }),
    ...field.textFields({
      pageLink: 'Link to such a page',
      certificateLink: 'Link to the certificates',
    }),
    ...field.textFields({ previous: 'Previous service', next: 'Next service' }),
    ...field.textFields({
      otherServicesLabel: 'Name of these two links',
      footerServicesLabel: 'Name of the links in the footer',
    }),
    ...field.textFields({ keyFactsLabel: 'Name of the facts below the title' }),
    positionLabel: field.textAllowingPlaceholders('number', 'count'),
  }),
  pages: field.listOrEmpty('pages, each with the id of its service', servicePage, 'The pages'),
})

export type ServicePagesContent = z.infer<typeof servicePagesSchema>
export type ServicePageEntry = ServicePagesContent['pages'][number]

/** Omits empty rows and groups. Terms before the first group form an extra group without an ID or headline. */
export const filledSections = ({ terms, groupedLists, tables }: ServicePageEntry) => ({
  termGroups: terms
    .reduce<TermGroup[]>((groups, term, index) => {
      if (term.startsTermGroup || index === 0)
        groups.push({ id: '', headline: '', ...term.startsTermGroup, terms: [] })
      groups.at(-1)!.terms.push(term)
      return groups
    }, [])
    .map((group) => ({ ...group, terms: group.terms.filter(({ value }) => value) }))
    .filter((group) => group.terms.length > 0),
  groupedLists: groupedLists
    .map((entry) => ({ ...entry, groups: entry.groups.filter(({ items }) => items.length > 0) }))
    .filter(({ groups }) => groups.length > 0),
  tables: tables
    .map((entry) => ({ ...entry, rows: entry.rows.filter(([heading]) => heading) }))
    .filter(({ rows }) => rows.length > 0),
})

interface TermGroup {
  id: string
  headline: string
  terms: ServicePageEntry['terms']
}

/** Returns the IDs of the sections that a service page shows. */
export function sectionIdsOf(page: ServicePageEntry, credentials: CredentialsContent): string[] {
  const { termGroups, groupedLists, tables } = filledSections(page)
  const isShown = {
    scope: true,
    'get-started': page.whatToSend,
    terms: termGroups[0],
    responsible: responsibilitySectionFor(page, credentials).isShown,
  }
  const fixed = Object.entries(isShown).flatMap(([id, shown]) => (shown ? id : []))
  return [
    ...fixed,
    ...[...termGroups, ...groupedLists, ...tables].map(({ id }) => id).filter(Boolean),
  ]
}

/**
 * Returns what a service page shows about responsibility: role, duty contact, certificates and other contacts available
 * day and night.
 */
export function responsibilitySectionFor(
  page: ServicePageEntry,
  { certificates, dutyContacts }: CredentialsContent,
) {
  const dutyContact = dutyContacts.entries.find(({ id }) => id && id === page.dutyContactId)
  const shownCertificates = page.certificateIds.flatMap(
    (name) => certificates.entries.find(({ id }) => id === name) ?? [],
  )
  return {
    isShown: Boolean(page.companyRole || dutyContact || shownCertificates[0]),
    companyRole: page.companyRole,
    certificates: shownCertificates,
    certificatesContent: certificates,
    dutyContact,
    allDayContacts: dutyContacts.entries.filter(
      (person) => person.allDay && person !== dutyContact,
    ),
    allDayLabel: dutyContacts.allDayLabel,
  }
}
