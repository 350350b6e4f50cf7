/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see Table */
import type { ReactNode } from 'react'
import styles from './table.module.css'

interface Props {
  columns: readonly string[]
  children: ReactNode
}

/**
 * A table of entries. Its roles are explicit, because browsers drop a table's semantics where CSS changes the
 * `display` of its parts.
 */
export function Table({ columns, children }: Props) {
  return (
    <table className={styles.table} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} className="label" scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  )
}

interface RowProps {
  head: ReactNode
  children: ReactNode
}

export function Row({ head, children }: RowProps) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {head}
      </th>
      {children}
    </tr>
  )
}

interface CellProps {
  /** The name of its column, which a phone shows with it. */
  column?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

export function Cell({ column, className, children }: CellProps) {
  return (
    <td className={className} role="cell" data-column={column}>
      {children}
    </td>
  )
}
