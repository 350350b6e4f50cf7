import { Cell, Row, Table } from '../../components/table/table'
import type { Desks as Content, Service } from '../../content/services'
import styles from './services.module.css'

interface Props extends Content {
  services: readonly Pick<Service, 'id' | 'menu' | 'send' | 'role'>[]
}

/** What each desk needs first, and in what role the company acts. */
export const Desks = ({ headline, text, columns, services }: Props) => (
  <div className={`${styles.desks} grid-12 page-margin`}>
    <div className="aside stack">
      <h2 className="display-3">{headline.join('\n')}</h2>
      <p className="lead">{text}</p>
    </div>
    <div className="body">
      <Table columns={columns}>
        {services.map(({ id, menu, send, role }) => (
          <Row key={id} head={menu}>
            <Cell column={columns[1]}>{send}</Cell>
            <Cell column={columns[2]}>{role}</Cell>
          </Row>
        ))}
      </Table>
    </div>
  </div>
)
