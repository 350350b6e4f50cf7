import type { ComponentType, ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { Company } from '../../content/company'
import styles from './section-boundary.module.css'

interface Words {
  headline: readonly string[]
  text: string
  /** The link that loads the page again. */
  reload: string
}

/** What a section says when it has failed. */
export interface Failure {
  words: Words
  email: Company['email']
}

interface Props extends Failure {
  children: ReactNode
}

/** Keeps a failure inside its section: the page goes on, and the section says what can be done. */
export function SectionBoundary({ words, email, children }: Props) {
  return (
    <ErrorBoundary fallback={<SectionFailure words={words} email={email} />}>
      {children}
    </ErrorBoundary>
  )
}

/** A component as an island of its own: inside a SectionBoundary, with the words for a failure among its props. */
export function bounded<ComponentProps extends object>(Component: ComponentType<ComponentProps>) {
  return function Bounded({ failure, ...props }: ComponentProps & { failure: Failure }) {
    return (
      <SectionBoundary {...failure}>
        <Component {...(props as unknown as ComponentProps)} />
      </SectionBoundary>
    )
  }
}

function SectionFailure({ words: { headline, text, reload }, email }: Failure) {
  return (
    <div className={styles.failure} role="alert">
      <h2 className={styles.headline}>{headline.join(' ')}</h2>
      <p className={styles.text}>{text}</p>
      <p className={styles.ways}>
        {/* An empty address is this page's own: following it loads the page again. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a className={styles.way} href="">
          <span>{reload}</span>
        </a>
        <a className={styles.way} href={`mailto:${email}`}>
          <span>{email}</span>
        </a>
      </p>
    </div>
  )
}
