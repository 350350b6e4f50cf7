/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see Table */
import type { ReactNode } from 'react'
import styles from './table.module.css'

interface Props {
  columns: readonly string[]
  /** The cells, one for each column. The first is the row's heading. */
  rows: readonly (readonly ReactNode[])[]
  /** Which columns have figures, counted from 0. */
  numericColumns?: readonly number[]
  /** Which have a line of their own where rows are no table. */
  wideColumns?: readonly number[]
  /**
   * Its cells are sentences: where rows are no table, each has a line, and the names of three columns stand above them all.
   */
  hasSentences?: boolean
}

/**
 * A table of entries, without the columns in which none has a value. Its roles are explicit, because browsers drop a
 * table's semantics where CSS changes the `display` of its parts. Without room, the name of its column stands in each
 * cell.
 */
export function Table({ columns, rows, numericColumns, wideColumns, hasSentences }: Props) {
  const classOf = (index: number) =>
    (numericColumns?.includes(index) && `numeric ${styles.number}`) ||
    (wideColumns?.includes(index) && styles.wide) ||
    undefined
  const filled = columns
    .map((column, index) => ({ column, index }))
    .filter(({ index }) => rows.some((cells) => cells[index]))
  return (
    <div className={styles.container}>
      <table className={`${styles.table} ${hasSentences ? styles.sentences : ''}`} role="table">
        <thead
          className={hasSentences && filled.length > 2 ? undefined : 'visually-hidden until-table'}
          role="rowgroup"
        >
          <tr role="row">
            {filled.map(({ column, index }) => (
              <th key={index} className="label muted" scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((cells, rowIndex) => (
            <tr key={rowIndex} role="row">
              <th scope="row" role="rowheader">
                {cells[0]}
              </th>
              {filled.slice(1).map(({ column, index }) => (
                <td key={index} className={classOf(index)} role="cell" data-column={column}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
