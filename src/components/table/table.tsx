/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see Table */
import type { ReactNode } from 'react'
import styles from './table.module.css'

interface Row {
  heading: ReactNode
  /** One for each column after the first, which is that of the headings. */
  cells: readonly ReactNode[]
}

interface Props {
  columns: readonly string[]
  /** The classes of the cells: `numeric` for figures, `col-full` for sentences, which have a line each on phones. */
  cellClasses?: readonly string[]
  rows: readonly Row[]
}

/**
 * A table of entries, without the columns in which none has a value. Its roles are explicit, because browsers drop a
 * table's semantics where CSS changes the `display` of its parts. On phones each cell shows the name of its column.
 */
export function Table({ columns, cellClasses, rows }: Props) {
  const filled = columns
    .map((column, index) => ({ column, index: index - 1 }))
    .filter(({ index }) => index < 0 || rows.some(({ cells }) => cells[index]))
  return (
    <table className={styles.table} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {filled.map(({ column }) => (
            <th key={column} className="label muted" scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ heading, cells }, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows keep their places
          <tr key={row} role="row">
            <th scope="row" role="rowheader">
              {heading}
            </th>
            {filled.slice(1).map(({ column, index }) => (
              <td key={column} className={cellClasses?.[index]} role="cell" data-column={column}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
