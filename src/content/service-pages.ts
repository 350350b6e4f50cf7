import { z } from 'astro/zod'
import { SERVICE_IDS, type ServiceId } from '../lib/sections'
import type { Credentials } from './credentials'
import * as field from './fields'
import { group, listOf, orEmpty, text, texts, titled } from './fields'

const term = z.strictObject({
  ...titled({ label: 'What it is about' }),
  value: orEmpty().meta({ title: 'What holds' }),
  note: orEmpty().meta({ title: 'Explanation' }),
})

const list = z.strictObject({
  id: field.partId,
  headline: text(),
  text: orEmpty().default(''),
  columns: z
    .array(
      z.strictObject({
        ...titled({ title: 'Headline' }),
        items: z.array(text()).describe('a list of texts'),
      }),
    )
    .describe('a list of columns, each with title and items'),
})

const table = z
  .strictObject({
    id: field.partId,
    headline: text(),
    text: orEmpty().default(''),
    columns: z
      .array(text())
      .min(2)
      .describe('the names of two columns or more')
      .meta({ title: 'Column headings' }),
    rows: listOf('rows', z.array(orEmpty())),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, { length }] of rows.entries())
      if (length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index],
          message: `found a list of ${length}, expected ${columns.length} texts, one for each column`,
        })
  })

const servicePage = field.pageWithLinkPreview.extend({
  terms: listOf('terms', term),
  lists: listOf('lists', list),
  tables: listOf('tables', table),
  role: orEmpty().meta({ title: 'Our role' }),
  send: orEmpty().meta({ title: 'What to send us first' }),
  duty: orEmpty(text('the id of a duty contact')).meta({ title: 'Who answers' }),
  certificates: listOf('ids of certificates', text()),
})

export const servicePagesSchema = group('Services: a page for each', {
  invented: field.invented,
  labels: group('Words on all six pages', {
    ...texts('covers', 'terms', 'responsible', 'role', 'certificate', 'contact', 'start', 'send'),
    ...titled({ link: 'Link to such a page', check: 'Link to the certificates' }),
    ...titled({ previous: 'Previous service', next: 'Next service' }),
    ...titled({ others: 'Name of these two links', pages: 'Name of the links in the footer' }),
    ...titled({ links: 'Name of the links below the title' }),
    position: field.template('number', 'count'),
  }),
  pages: group('The six pages', field.alike(SERVICE_IDS, servicePage)),
})

type ServicePages = z.infer<typeof servicePagesSchema>
export type ServicePage = ServicePages['pages'][ServiceId]

/** The terms, lists and tables of a service that are filled in, without the rows and columns that are not. */
export const filledTables = ({ terms, lists, tables }: ServicePage) => ({
  terms: terms.filter(({ value }) => value),
  lists: lists
    .map((each) => ({ ...each, columns: each.columns.filter(({ items }) => items.length > 0) }))
    .filter(({ columns }) => columns.length > 0),
  tables: tables
    .map((each) => ({ ...each, rows: each.rows.filter(([heading]) => heading) }))
    .filter(({ rows }) => rows.length > 0),
})

/** Who is responsible for a service: the shown certificates and contact that its page names, and who else is there day and night. */
export function responsibilityFor({ duty, certificates }: ServicePage, credentials: Credentials) {
  const contacts = credentials.dutyContacts.entries
  const contact = contacts.find(({ id }) => id && id === duty)
  return {
    certificates: certificates.flatMap(
      (name) => credentials.certificates.entries.find(({ id }) => id === name) ?? [],
    ),
    contact,
    allDay: contacts.filter((person) => person.allDay && person !== contact),
  }
}
