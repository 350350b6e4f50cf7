import type { ReactNode } from 'react'
import { Badge } from '../../components/badge'
import { CertificateTable } from '../../components/certificate-table'
import { DescriptionList } from '../../components/description-list'
import { DutyContacts } from '../../components/duty-contacts/duty-contacts'
import { islandWithErrorBoundary } from '../../components/error-boundary/error-boundary'
import { ButtonLink, ContactLinks, TextLink } from '../../components/link'
import { LinkedText } from '../../components/linked-text'
import { RowLink } from '../../components/row-link/row-link'
import { Table } from '../../components/table/table'
import type { Content } from '../../content/read-content'
import { LONG_TEXT, LONG_WORD } from './states'

const ROWS = [
  ['Inquiry', 'Day 1', 'The desk answers'],
  [LONG_WORD, '', LONG_TEXT.slice(0, 200)],
]
const COLUMNS = ['Step', 'When', 'What', 'Empty']
const KINDS = ['text', 'number', 'whole-line', 'text'] as const
const CONTACTS = [
  { text: '+91 00 0000 0000', label: 'Office' },
  { text: `${'long-name.'.repeat(5)}desk@company.example`, label: LONG_WORD },
  { text: 'https://www.company.example/', label: '' },
]

const statesOf = ({ credentials, contact }: Content): Record<string, ReactNode> => ({
  'Table of two columns': <Table columns={COLUMNS.slice(0, 2)} rows={ROWS} />,
  'Table with an empty column': <Table columns={COLUMNS} kinds={KINDS} rows={ROWS} />,
  'Table that names its columns once': <Table columns={COLUMNS} rows={ROWS} namesColumnsOnce />,
  Certificates: (
    <CertificateTable certificates={credentials.certificates.entries} credentials={credentials} />
  ),
  'Description list': (
    <DescriptionList
      className="labels-beside"
      entries={ROWS.map(([label, , value]) => ({ label: label!, value }))}
    />
  ),
  Links: (
    <>
      <ButtonLink href="#">Button</ButtonLink>
      <TextLink href="#">{LONG_WORD}</TextLink>
      <RowLink href="#" title={LONG_WORD} text="What is there" />
      <ContactLinks contacts={CONTACTS} />
      <LinkedText text={`To apply: write to desk@company.example. ${LONG_WORD}`} />
    </>
  ),
  Badge: <Badge>{LONG_WORD}</Badge>,
  'Duty contacts': <DutyContacts credentials={credentials} contact={contact} heading="h3" />,
})

/** Renders the states of components that need no hydration. */
export const ComponentStates = ({ content }: { content: Content }) => (
  <div className="theme-light page-margin page-space stack">
    {Object.entries(statesOf(content)).map(([name, state]) => (
      <section key={name} className="stack card">
        <h2 className="display-4">{name}</h2>
        <div>{state}</div>
      </section>
    ))}
  </div>
)

function Broken(): ReactNode {
  throw new Error('This component always fails, to show what visitors see then.')
}

export const BrokenIsland = islandWithErrorBoundary(Broken)
