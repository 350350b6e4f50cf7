import { useEffect, useRef, useState } from 'react'
import { useSwipeable } from 'react-swipeable'
import { observeIntersection, REDUCED_MOTION } from '../../lib/browser'
import { useMedia } from '../../lib/use-media'
import { Icon } from '../icon/icon'
import { Picture } from '../picture/picture'
import { SectionFailure } from '../section-boundary/section-failure'
import { withErrorBoundary } from '../section-boundary/with-error-boundary'
import styles from './carousel.module.css'
import { Slide, type SlideContent } from './slide'

const SWIPE_THRESHOLD_PX = 50

export interface CarouselProps {
  slides: SlideContent[]
  labels: {
    label: string
    previous: string
    next: string
    pause: string
    play: string
    /** What a slide is called by its place: '{number} of {count}'. */
    position: string
  }
  /** The level of the slides' titles. */
  heading?: 'h2' | 'h3'
}

interface Position {
  index: number
  /** The index of the slide shown before. */
  previous: number | undefined
  direction: 'forward' | 'back' | undefined
  /** Counts the choices. Each starts the timer again, even if the slide stays the same. */
  turn: number
}

/**
 * Slides that change every five seconds, by button, thumbnail and swipe. The timer is the animation of the
 * progress line above the current thumbnail, so CSS pauses it: on hover, while keyboard focus is inside, and
 * with `data-paused`.
 */
export function Carousel({ slides, labels, heading = 'h3' }: CarouselProps) {
  const [position, setPosition] = useState<Position>({
    index: 0,
    previous: undefined,
    direction: undefined,
    turn: 0,
  })
  const [isAnnounced, setAnnounced] = useState(false)
  const [wantsPause, setWantsPause] = useState<boolean>()
  const [isOnScreen, setOnScreen] = useState(true)
  const wantsLessMotion = useMedia(REDUCED_MOTION)
  const isPaused = wantsPause ?? wantsLessMotion
  const isHeld = isPaused || !isOnScreen
  const view = useRef<HTMLDivElement>(null)

  /** Shows the slide at the index that `next` returns; beyond the last comes the first, and vice versa. */
  function show(next: (index: number) => number, { isByVisitor = true } = {}) {
    setAnnounced(isByVisitor)
    setPosition((from) => {
      const turn = from.turn + 1
      const target = next(from.index)
      if (target === from.index) return { ...from, turn }
      return {
        index: (target + slides.length) % slides.length,
        previous: from.index,
        direction: target < from.index ? 'back' : 'forward',
        turn,
      }
    })
  }
  const showNext = () => show((index) => index + 1)
  const showPrevious = () => show((index) => index - 1)

  // The timer starts with the script: an animation that ended before it would advance nothing.
  useEffect(() => setPosition((from) => ({ ...from, turn: from.turn + 1 })), [])

  useEffect(
    () =>
      observeIntersection([view.current!], (entries) =>
        setOnScreen(entries.at(-1)!.isIntersecting),
      ),
    [],
  )

  const swipe = useSwipeable({
    delta: SWIPE_THRESHOLD_PX,
    onSwipedLeft: ({ absX }) => absX > SWIPE_THRESHOLD_PX && showNext(),
    onSwipedRight: ({ absX }) => absX > SWIPE_THRESHOLD_PX && showPrevious(),
  })

  const stateOf = (index: number) => {
    if (index === position.index) return 'current'
    return index === position.previous ? 'leaving' : 'waiting'
  }

  return (
    <section
      ref={swipe.ref}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={labels.label}
      data-paused={isHeld || undefined}
      onFocus={() => setAnnounced(true)}
    >
      <div
        ref={view}
        className={styles.slides}
        aria-live={isAnnounced || isPaused ? 'polite' : 'off'}
      >
        {slides.map((slide, index) => (
          <Slide
            key={slide.title}
            slide={slide}
            label={labels.position
              .replace('{number}', String(index + 1))
              .replace('{count}', String(slides.length))}
            state={stateOf(index)}
            direction={position.direction}
            heading={heading}
          />
        ))}
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.button}
          aria-label={labels.previous}
          onClick={showPrevious}
        >
          <Icon name="arrow-left" scale={1.2} />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={isPaused ? labels.play : labels.pause}
          onClick={() => setWantsPause((wants) => !(wants ?? wantsLessMotion))}
        >
          <Icon name={isPaused ? 'play' : 'pause'} scale={1.1} />
        </button>
        <button type="button" className={styles.button} aria-label={labels.next} onClick={showNext}>
          <Icon name="arrow-right" scale={1.2} />
        </button>
      </div>
      <div className={styles.thumbnails}>
        {slides.map(({ title, thumbnail }, index) => (
          <button
            key={title}
            type="button"
            className={styles.thumbnail}
            aria-label={title}
            aria-current={index === position.index || undefined}
            onClick={() => show(() => index)}
          >
            <span className={styles.line}>
              {index === position.index && position.turn > 0 && (
                <span
                  key={position.turn}
                  className={styles.timer}
                  onAnimationEnd={({ animationName }) => {
                    if (animationName === styles['run-timer'] && !isHeld)
                      show((current) => current + 1, { isByVisitor: false })
                  }}
                />
              )}
            </span>
            <Picture picture={thumbnail} className={`${styles.picture} cropped`} isDecorative />
          </button>
        ))}
      </div>
    </section>
  )
}

export const CarouselIsland = withErrorBoundary(Carousel, SectionFailure)
