import type { readFailure } from '../../content/read-failure'
import styles from './section-failure.module.css'

interface Props {
  failure: Awaited<ReturnType<typeof readFailure>>
}

/** Replaces a section that has failed: says so, and offers to reload the page or to write. */
export const SectionFailure = ({ failure: { words, email } }: Props) => (
  <div className={`${styles.failure} stack page-margin`} role="alert">
    <h2 className="display-3">{words.headline}</h2>
    <p className="prose">{words.text}</p>
    <p className="links">
      {/* An empty address reloads the page. */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
      <a className="link target" href="">
        {words.reload}
      </a>
      <a className="link target" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  </div>
)
