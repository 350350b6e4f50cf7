import { useRef, type ReactNode } from 'react'
import type { Home } from '../../content/home'
import { Lines } from '../../components/lines/lines'
import { Logo } from '../../components/logo/logo'
import { withErrorBoundary } from '../../components/section-boundary/with-error-boundary'
import { SectionFailure } from '../../components/section-boundary/section-failure'
import { Figures } from './figures'
import { Film } from './film'
import { FootRow } from './foot-row'
import styles from './hero.module.css'
import { useFilm } from './use-film'

/** One cut of the film: its files. */
export interface FilmCut {
  av1: string
  h264: string
}

export interface HeroProps {
  content: Pick<Home, 'headline' | 'headlinePhone' | 'figures' | 'next'>
  film: { pause: string; play: string; landscape: FilmCut; portrait: FilmCut }
  position: string
  note: string
  nextHref: string
  /** The film's first frame; never hydrated. */
  poster?: ReactNode
}

/** The film with the company's name on its horizon, the headline and the three figures on its water. */
function Hero({ content, film: words, position, note, nextHref, poster }: HeroProps) {
  const root = useRef<HTMLDivElement>(null)
  const film = useFilm(root)

  return (
    <div ref={root} className={styles.hero} data-revealed={film.isRevealed || undefined}>
      <div className={styles.media}>
        {poster}
        {film.isFetched && (
          <Film
            ref={film.video}
            landscape={words.landscape}
            portrait={words.portrait}
            isReady={film.canPlay}
            onCanPlayThrough={film.onCanPlayThrough}
            onMissing={film.onMissing}
          />
        )}
        <div className={styles.lockup}>
          <Logo drawing="hero" className={styles.name} />
          <Logo drawing="mark" className={styles.mark} />
        </div>
      </div>
      <div className={styles.content}>
        <h1 className={styles.headline}>
          <Lines lines={content.headline} phone={content.headlinePhone} />
        </h1>
        <div className={`${styles.overlay} ${styles.figures}`}>
          <Figures figures={content.figures} isRunning={film.countsUp} />
        </div>
        <div className={styles.overlay}>
          <FootRow
            film={film}
            words={words}
            position={position}
            note={note}
            next={content.next}
            nextHref={nextHref}
          />
        </div>
      </div>
    </div>
  )
}

export const HeroIsland = withErrorBoundary(Hero, SectionFailure)
