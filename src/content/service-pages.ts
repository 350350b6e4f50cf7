import { z } from 'astro/zod'
import type { Credentials } from './credentials'
import * as field from './fields.ts'

const term = z.strictObject({
  ...field.textFields({ label: 'What it is about' }),
  value: field.optionalText('What holds'),
  note: field.optionalText('Explanation'),
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
    ...field.textFields({ partLinks: 'Name of the links below the title' }),
    position: field.template('number', 'count'),
  }),
  pages: field.list('pages, each with the id of its service', servicePage, 'The pages'),
})

export type ServicePages = z.infer<typeof servicePagesSchema>
export type ServicePageContent = ServicePages['pages'][number]

/** The terms, lists and tables of a service that are filled in, without the rows and groups that are not. */
export const filledParts = ({ terms, lists, tables }: ServicePageContent) => ({
  terms: terms.filter(({ value }) => value),
  lists: lists
    .map((each) => ({ ...each, groups: each.groups.filter(({ items }) => items.length > 0) }))
    .filter(({ groups }) => groups.length > 0),
  tables: tables
    .map((each) => ({ ...each, rows: each.rows.filter(([heading]) => heading) }))
    .filter(({ rows }) => rows.length > 0),
})

/** The ids of the parts for which a service's page has content, so that links may lead to them. */
export function partIdsOf(page: ServicePageContent): string[] {
  const { terms, lists, tables } = filledParts(page)
  const parts = { covers: true, terms: terms[0], responsible: page.role, start: page.whatToSend }
  const filled = Object.entries(parts).filter(([, content]) => content)
  return [...filled.map(([id]) => id), ...[...lists, ...tables].map(({ id }) => id)]
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
  return {
    role: page.role,
    certificates: page.certificates.flatMap(
      (name) => certificates.entries.find(({ id }) => id === name) ?? [],
    ),
    certificatesContent: certificates,
    dutyContact,
    allDayContacts: dutyContacts.entries.filter(
      (person) => person.allDay && person !== dutyContact,
    ),
    allDayLabel: dutyContacts.allDay,
  }
}
