import { meridians, parallels } from '../../lib/mercator'
import { rounded } from './on-sheet'
import type { ChartSheet } from './windows'
import styles from './chart.module.css'

/** Meridians and parallels over the whole sheet, as one hairline path. */
export function Graticule({ sheet: { window, graticuleStep } }: { sheet: ChartSheet }) {
  const step = graticuleStep * 60
  const upright = meridians(window, step).map(({ offset }) => `M${rounded(offset)} 0v${rounded(window.height)}`)
  const level = parallels(window, step).map(({ offset }) => `M0 ${rounded(offset)}h${window.width}`)
  return (
    <svg viewBox={`0 0 ${window.width} ${rounded(window.height)}`}>
      <path className={styles.graticule} d={[...upright, ...level].join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
