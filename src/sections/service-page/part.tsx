import type { ReactNode } from 'react'
import styles from './service-page.module.css'

export interface PartProps {
  headline: string
  text?: string
  children: ReactNode
}

/** The id to which a link to the part with this headline leads. */
export const partId = (headline: string) => headline.replaceAll(/\s+/g, '-')

/** A headline, and beside it what it says. */
export const Part = ({ headline, text, children }: PartProps) => (
  <section id={partId(headline)} className={`grid-12 page-margin ${styles.part}`}>
    <div className="aside stack sticky">
      <h2 className="display-3">{headline}</h2>
      {text && <p className="lead">{text}</p>}
    </div>
    {children}
  </section>
)
