import { useRef } from 'react'
import { CountUpFigure } from '../../components/count-up-figure/count-up-figure'
import { islandWithErrorBoundary } from '../../components/error-boundary/error-boundary'
import { Icon } from '../../components/icon'
import { ButtonLink } from '../../components/links'
import { Logo } from '../../components/logo'
import { AudienceLinks } from './audience-links'
import { BackgroundVideo, Poster } from './background-video'
import type { HeroProps } from './hero-props'
import { useBackgroundVideo } from './use-background-video'
import styles from './hero.module.css'

/** Renders the landing page's hero. */
export function Hero(props: HeroProps) {
  const { logo, variants, headline, figures, labels, aboutLink, inquiryLink } = props
  const heroRef = useRef<HTMLDivElement>(null)
  const video = useBackgroundVideo(heroRef, Boolean(variants.landscape.video))
  const { variant } = video
  const isRequested = video.status === 'requested' || video.status === 'shown'
  const files = isRequested ? variants[variant].video : undefined

  return (
    <div ref={heroRef} className={styles.hero} data-revealed={video.isRevealed || undefined}>
      <div className={`cover overlay-host ${styles.media}`} data-parallax="hero">
        <Poster {...variants} />
        {files && <BackgroundVideo key={variant} files={files} state={video} />}
        <div className={`cover ${styles.fadeInOnReveal} ${styles.overlay}`} />
      </div>
      <div className={styles.content} data-parallax="hero">
        <div className={`full-width-column ${styles.aboveHorizon}`}>
          <AudienceLinks {...props.audienceLinks} />
          <div className={styles.logo}>
            <Logo drawing={logo.oneLine} className={styles.oneLineLogo} />
            <Logo drawing={logo.stacked} className={styles.stackedLogo} />
          </div>
        </div>
        <h1 className={`display-1 ${styles.headline}`}>{headline}</h1>
        {figures.length > 0 && (
          <ul className={`space-between rule-above ${styles.fadeInOnReveal} ${styles.figures}`}>
            {figures.map((figure, index) => (
              <li key={index} className={styles.figure}>
                <CountUpFigure figure={figure} shouldCount={video.isRevealed} />
              </li>
            ))}
          </ul>
        )}
        <div className={`full-width-column link-cluster ${styles.actions}`}>
          <ButtonLink className={styles.inquiryLink} href="#contact">
            {inquiryLink}
          </ButtonLink>
          {video.status !== 'none' && (
            <button type="button" className="small touch-target" onClick={video.toggle}>
              <Icon name={video.isPaused ? 'play' : 'pause'} />
              <span>{video.isPaused ? labels.play : labels.pause}</span>
            </button>
          )}
          <a className={`small touch-target screen-only ${styles.aboutLink}`} href="#about">
            {aboutLink}
            <Icon name="arrow-down" />
          </a>
        </div>
      </div>
    </div>
  )
}

export const HeroIsland = islandWithErrorBoundary(Hero)
