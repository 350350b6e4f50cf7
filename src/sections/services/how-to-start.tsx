import type { ReactNode } from 'react'
import { Cell, Row, Table } from '../../components/table/table'
import type { HowToStart as Content, Service } from '../../content/services'
import { HOW_TO_START_ID } from '../../lib/sections'
import styles from './services.module.css'

interface Props extends Content {
  services: readonly Pick<Service, 'id' | 'menu' | 'send' | 'role'>[]
}

/** What each desk needs first, and in what role the company acts; then examples, step by step. */
export const HowToStart = ({ columns, examples, services, ...words }: Props) => (
  <div id={HOW_TO_START_ID} className={styles.howToStart}>
    <Panel {...words} columns={columns}>
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
    </Panel>
    {examples.map(({ steps, ...example }) => (
      <Panel key={example.headline} {...example}>
        {steps.map(({ when, happens, deliverable }) => (
          <Row key={when} head={when}>
            <Cell column={example.columns[1]} className="col-full">
              {happens}
            </Cell>
            <Cell column={example.columns[2]} className="col-full">
              {deliverable}
            </Cell>
          </Row>
        ))}
      </Panel>
    ))}
  </div>
)

interface PanelProps extends Pick<Content, 'headline' | 'text' | 'columns'> {
  children: ReactNode
}

/** A table on a light panel, beside its heading. */
const Panel = ({ headline, text, columns, children }: PanelProps) => (
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
