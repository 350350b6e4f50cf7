import type { ReactNode } from 'react'
import { Cell, Row, Table } from '../../components/table/table'
import type { Desks as Content, Service } from '../../content/services'
import { DESKS_ID } from '../../lib/sections'
import styles from './services.module.css'

interface Props extends Content {
  services: readonly Pick<Service, 'id' | 'menu' | 'send' | 'role'>[]
}

/** What each desk needs first, and in what role the company acts; then examples, step by step. */
export const Desks = ({ columns, examples, services, ...words }: Props) => (
  <div id={DESKS_ID} className={styles.desks}>
    <Sheet {...words} columns={columns}>
      {services.map(({ id, menu, send, role }) => (
        <Row key={id} head={menu}>
          <Cell column={columns[1]} className="col-full">
            {send}
          </Cell>
          <Cell column={columns[2]} className="col-full">
            {role}
          </Cell>
        </Row>
      ))}
    </Sheet>
    {examples.map(({ steps, ...example }) => (
      <Sheet key={example.headline} {...example}>
        {steps.map(({ when, happens, yours }) => (
          <Row key={when} head={when}>
            <Cell column={example.columns[1]} className="col-full">
              {happens}
            </Cell>
            <Cell column={example.columns[2]} className="col-full">
              {yours}
            </Cell>
          </Row>
        ))}
      </Sheet>
    ))}
  </div>
)

interface SheetProps extends Pick<Content, 'headline' | 'text' | 'columns'> {
  children: ReactNode
}

/** A table on paper, beside its heading. */
const Sheet = ({ headline, text, columns, children }: SheetProps) => (
  <div className="grid-12 page-margin">
    <div className="aside stack sticky">
      <h2 className="display-3">{headline}</h2>
      <p className="lead">{text}</p>
    </div>
    <div className="body framed theme-light">
      <Table columns={columns}>{children}</Table>
    </div>
  </div>
)
