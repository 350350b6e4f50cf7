import { useEffect, useRef } from 'react'
import { Icon } from '../../../components/icon/icon'
import type { Outcome } from './send-inquiry'
import styles from './send-status.module.css'

interface Props {
  outcome: Outcome | undefined
  texts: { success: string; failure: string; mailInstead: string }
  /** A mail with the visitor's input, after a failure. Its link stays when the message has disappeared. */
  mailto: string | undefined
  /** Returns the same address for what the fields contain now. */
  readMailto: () => string
}

/** The result of sending. Screen readers need the live region to be there from the start. */
export function SendStatus({ outcome, texts, mailto, readMailto }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const isSuccess = outcome === 'success'

  // It lies below the button, where many windows end, and disappears before a visitor would look for it.
  useEffect(() => {
    if (outcome) ref.current!.scrollIntoView({ block: 'nearest' })
  }, [outcome])

  return (
    <div ref={ref} className={`small ${styles.status}`}>
      <p role="status" className={mailto && styles.room}>
        {outcome && (
          <span className={isSuccess ? styles.success : styles.failure}>
            <Icon name={isSuccess ? 'check' : 'cross'} scale={isSuccess ? 1.2 : 1} />
            {isSuccess ? texts.success : texts.failure}
          </span>
        )}
      </p>
      {mailto && (
        <a
          href={mailto}
          className={`link ${styles.mail}`}
          // Password managers fill fields without an event.
          onClick={({ currentTarget }) => (currentTarget.href = readMailto())}
        >
          {texts.mailInstead}
        </a>
      )}
    </div>
  )
}
