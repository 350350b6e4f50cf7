import type { ReactNode } from 'react'
import { Icon } from '../icon'
import styles from './disclosure.module.css'

interface Props {
  /** Names the disclosure in URLs. A link to it, or to an element inside, opens it (src/client/disclosures.ts). */
  id?: string | undefined
  heading: 'h2' | 'h3'
  headline: ReactNode
  /** A short line that says what is inside. */
  hint?: ReactNode
  children: ReactNode
}

/** A section whose content is hidden until the visitor opens it. On paper it is always open. */
export const Disclosure = ({ id, heading: Heading, headline, hint, children }: Props) => (
  <details id={id} className={styles.disclosure}>
    <summary className={styles.summary}>
      <span className={styles.words}>
        <Heading className="display-4">{headline}</Heading>
        {hint && <span className="small muted">{hint}</span>}
      </span>
      <Icon name="chevron" scale={1.6} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
