import { Fragment } from 'react'
import { brokenHeadline } from '../../lib/broken-headline'
import styles from './headline.module.css'

interface Props {
  wide: readonly string[]
  phone?: readonly string[]
}

/** A headline broken by hand, with its own breaks on phones. One text, whatever its lines. */
export function Headline({ wide, phone }: Props) {
  const pieces = brokenHeadline(wide, phone)
  return pieces.map(({ text, endsWideLine, endsPhoneLine }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces keep their places
    <Fragment key={index}>
      {/* The space ends a piece: at the start of one it would move when the font comes in. */}
      {index === pieces.length - 1 ? text : `${text} `}
      {endsWideLine && <br className={styles.wide} />}
      {endsPhoneLine && <br className={styles.phone} />}
    </Fragment>
  ))
}
