import type { ReactNode } from 'react'
import { ChartBorder } from './chart-border'
import { Graticule } from './graticule'
import type { ChartSheet } from './windows'
import styles from './chart.module.css'

interface Props {
  sheet: ChartSheet
  className?: string | undefined
  /** What is drawn on the chart, in svg; positions in per cent of the sheet (`onSheet`). */
  children?: ReactNode
  note?: string
}

/**
 * A sheet of a chart with its border on three sides, filling the box it stands in: the top bar's
 * zebra closes the fourth. It scales with its width; lines, bars and figures keep their size in
 * px. Ornament throughout: the page says in words what it shows.
 */
export function Chart({ sheet, className, children, note }: Props) {
  const { name, file, window } = sheet
  const borderStyle = sheet.border.figureStep === 60 ? styles.narrow : styles.wide
  return (
    <div className={[styles.chart, styles[name], borderStyle, className].join(' ')} aria-hidden="true">
      <div className={styles.sea}>
        <img
          className={styles.sheet}
          src={file}
          alt=""
          width={window.width}
          height={window.height}
          loading="lazy"
          decoding="async"
        />
        <svg className={styles.sheet}>
          <Graticule sheet={sheet} />
          {children}
        </svg>
      </div>
      <ChartBorder sheet={sheet} />
      {note && (
        <svg className={styles.frame}>
          <text className={styles.note} x="100%" y="100%">
            {note}
          </text>
        </svg>
      )}
    </div>
  )
}
