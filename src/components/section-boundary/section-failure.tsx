import type { Company } from '../../content/company'
import styles from './section-failure.module.css'

interface Words {
  headline: string
  text: string
  /** The link that loads the page again. */
  reload: string
}

/** The words of the failure, and the address to write to instead. */
interface Failure {
  words: Words
  email: Company['email']
}

/** Replaces a section that has failed: says so, and offers to reload the page or to write. */
export function SectionFailure({ failure }: { failure: Failure }) {
  const { words, email } = failure
  return (
    <div className={`${styles.failure} stack page-margin`} role="alert">
      <h2 className="display-3">{words.headline}</h2>
      <p className="prose">{words.text}</p>
      <p className="links">
        {/* An empty address reloads the page. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a className="link" href="">
          {words.reload}
        </a>
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </div>
  )
}
