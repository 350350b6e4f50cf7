/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see Table */
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './table.module.css'

/** What the cells of a column have: words, a number, or so much that, where rows are no table, they take a whole line. */
export type ColumnKind = 'words' | 'number' | 'whole-line'

interface Props {
  columns: readonly string[]
  /** One for each column. Words without it. */
  kinds?: readonly ColumnKind[]
  /** The cells, one for each column. The first is the row's heading. */
  rows: readonly (readonly ReactNode[])[]
  /** Whether, where rows are no table, names of columns stand once above all, not in each cell; of two columns nowhere. */
  namesColumnsOnce?: boolean
}

/**
 * A table of entries, without the columns in which none has a value. Its roles are explicit, because browsers drop a
 * table's semantics where CSS changes the `display` of its parts. Without room, the name of its column stands in each
 * cell: as text, which translators see, and which screen readers skip because they announce the column's header.
 */
export function Table({ columns, kinds, rows, namesColumnsOnce }: Props) {
  const filled = columns
    .map((column, index) => ({ column, kind: kinds?.[index], index }))
    .filter(({ index }) => index === 0 || rows.some((cells) => cells[index]))
  const namesColumnsInCells = !namesColumnsOnce && filled.length > 2
  return (
    <div className={styles.container}>
      <table
        className={clsx(styles.table, namesColumnsOnce && styles.namesColumnsOnce)}
        role="table"
      >
        <thead
          className={
            namesColumnsOnce && filled.length > 2 ? undefined : 'visually-hidden until-table'
          }
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
              {filled.slice(1).map(({ column, kind, index }) => (
                <td key={index} className={classOf(kind)} role="cell">
                  {namesColumnsInCells && cells[index] && (
                    <span className={`screen-only ${styles.columnName}`} aria-hidden="true">
                      {column}
                    </span>
                  )}
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

const classOf = (kind: ColumnKind | undefined) =>
  clsx(
    kind === 'number' && `numeric ${styles.number}`,
    kind === 'whole-line' && styles.wholeLine,
  ) || undefined
