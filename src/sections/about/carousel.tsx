import { useRef, type ComponentProps } from 'react'
import { useSwipeable } from 'react-swipeable'
import { islandWithErrorBoundary } from '../../components/error-boundary/error-boundary'
import { Icon } from '../../components/icon'
import { Picture } from '../../components/picture/picture'
import { fillPlaceholders } from '../../lib/format'
import type { CarouselProps, Slide as SlideContent } from './about-props'
import { useCarousel, type CarouselState } from './use-carousel'
import styles from './carousel.module.css'

const SWIPE_THRESHOLD_PX = 50

interface Props extends CarouselProps {
  heading: 'h2' | 'h3'
}

export function Carousel({ slides, labels, heading }: Props) {
  const slidesAreaRef = useRef<HTMLDivElement>(null)
  const carousel = useCarousel(slides.length, slidesAreaRef)
  const { isPaused } = carousel
  const { ref: swipeRef } = useSwipeable({
    onSwiped({ dir, absX }) {
      // On a pinch-zoomed page, a swipe pans the page, so the slide doesn't change.
      if (absX <= SWIPE_THRESHOLD_PX || (window.visualViewport?.scale ?? 1) > 1) return
      if (dir === 'Left') carousel.showNext()
      if (dir === 'Right') carousel.showPrevious()
    },
  })

  return (
    <section
      ref={swipeRef}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={labels.label}
      data-timer-stopped={carousel.isTimerStopped || undefined}
      onFocus={carousel.onFocus}
    >
      <div
        ref={slidesAreaRef}
        className={styles.slides}
        data-direction={carousel.direction}
        aria-live={carousel.isAnnounced || isPaused ? 'polite' : 'off'}
      >
        {slides.map((slide, index) => (
          <Slide
            key={index}
            slide={slide}
            label={fillPlaceholders(labels.positionLabel, {
              number: index + 1,
              count: slides.length,
            })}
            state={carousel.slideState(index)}
            heading={heading}
          />
        ))}
      </div>
      <Thumbnails carousel={carousel} slides={slides} />
      <div className={styles.controls}>
        <IconButton label={labels.previous} icon="arrow-left" onClick={carousel.showPrevious} />
        <IconButton
          label={isPaused ? labels.play : labels.pause}
          icon={isPaused ? 'play' : 'pause'}
          onClick={carousel.togglePause}
        />
        <IconButton label={labels.next} icon="arrow-right" onClick={carousel.showNext} />
      </div>
    </section>
  )
}

interface SlideProps extends Pick<Props, 'heading'> {
  slide: SlideContent
  label: string
  state: 'current' | 'outgoing' | 'hidden'
}

function Slide({ slide, label, state, heading: Heading }: SlideProps) {
  const { title, text, picture } = slide
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={state === 'outgoing' || undefined}
      data-slide={state}
    >
      <div className={styles.picture}>
        {/* The slide pictures have a low priority, because the nautical chart on /about must load first. */}
        <Picture picture={picture} className="object-cover" fetchPriority="low" />
      </div>
      <Heading className={`display-4 ${styles.title}`}>{title}</Heading>
      <p>{text}</p>
    </div>
  )
}

interface IconButtonProps {
  label: string
  icon: ComponentProps<typeof Icon>['name']
  onClick: () => void
}

const IconButton = ({ label, icon, onClick }: IconButtonProps) => (
  <button type="button" className={styles.iconButton} aria-label={label} onClick={onClick}>
    <Icon name={icon} scale={1.2} />
  </button>
)

type ThumbnailsProps = Pick<Props, 'slides'> & { carousel: CarouselState }

const Thumbnails = ({ slides, carousel }: ThumbnailsProps) => (
  <div className={styles.thumbnails}>
    {slides.map(({ title, picture }, index) => (
      <button
        key={index}
        type="button"
        className="with-background-picture"
        aria-label={title}
        aria-current={index === carousel.index ? 'true' : undefined}
        onClick={() => carousel.showAt(index)}
      >
        <span className={styles.timerTrack}>
          {index === carousel.index && carousel.timerKey > 0 && (
            <span
              key={carousel.timerKey}
              className={styles.timer}
              data-progress=""
              onAnimationEnd={carousel.onTimerEnd}
            />
          )}
        </span>
        <Picture
          picture={{ ...picture, sizes: '14vw', alt: '' }}
          className={`object-cover ${styles.thumbnailPicture}`}
          fetchPriority="low"
        />
      </button>
    ))}
  </div>
)

export const CarouselIsland = islandWithErrorBoundary(Carousel)
