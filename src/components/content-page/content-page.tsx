import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { PictureFiles } from '../../build/responsive-picture'
import type { KeyFact } from '../../content/fill-key-facts'
import { KeyFactLinks } from '../key-fact-links/key-fact-links'
import { ButtonLink, ContactLinkList } from '../links'
import { Picture } from '../picture/picture'
import styles from './content-page.module.css'

interface CallToAction {
  label: string
  email: string
  contacts: readonly { text: string; label: string }[]
}

interface Props {
  label?: string
  headline: string
  text?: string
  intro?: ReactNode
  picture?: PictureFiles | undefined
  callToAction?: CallToAction | undefined
  keyFacts?: { label: string; facts: readonly KeyFact[] }
  children?: ReactNode
}

/** Renders a page with a header, an optional email button, key facts and sections. */
export function ContentPage({ picture, keyFacts, children, ...header }: Props) {
  const hasFacts = keyFacts && keyFacts.facts.length > 0
  return (
    <section className="theme-light page-margin page-padding-block" aria-labelledby="page-title">
      <div
        className={clsx('grid-12', hasFacts && styles.compactTop, picture && styles.withPicture)}
      >
        <Header {...header} />
        {hasFacts && (
          <div className={`full-width-column ${styles.facts}`}>
            <KeyFactLinks {...keyFacts} />
          </div>
        )}
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} className="object-cover" loading="eager" />
          </div>
        )}
      </div>
      {children}
    </section>
  )
}

const Header = ({
  label,
  headline,
  text,
  intro,
  callToAction,
}: Omit<Props, 'picture' | 'keyFacts'>) => (
  <>
    <div className={`stack ${styles.headlineGroup}`}>
      {label && <p className="label muted">{label}</p>}
      <h1 id="page-title" className="display-2">
        {headline}
      </h1>
    </div>
    <div className={`main-column stack ${styles.introduction}`}>
      {text && <p className="lead max-line-length">{text}</p>}
      {intro}
      {callToAction && (
        <div className={`cluster ${styles.callToAction}`}>
          <ButtonLink href={`mailto:${callToAction.email}`}>{callToAction.label}</ButtonLink>
          <ContactLinkList contacts={callToAction.contacts} />
        </div>
      )}
    </div>
  </>
)

interface SectionProps {
  id?: string
  headline: string
  fullWidthContent?: ReactNode
  children?: ReactNode
}

/** The headline is above or beside `children`, and always above `fullWidthContent`. */
export const ContentPageSection = ({ id, headline, fullWidthContent, children }: SectionProps) => (
  <div id={id} className={`grid-12 rule-above ${styles.section}`}>
    <h2 className="side-column display-4">{headline}</h2>
    {children && <div className="main-column stack">{children}</div>}
    {fullWidthContent && <div className="full-width-column">{fullWidthContent}</div>}
  </div>
)
