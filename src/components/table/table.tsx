/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see Table */
import type { ReactNode } from 'react'
import styles from './table.module.css'

interface Props {
  columns: readonly string[]
  className?: string | undefined
  children: ReactNode
}

/**
 * A table of entries. Its roles are explicit, because browsers drop a table's semantics where CSS changes the
 * `display` of its parts.
 */
export function Table({ columns, className, children }: Props) {
  return (
    <table className={className ? `${styles.table} ${className}` : styles.table} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
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
  className?: string | undefined
  children?: ReactNode
}

export function Cell({ className, children }: CellProps) {
  return (
    <td className={className} role="cell">
      {children}
    </td>
  )
}
