import { Cell, Row, Table } from '../../components/table/table'
import type { HowToStart as Content, Service } from '../../content/services'
import { HOW_TO_START_ID } from '../../lib/sections'
import styles from './services.module.css'

interface Props extends Content {
  services: readonly Pick<Service, 'menu' | 'send' | 'role'>[]
}

/** What each desk needs first, and in what role the company acts; then examples, step by step. */
export function HowToStart({ examples, services, ...words }: Props) {
  const panels = [
    { ...words, rows: services.map(({ menu, send, role }) => [menu, send, role] as const) },
    ...examples.map(({ steps, ...example }) => ({
      ...example,
      rows: steps.map(({ when, happens, deliverable }) => [when, happens, deliverable] as const),
    })),
  ]
  return (
    <div id={HOW_TO_START_ID} className={`stack ${styles.howToStart}`}>
      {panels.map(({ headline, text, columns, rows }) => (
        <div key={headline} className="grid-12 page-margin">
          <div className="aside stack sticky">
            <h2 className="display-3">{headline}</h2>
            <p className="lead">{text}</p>
          </div>
          <div className="body framed theme-light">
            <Table columns={columns}>
              {rows.map(([head, ...cells]) => (
                <Row key={head} head={head}>
                  {cells.map((cell, index) => (
                    <Cell key={cell} column={columns[index + 1]} className="col-full">
                      {cell}
                    </Cell>
                  ))}
                </Row>
              ))}
            </Table>
          </div>
        </div>
      ))}
    </div>
  )
}
