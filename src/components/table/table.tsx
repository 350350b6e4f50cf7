/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see Table */
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './table.module.css'

/** An `own-line` cell has its own line in the stacked layout. */
export type ColumnLayout = 'text' | 'narrow' | 'own-line'

interface Props {
  columns: readonly string[]
  layouts?: readonly ColumnLayout[]
  rows: readonly (readonly ReactNode[])[]
  /**
   * Shows column names once above the stacked layout instead of in each cell. A stacked table with two columns shows no
   * column names.
   */
  namesColumnsOnce?: boolean
}

/** Renders a table with explicit roles, because browsers drop a table's semantics if CSS changes `display`. */
export function Table({ columns, layouts, rows, namesColumnsOnce }: Props) {
  const shownColumns = columns
    .map((column, index) => ({ column, layout: layouts?.[index], index }))
    .filter(({ index }) => index === 0 || rows.some((cells) => cells[index]))
  const namesColumnsInCells = !namesColumnsOnce && shownColumns.length > 2
  return (
    <div className={styles.container}>
      <table
        className={clsx(styles.table, namesColumnsOnce && styles.namesColumnsOnce)}
        role="table"
      >
        <thead
          className={
            namesColumnsOnce && shownColumns.length > 2
              ? undefined
              : 'visually-hidden-in-narrow-table'
          }
          role="rowgroup"
        >
          <tr role="row">
            {shownColumns.map(({ column, index }) => (
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
              {shownColumns.slice(1).map(({ column, layout, index }) => (
                <td key={index} className={cellClass(layout)} role="cell">
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

const cellClass = (layout: ColumnLayout | undefined) =>
  clsx(
    layout === 'narrow' && `narrow-text ${styles.narrow}`,
    layout === 'own-line' && styles.ownLine,
  ) || undefined
