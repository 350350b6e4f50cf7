import type { ComponentProps } from 'react'
import { Table } from '../../components/table/table'
import type { HowToStart as Content, Service } from '../../content/services'
import { HOW_TO_START_ID } from '../../lib/sections'
import styles from './services.module.css'

interface Props extends Content {
  services: readonly Pick<Service, 'id' | 'menu' | 'send' | 'role'>[]
}

/** What each desk needs first, and in what role the company acts; then examples, step by step. */
export const HowToStart = ({ columns, examples, services, ...words }: Props) => (
  <div id={HOW_TO_START_ID} className={styles.howToStart}>
    <Panel
      {...words}
      columns={columns}
      rows={services.map(({ menu, send, role }) => ({ heading: menu, cells: [send, role] }))}
    />
    {examples.map(({ steps, ...example }) => (
      <Panel
        key={example.headline}
        {...example}
        rows={steps.map(({ when, happens, deliverable }) => ({
          heading: when,
          cells: [happens, deliverable],
        }))}
      />
    ))}
  </div>
)

interface PanelProps extends Pick<Content, 'headline' | 'text' | 'columns'> {
  rows: ComponentProps<typeof Table>['rows']
}

/** A table on a light panel, beside its heading. */
const Panel = ({ headline, text, ...table }: PanelProps) => (
  <div className="grid-12 page-margin">
    <div className="aside stack sticky">
      <h2 className="display-3">{headline}</h2>
      <p className="lead">{text}</p>
    </div>
    <div className="body framed theme-light">
      <Table {...table} cellClasses={['col-full', 'col-full']} />
    </div>
  </div>
)
