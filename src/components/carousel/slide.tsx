import type { Picture as PictureFiles } from '../../lib/responsive-picture'
import { Picture } from '../picture/picture'
import styles from './slide.module.css'

export interface SlideContent {
  title: string
  text: string
  picture: PictureFiles
  thumbnail: PictureFiles
}

interface Props {
  slide: SlideContent
  /** Its position among the others, such as '1 of 4'. */
  label: string
  /** A leaving slide stays visible beneath the new one until that has covered it. */
  state: 'current' | 'leaving' | 'waiting'
  direction: 'forward' | 'back' | undefined
  heading: 'h2' | 'h3'
}

/** One slide: picture, title and text. */
export function Slide({ slide, label, state, direction, heading: Heading }: Props) {
  const { title, text, picture } = slide
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={state === 'leaving' || undefined}
      data-slide={state}
      data-direction={direction}
    >
      <div className={styles.frame}>
        <Picture picture={picture} className="cropped" />
      </div>
      <Heading className={`${styles.title} display-4`}>{title}</Heading>
      <p className={styles.text}>{text}</p>
    </div>
  )
}
