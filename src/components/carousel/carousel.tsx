import { useRef, useState } from 'react'
import { useSwipeable } from 'react-swipeable'
import { REDUCED_MOTION } from '../../lib/browser'
import { useIsOnScreen } from '../../lib/use-is-on-screen'
import { useMedia } from '../../lib/use-media'
import { Icon } from '../icon/icon'
import { Picture } from '../picture/picture'
import { SectionFailure } from '../section-boundary/section-failure'
import { withErrorBoundary } from '../section-boundary/with-error-boundary'
import styles from './carousel.module.css'
import { Slide, type SlideContent } from './slide'
import { useCarousel } from './use-carousel'

const SWIPE_THRESHOLD_PX = 50

export interface CarouselProps {
  slides: SlideContent[]
  labels: {
    label: string
    previous: string
    next: string
    pause: string
    play: string
    /** The name of a slide by its position: '{number} of {count}'. */
    position: string
  }
  /** The level of the slides' titles. */
  heading?: 'h2' | 'h3'
}

/**
 * Slides that change every five seconds, by button, thumbnail and swipe. The timer is the animation of the
 * progress line above the current thumbnail, so CSS pauses it: on hover, while keyboard focus is inside, and
 * with `data-paused`.
 */
export function Carousel({ slides, labels, heading = 'h3' }: CarouselProps) {
  const carousel = useCarousel(slides.length)
  const { index: current, previous, direction, isByVisitor } = carousel
  const [wantsPause, setWantsPause] = useState<boolean>()
  const wantsLessMotion = useMedia(REDUCED_MOTION)
  const isPaused = wantsPause ?? wantsLessMotion
  const view = useRef<HTMLDivElement>(null)
  const isHeld = !useIsOnScreen(view) || isPaused

  const swipe = useSwipeable({
    delta: SWIPE_THRESHOLD_PX,
    onSwipedLeft: ({ absX }) => absX > SWIPE_THRESHOLD_PX && carousel.showNext(),
    onSwipedRight: ({ absX }) => absX > SWIPE_THRESHOLD_PX && carousel.showPrevious(),
  })

  const stateOf = (index: number) => {
    if (index === current) return 'current'
    return index === previous ? 'leaving' : 'waiting'
  }

  return (
    <section
      ref={swipe.ref}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={labels.label}
      data-paused={isHeld || undefined}
      onFocus={carousel.enter}
    >
      <div
        ref={view}
        className={styles.slides}
        aria-live={isByVisitor || isPaused ? 'polite' : 'off'}
      >
        {slides.map((slide, index) => (
          <Slide
            key={slide.title}
            slide={slide}
            label={labels.position
              .replace('{number}', String(index + 1))
              .replace('{count}', String(slides.length))}
            state={stateOf(index)}
            direction={direction}
            heading={heading}
          />
        ))}
      </div>
      <Controls
        {...carousel}
        labels={labels}
        isPaused={isPaused}
        togglePause={() => setWantsPause((wants) => !(wants ?? wantsLessMotion))}
      />
      <Thumbnails {...carousel} slides={slides} isHeld={isHeld} />
    </section>
  )
}

type CarouselState = ReturnType<typeof useCarousel>

interface ControlsProps extends Pick<CarouselState, 'showPrevious' | 'showNext'> {
  labels: CarouselProps['labels']
  isPaused: boolean
  togglePause: () => void
}

function Controls({ labels, isPaused, togglePause, showPrevious, showNext }: ControlsProps) {
  const buttons = [
    { label: labels.previous, icon: 'arrow-left', scale: 1.2, onClick: showPrevious },
    {
      label: isPaused ? labels.play : labels.pause,
      icon: isPaused ? 'play' : 'pause',
      scale: 1.1,
      onClick: togglePause,
    },
    { label: labels.next, icon: 'arrow-right', scale: 1.2, onClick: showNext },
  ] as const
  return (
    <div className={styles.controls}>
      {buttons.map(({ label, icon, scale, onClick }, index) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- a button keeps its position and changes its label
          key={index}
          type="button"
          className={styles.button}
          aria-label={label}
          onClick={onClick}
        >
          <Icon name={icon} scale={scale} />
        </button>
      ))}
    </div>
  )
}

interface ThumbnailsProps extends Pick<
  CarouselState,
  'index' | 'generation' | 'showAt' | 'advance'
> {
  slides: CarouselProps['slides']
  isHeld: boolean
}

/** The thumbnails, and above the current one the line whose animation is the timer. */
const Thumbnails = ({ slides, isHeld, generation, ...carousel }: ThumbnailsProps) => (
  <div className={styles.thumbnails}>
    {slides.map(({ title, thumbnail }, index) => (
      <button
        key={title}
        type="button"
        className={styles.thumbnail}
        aria-label={title}
        aria-current={index === carousel.index || undefined}
        onClick={() => carousel.showAt(index)}
      >
        <span className={styles.line}>
          {index === carousel.index && generation > 0 && (
            <span
              key={generation}
              className={styles.timer}
              onAnimationEnd={({ animationName }) => {
                if (animationName === styles['run-timer'] && !isHeld) carousel.advance()
              }}
            />
          )}
        </span>
        <Picture picture={thumbnail} className={`${styles.picture} cropped`} isDecorative />
      </button>
    ))}
  </div>
)

export const CarouselIsland = withErrorBoundary(Carousel, SectionFailure)
