import type { ComponentProps, ReactNode } from 'react'
import { PartLinks } from '../part-links/part-links'
import styles from './text-page.module.css'

interface Props {
  label?: string
  headline: string
  text?: string
  intro?: ReactNode
  partLinks?: ComponentProps<typeof PartLinks>
  children?: ReactNode
}

/** A page of words and tables: its headline and first words, links to its parts, and these. */
export const TextPage = ({ label, headline, text, intro, partLinks, children }: Props) => (
  <section className="theme-light page-margin page-space" aria-labelledby="page-title">
    <div className="stack">
      {label && <p className="label muted">{label}</p>}
      <div className="grid-12">
        <h1 id="page-title" className="col-full display-2">
          {headline}
        </h1>
        <div className="beside-aside stack">
          {text && <p className="lead prose">{text}</p>}
          {intro}
        </div>
      </div>
    </div>
    {partLinks && <PartLinks {...partLinks} className={styles.partLinks} />}
    {children}
  </section>
)

interface PartProps {
  id: string
  headline: string
  children: ReactNode
}

/** A part of the page: its headline, and its content below or beside it. */
export const TextPart = ({ id, headline, children }: PartProps) => (
  <div id={id} className={`grid-12 ruled ${styles.part}`}>
    <h2 className="aside display-4">{headline}</h2>
    <div className="beside-aside stack">{children}</div>
  </div>
)
