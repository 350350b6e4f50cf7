import { z } from 'astro/zod'
import type { Credentials } from './credentials'
import * as field from './fields.ts'

const term = z.strictObject({
  ...field.textFields({ label: 'What it is about' }),
  value: field.optionalText('What holds'),
  note: field.optionalText('Explanation'),
  group: z
    .strictObject({ id: field.partId, headline: field.text() })
    .meta({ title: 'Group that begins here' })
    .optional(),
})

const list = z.strictObject({
  id: field.partId,
  headline: field.text(),
  text: field.optionalText().default(''),
  groups: z
    .array(
      z.strictObject({
        ...field.textFields({ title: 'Headline' }),
        contacts: field.contacts,
        table: field.table.optional(),
        items: z.array(field.text()).describe('a list of texts'),
      }),
    )
    .describe('a list of groups, each with title and items'),
})

const table = field.table.safeExtend({
  id: field.partId,
  headline: field.text(),
  text: field.optionalText().default(''),
})

const servicePage = field.pageWithSocialImage.extend({
  ...field.textFields({ id: 'Service' }),
  keyFacts: field.keyFacts,
  terms: field.list('terms', term),
  lists: field.list('lists', list),
  tables: field.list('tables', table),
  role: field.optionalText('Our role'),
  whatToSend: field.optionalText('What to send us first'),
  dutyContactId: field.optionalText('Who answers', field.text('the id of a duty contact')),
  certificates: field.list('ids of certificates', field.text()),
})

export const servicePagesSchema = field.object('Services: a page for each', {
  invented: field.invented,
  labels: field.object('Words on all pages', {
    ...field.textFields({
      covers: 'Covers',
      terms: 'Terms',
      responsible: 'Responsible',
      role: 'Role',
    }),
    ...field.textFields({ certificate: 'Certificate', contact: 'Contact' }),
    ...field.textFields({ start: 'Start', whatToSend: 'Send' }),
    ...field.textFields({ pageLink: 'Link to such a page', check: 'Link to the certificates' }),
    ...field.textFields({ previous: 'Previous service', next: 'Next service' }),
    ...field.textFields({
      otherServices: 'Name of these two links',
      footerLinks: 'Name of the links in the footer',
    }),
    ...field.textFields({ partLinks: 'Name of the facts below the title' }),
    position: field.template('number', 'count'),
  }),
  pages: field.list('pages, each with the id of its service', servicePage, 'The pages'),
})

export type ServicePages = z.infer<typeof servicePagesSchema>
export type ServicePageContent = ServicePages['pages'][number]

/**
 * The terms in their groups, lists and tables of a service that are filled in, without the rows and groups that are not.
 * Terms before the first group are in one without id and headline.
 */
export const filledParts = ({ terms, lists, tables }: ServicePageContent) => ({
  termGroups: terms
    .reduce<TermGroup[]>((groups, term, index) => {
      if (term.group || index === 0) groups.push({ id: '', headline: '', ...term.group, terms: [] })
      groups.at(-1)!.terms.push(term)
      return groups
    }, [])
    .map((group) => ({ ...group, terms: group.terms.filter(({ value }) => value) }))
    .filter((group) => group.terms.length > 0),
  lists: lists
    .map((each) => ({ ...each, groups: each.groups.filter(({ items }) => items.length > 0) }))
    .filter(({ groups }) => groups.length > 0),
  tables: tables
    .map((each) => ({ ...each, rows: each.rows.filter(([heading]) => heading) }))
    .filter(({ rows }) => rows.length > 0),
})

interface TermGroup {
  id: string
  headline: string
  terms: ServicePageContent['terms']
}

/** The ids of the sections that a service's page shows, so that links may lead to them. */
export function sectionIdsOf(page: ServicePageContent, credentials: Credentials): string[] {
  const { termGroups, lists, tables } = filledParts(page)
  const isShown = {
    covers: true,
    start: page.whatToSend,
    terms: termGroups[0],
    responsible: responsibilityFor(page, credentials).isShown,
  }
  const fixed = Object.entries(isShown).flatMap(([id, shown]) => (shown ? id : []))
  return [...fixed, ...[...termGroups, ...lists, ...tables].map(({ id }) => id).filter(Boolean)]
}

/**
 * Who is responsible for a service, and the words beside them: the role, the shown certificates and contact that its page
 * names, and who else is there day and night.
 */
export function responsibilityFor(
  page: ServicePageContent,
  { certificates, dutyContacts }: Credentials,
) {
  const dutyContact = dutyContacts.entries.find(({ id }) => id && id === page.dutyContactId)
  const named = page.certificates.flatMap(
    (name) => certificates.entries.find(({ id }) => id === name) ?? [],
  )
  return {
    /** Whether the page has a section about it. */
    isShown: Boolean(page.role || dutyContact || named[0]),
    role: page.role,
    certificates: named,
    certificatesContent: certificates,
    dutyContact,
    allDayContacts: dutyContacts.entries.filter(
      (person) => person.allDay && person !== dutyContact,
    ),
    allDayLabel: dutyContacts.allDay,
  }
}
