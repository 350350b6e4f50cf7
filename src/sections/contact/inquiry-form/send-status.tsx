import { Icon } from '../../../components/icon/icon'
import type { Outcome } from './answer'
import styles from './send-status.module.css'

interface Props {
  outcome: Outcome | undefined
  success: string
  failure: string
  /** The way on after a failure; stays when its message has gone. */
  mail: { href: string; label: string } | undefined
}

/** How sending ended. The live region is there from the start, as screen readers need it. */
export function SendStatus({ outcome, success, failure, mail }: Props) {
  return (
    <div className={styles.status}>
      <p role="status" className={mail && styles.room}>
        {outcome && (
          <span className={outcome === 'success' ? styles.success : styles.failure}>
            <Icon
              name={outcome === 'success' ? 'check' : 'cross'}
              scale={outcome === 'success' ? 1.2 : 1}
            />
            {outcome === 'success' ? success : failure}
          </span>
        )}
      </p>
      {mail && (
        <a href={mail.href} className={styles.mail}>
          {mail.label}
        </a>
      )}
    </div>
  )
}
