import { useRef, useState, type ReactNode } from 'react'
import { useSwipeable } from 'react-swipeable'
import { REDUCED_MOTION } from '../../lib/browser'
import { useIsWatched } from '../../lib/use-is-watched'
import { useMedia } from '../../lib/use-media'
import { Icon } from '../icon/icon'
import { withErrorBoundary } from '../section-boundary/with-error-boundary'
import { SectionFailure } from '../section-boundary/section-failure'
import styles from './carousel.module.css'
import { Slides, type Slide } from './slides'
import { Thumbnails } from './thumbnails'
import { START, chosen, stepped } from './travel'
import { useAttention } from './use-attention'
import { useAutoplay } from './use-autoplay'

const SWIPE_THRESHOLD_PX = 50

/** The pictures come as children by place: they are never hydrated. */
type Pictures = Partial<Record<`picture${number}` | `thumbnail${number}`, ReactNode>>

interface Props extends Pictures {
  slides: Slide[]
  labels: {
    label: string
    previous: string
    next: string
    pause: string
    play: string
    position: string
  }
}

/**
 * Slides that change by themselves, by button, thumbnail and swipe. They wait while somebody is
 * at them, while nobody can see them, while the visitor has paused them, and under reduced motion
 * until the visitor has asked for them.
 */
export function Carousel({ slides, labels, ...pictures }: Props) {
  const [travel, setTravel] = useState(START)
  const [wantsPause, setWantsPause] = useState<boolean>()
  const view = useRef<HTMLDivElement>(null)
  const { isAttended, handlers } = useAttention()
  const isInView = useIsWatched(view)
  const wantsLessMotion = useMedia(REDUCED_MOTION)
  const isPaused = wantsPause ?? wantsLessMotion
  const hasBegun = wantsPause !== undefined || !wantsLessMotion
  const isPlaying = isInView && !isAttended && !isPaused

  const step = (by: 1 | -1, isByHand = true) =>
    setTravel((from) => stepped(from, by, slides.length, { isByHand }))
  const swiped =
    (by: 1 | -1) =>
    ({ absX }: { absX: number }) => {
      if (absX > SWIPE_THRESHOLD_PX) step(by)
    }

  useAutoplay({ isPlaying, turn: travel.turn, onElapsed: () => step(1, false) })
  const swipe = useSwipeable({
    delta: SWIPE_THRESHOLD_PX,
    onSwipedLeft: swiped(1),
    onSwipedRight: swiped(-1),
  })

  return (
    <section
      ref={swipe.ref}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={labels.label}
      {...handlers}
    >
      <Slides
        ref={view}
        slides={slides}
        pictures={slides.map((_, index) => pictures[`picture${index}`])}
        travel={travel}
        position={labels.position}
        isAnnounced={!isPlaying || travel.isByHand}
      />
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.button}
          aria-label={labels.previous}
          onClick={() => step(-1)}
        >
          <Icon name="arrow-left" scale={1.2} className={styles.previous} />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={isPaused ? labels.play : labels.pause}
          onClick={() => setWantsPause(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} scale={1.1} />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={labels.next}
          onClick={() => step(1)}
        >
          <Icon name="arrow-right" scale={1.2} className={styles.next} />
        </button>
      </div>
      <Thumbnails
        slides={slides}
        pictures={slides.map((_, index) => pictures[`thumbnail${index}`])}
        current={travel.index}
        turn={travel.turn}
        hasBegun={hasBegun}
        isPlaying={isPlaying}
        onChoose={(index) => setTravel((from) => chosen(from, index))}
      />
    </section>
  )
}

export const CarouselIsland = withErrorBoundary(Carousel, SectionFailure)
