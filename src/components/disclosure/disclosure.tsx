import type { ReactNode } from 'react'
import { Icon } from '../icon'
import styles from './disclosure.module.css'

interface Props {
  id?: string | undefined
  heading: 'h2' | 'h3'
  headline: ReactNode
  hint?: ReactNode
  children: ReactNode
}

/** Renders a disclosure that is always open in print. */
export const Disclosure = ({ id, heading: Heading, headline, hint, children }: Props) => (
  <details id={id} className={styles.disclosure}>
    <summary className={styles.summary}>
      <span className={styles.summaryText}>
        <Heading className="display-4">{headline}</Heading>
        {hint && <span className="small muted">{hint}</span>}
      </span>
      <Icon name="chevron" scale={1.6} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
