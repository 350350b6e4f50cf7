import type { ReactNode } from 'react'
import type { Picture as PictureFiles } from '../../lib/responsive-picture'
import { Picture } from '../picture/picture'
import type { Slide } from './slides'
import styles from './thumbnails.module.css'

interface Props {
  slides: Slide[]
  /** Of each slide */
  pictures: ReactNode[]
  current: number
  turn: number
  /** Whether time runs for the slides, or did before a pause. */
  hasBegun: boolean
  isPlaying: boolean
  onChoose: (index: number) => void
}

/** A button for each slide; a line over the current one fills while its time runs. */
export function Thumbnails({
  slides,
  pictures,
  current,
  turn,
  hasBegun,
  isPlaying,
  onChoose,
}: Props) {
  return (
    <div className={styles.thumbnails}>
      {slides.map(({ title }, index) => (
        <button
          key={title}
          type="button"
          className={styles.thumbnail}
          aria-label={title}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
        >
          <span className={styles.line}>
            {index === current && hasBegun && (
              <span key={turn} className={styles.fill} data-playing={isPlaying} />
            )}
          </span>
          {pictures[index]}
        </button>
      ))}
    </div>
  )
}

/** The small picture of a slide. Never hydrated. */
export const Thumbnail = ({ picture }: { picture: PictureFiles }) => (
  <Picture picture={picture} className={styles.picture} ornament />
)
