import type { Papers } from '../../content/papers'
import { shownPapers } from '../../content/shown-papers'
import { Cell, Row, Table } from '../../components/table/table'
import styles from './documents.module.css'

interface Props {
  papers: Papers
}

/** The ships by name, or figures where their owners want no names shown. */
export function Fleet({ papers }: Props) {
  const { ships, figures } = shownPapers(papers)
  if (ships.length === 0)
    return (
      <dl className={styles.figures}>
        {figures.map(({ number, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    )
  return (
    <Table columns={papers.ships.columns} className={styles.ships}>
      {ships.map(({ name, type, flag, class: society, built }) => (
        <Row key={name} head={name}>
          <Cell>{type}</Cell>
          <Cell>{flag}</Cell>
          <Cell>{society}</Cell>
          <Cell>{built}</Cell>
        </Row>
      ))}
    </Table>
  )
}
