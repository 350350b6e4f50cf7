import { Fragment } from 'react'
import { brokenText } from '../../lib/broken-text'
import styles from './lines.module.css'

interface Props {
  lines: readonly string[]
  /** The same words in the lines of a phone, where they differ. */
  phone?: readonly string[]
}

/** A text broken by hand. It is one text and reads as one: a space stands at every break. */
export function Lines({ lines, phone }: Props) {
  const pieces = brokenText(lines, phone)
  return pieces.map(({ text, endsWideLine, endsPhoneLine }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces keep their places
    <Fragment key={index}>
      {/* The space ends a piece: at the start of one it would move when the font comes in. */}
      {index === pieces.length - 1 ? text : `${text} `}
      {(endsWideLine || endsPhoneLine) && <br className={whereOf(endsWideLine, endsPhoneLine)} />}
    </Fragment>
  ))
}

const whereOf = (endsWideLine: boolean, endsPhoneLine: boolean) => {
  if (endsWideLine && endsPhoneLine) return undefined
  return endsWideLine ? styles.wide : styles.phone
}
