import styles from './danger-circle.module.css'

interface Props {
  /** The chart's abbreviation, such as ED (existence doubtful) or PA (position approximate). */
  sign: string
  note?: string | undefined
  className?: string | undefined
}

/** The dotted circle with which a chart marks a reported danger that nobody has found. Decorative. */
export function DangerCircle({ sign, note, className }: Props) {
  return (
    <svg className={[styles.danger, className].join(' ')} aria-hidden="true">
      <svg x="50%" overflow="visible">
        <circle className={styles.circle} />
        <text className={`${styles.sign} display-4`}>{sign}</text>
        {note && <text className={`${styles.note} reading`}>{note}</text>}
      </svg>
    </svg>
  )
}
