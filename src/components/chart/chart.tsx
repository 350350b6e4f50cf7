import type { ReactNode } from 'react'
import { filesOf } from './files'
import type { ChartSheet } from './sheets'
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
 * progress border closes the fourth. It scales with its width; lines, bars and figures keep their size in
 * px. Decorative: the page says in words what it shows.
 */
export function Chart({ sheet, className, children, note }: Props) {
  const files = filesOf(sheet)
  const borderStyle = sheet.border.figureStep === 60 && styles.narrow
  const names = [styles.chart, styles[sheet.name], borderStyle, className]
  return (
    <div className={names.filter(Boolean).join(' ')} aria-hidden="true">
      <div className={styles.sea}>
        <LazyPicture className={styles.sheet} src={files.drawing} />
        {children && <svg className={styles.sheet}>{children}</svg>}
      </div>
      <LazyPicture className={`${styles.sheet} ${styles.left}`} src={files.sides} />
      <LazyPicture className={`${styles.sheet} ${styles.right}`} src={files.sides} />
      <div className={styles.lower}>
        <LazyPicture className={styles.sheet} src={files.foot} />
      </div>
      <svg className={styles.frame}>
        <rect />
        <rect />
        <rect />
        {note && (
          <text className={styles.note} x="100%" y="100%">
            {note}
          </text>
        )}
      </svg>
    </div>
  )
}

/** The style sheet gives it its size. */
const LazyPicture = ({ className, src }: { className: string | undefined; src: string }) => (
  <img className={className} src={src} alt="" loading="lazy" />
)
