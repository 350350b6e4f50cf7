import type { ReactNode, RefObject } from 'react'
import type { Picture as PictureFiles } from '../../lib/responsive-picture'
import { Picture } from '../picture/picture'
import styles from './slides.module.css'
import type { Travel } from './travel'

export interface Slide {
  title: string
  text: string
}

interface Props {
  slides: Slide[]
  /** Of each slide */
  pictures: ReactNode[]
  travel: Travel
  /** What a slide is called by its place: '{number} of {count}'. */
  position: string
  /** Whether screen readers are told of a new slide. */
  isAnnounced: boolean
  ref: RefObject<HTMLDivElement | null>
}

/** The slides on top of each other; all take their room, one is visible. */
export function Slides({ slides, pictures, travel, position, isAnnounced, ref }: Props) {
  const stateOf = (index: number) => {
    if (index === travel.index) return 'current'
    return index === travel.left ? 'leaving' : 'waiting'
  }
  return (
    <div ref={ref} className={styles.slides} aria-live={isAnnounced ? 'polite' : 'off'}>
      {slides.map(({ title, text }, index) => (
        <div
          key={title}
          className={styles.slide}
          role="group"
          aria-roledescription="slide"
          aria-label={position
            .replace('{number}', String(index + 1))
            .replace('{count}', String(slides.length))}
          aria-hidden={stateOf(index) === 'leaving' || undefined}
          data-slide={stateOf(index)}
          data-direction={travel.left === undefined ? undefined : travel.direction}
        >
          <div className={styles.frame}>{pictures[index]}</div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </div>
  )
}

/** The picture of a slide. Never hydrated. */
export const SlidePicture = ({ picture }: { picture: PictureFiles }) => (
  <Picture picture={picture} className={styles.picture} />
)
