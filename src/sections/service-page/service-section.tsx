import type { ReactNode } from 'react'
import { sectionId } from '../../components/section-links/section-links'
import styles from './service-page.module.css'

export interface SectionProps {
  headline: string
  text?: string
  children: ReactNode
}

/** A headline, and beside it what it says. */
export const ServiceSection = ({ headline, text, children }: SectionProps) => (
  <section id={sectionId(headline)} className={`grid-12 page-margin ${styles.part}`}>
    <div className="aside stack sticky">
      <h2 className="display-3">{headline}</h2>
      {text && <p className="lead">{text}</p>}
    </div>
    {children}
  </section>
)
