import { useRef } from 'react'
import { CountUp } from '../../components/count-up/count-up'
import { Icon } from '../../components/icon/icon'
import { KeyedText } from '../../components/keyed-text/keyed-text'
import { Logo } from '../../components/logo/logo'
import { SectionFailure } from '../../components/section-boundary/section-failure'
import { withErrorBoundary } from '../../components/section-boundary/with-error-boundary'
import { Film, Poster } from './film'
import type { HomeProps } from './home-props'
import styles from './home.module.css'
import { useFilm } from './use-film'

/** The film with the company's name on its horizon, the headline and the three figures on its water. */
function Hero({ logo, landscape, portrait, headline, figures, ...footer }: HomeProps) {
  const root = useRef<HTMLDivElement>(null)
  const { video, isFetched, isRevealed, countsUp, onMissing, onCanPlayThrough, ...film } =
    useFilm(root)

  return (
    <div ref={root} className={styles.hero} data-revealed={isRevealed || undefined}>
      <div className={styles.media} data-parallax="hero">
        <Poster landscape={landscape} portrait={portrait} />
        {isFetched && (
          <Film
            ref={video}
            landscape={landscape}
            portrait={portrait}
            isReady={film.canPlay}
            onCanPlayThrough={onCanPlayThrough}
            onMissing={onMissing}
          />
        )}
        <div className={`${styles.fading} ${styles.overlay}`} />
        <div className={styles.lockup}>
          <Logo drawing={logo.inLine} className={styles.inLine} />
          <Logo drawing={logo.stacked} className={styles.stacked} />
        </div>
      </div>
      <div className={styles.content} data-parallax="hero">
        <h1 className={`display-1 ${styles.headline}`}>{headline}</h1>
        <ul className={`${styles.fading} ${styles.figures}`}>
          {figures.map((figure) => (
            <li key={figure.label} className={styles.row}>
              <div className={`display-3 ${styles.number}`}>
                <CountUp figure={figure} durationMs={figure.duration} start={countsUp} />
              </div>
              <div className="label" aria-hidden="true">
                {figure.label}
              </div>
            </li>
          ))}
        </ul>
        <Footer film={film} {...footer} />
      </div>
    </div>
  )
}

interface FooterProps extends Pick<HomeProps, 'labels' | 'next' | 'ask'> {
  film: Pick<ReturnType<typeof useFilm>, 'isOffered' | 'isPaused' | 'toggle'>
}

/** The hero's last row: the film's pause button where there is a film, the links to about and to the form. */
const Footer = ({ film, labels, next, ask }: FooterProps) => (
  <div className={styles.footer}>
    {film.isOffered && (
      <button type="button" className={`small ${styles.control}`} onClick={film.toggle}>
        <Icon name={film.isPaused ? 'play' : 'pause'} />
        <KeyedText>{film.isPaused ? labels.play : labels.pause}</KeyedText>
      </button>
    )}
    <a className={`small ${styles.control} ${styles.next}`} href="#about">
      {next}
      <Icon name="arrow-down" />
    </a>
    <a className={`button ${styles.ask}`} href="#contact">
      {ask}
      <Icon name="arrow-right" scale={1.2} />
    </a>
  </div>
)

const SafeHero = withErrorBoundary(Hero, SectionFailure)

export const Home = (props: HomeProps) => (
  <section id="home">
    <SafeHero {...props} />
  </section>
)
