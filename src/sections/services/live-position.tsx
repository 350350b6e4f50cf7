import type { RefObject } from 'react'
import positionStyles from '../../components/position/position.module.css'
import styles from './live-position.module.css'
import { passageAt, type Leg } from './passage'

interface Props {
  ref: RefObject<HTMLParagraphElement | null>
  leg: Leg
  /** The words before the miles to go, and after them; without the second, no miles are said. */
  words: readonly string[]
}

/** The position on the leg that the services are, which `showPassage` writes on. Screen readers have it in a sentence beside it. */
export function LivePosition({ ref, leg, words: [before, after] }: Props) {
  const { latitude, longitude, toGo } = passageAt(leg, 0)
  return (
    <p ref={ref} className={positionStyles.position} aria-hidden="true">
      <span className={positionStyles.degrees}>
        <Figure name="latitude">{latitude}</Figure> <Figure name="longitude">{longitude}</Figure>
      </span>{' '}
      {before}
      {after !== undefined && <Figure name="toGo">{toGo}</Figure>}
      {after}
    </p>
  )
}

const Figure = ({ name, children }: { name: string; children: string }) => (
  <span className={styles.figure} data-figure={name}>
    {children}
  </span>
)

/**
 * Writes on the line what has changed when a share of the leg has been sailed, 0 to 1. React does not know of
 * it; a text of our own is put in place of what a translator may have put there.
 */
export function showPassage(line: HTMLElement, leg: Leg, sailed: number) {
  for (const [name, text] of Object.entries(passageAt(leg, sailed))) {
    const figure = line.querySelector(`[data-figure=${name}]`)
    if (figure && figure.textContent !== text) figure.textContent = text
  }
}
