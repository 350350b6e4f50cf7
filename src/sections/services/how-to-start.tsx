import { Table } from '../../components/table/table'
import type { HowToStart as Content, Service } from '../../content/services'
import { HOW_TO_START_ID } from '../../lib/sections'
import styles from './services.module.css'

interface Props extends Content {
  services: Service[]
}

/** What each desk needs first, and in what role the company acts; then examples, step by step. */
export function HowToStart({ examples, services, ...words }: Props) {
  const panels = [
    {
      ...words,
      rows: services.map(({ menu, send, role }) => ({ heading: menu, cells: [send, role] })),
    },
    ...examples.map(({ steps, ...example }) => ({
      ...example,
      rows: steps.map(({ when, happens, deliverable }) => ({
        heading: when,
        cells: [happens, deliverable],
      })),
    })),
  ]
  return (
    <div id={HOW_TO_START_ID} className={`stack ${styles.howToStart}`}>
      {panels.map(({ headline, text, ...table }) => (
        <div key={headline} className="grid-12 page-margin">
          <div className="aside stack sticky">
            <h2 className="display-3">{headline}</h2>
            <p className="lead">{text}</p>
          </div>
          <div className="body framed theme-light">
            <Table {...table} cellClasses={['col-full', 'col-full']} />
          </div>
        </div>
      ))}
    </div>
  )
}
