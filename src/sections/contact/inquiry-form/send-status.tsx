import { useEffect, useRef } from 'react'
import { Icon } from '../../../components/icon/icon'
import type { SendResult } from './send-inquiry'
import styles from './send-status.module.css'

interface Props {
  result: SendResult | undefined
  texts: { success: string; failure: string; mailInstead: string }
  /** A mail with the visitor's input, after a failure. Its link stays when the message has disappeared. */
  mailto: string | undefined
  /** Returns the same address for what the fields contain now. */
  readMailto: () => string
}

/** The result of sending. Screen readers need the live region to be there from the start. */
export function SendStatus({ result, texts, mailto, readMailto }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const { success, failure, mailInstead } = texts
  const isSuccess = result === 'success'

  // It lies below the button, where many windows end, and disappears before a visitor would look for it.
  useEffect(() => {
    if (result) ref.current!.scrollIntoView({ block: 'nearest' })
  }, [result])

  return (
    <div ref={ref} className={styles.status}>
      <p role="status" className={styles.room} data-success={success} data-failure={failure}>
        {result && (
          <span data-success={isSuccess || undefined}>
            <Icon name={isSuccess ? 'check' : 'cross'} scale={isSuccess ? 1.2 : 1} />
            {isSuccess ? success : failure}
          </span>
        )}
      </p>
      <p className={styles.room} data-failure={mailInstead}>
        {mailto && (
          <a
            href={mailto}
            className="link"
            // Password managers fill fields without an event.
            onClick={({ currentTarget }) => (currentTarget.href = readMailto())}
          >
            {mailInstead}
          </a>
        )}
      </p>
    </div>
  )
}
