import { EmailText } from '../../components/email/email-text'
import type { Papers } from '../../content/papers'
import { proofOf } from '../../content/shown-papers'
import { PAPERS_HREF } from '../../lib/papers-href'
import styles from './notice.module.css'

interface Props {
  papers: Papers
  /** The company's address, for a notice without one of its own. */
  email: string
  heading: 'h2' | 'h3'
}

/** The notice to seafarers, with the licence that it rests on. Nothing if content has none. */
export function Notice({ papers, email, heading: Heading }: Props) {
  const { title, text, subject, paper, email: own } = papers.notice
  if (text === '') return null
  const proof = proofOf(papers, paper)
  const address = own || email
  return (
    <aside className={`framed ${styles.notice}`} aria-labelledby="notice">
      <Heading id="notice" className="label">
        {title}
      </Heading>
      <p className="lead">{text}</p>
      <p className="cluster">
        <a className="link email" href={`mailto:${address}?subject=${encodeURIComponent(subject)}`}>
          <EmailText>{address}</EmailText>
        </a>
        {proof && (
          <a className="proof link numeric" href={PAPERS_HREF}>
            {proof}
          </a>
        )}
      </p>
    </aside>
  )
}
