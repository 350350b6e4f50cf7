import { useEffect, useRef } from 'react'
import { Icon } from '../../../components/icon/icon'
import type { SendResult } from './send-inquiry'
import styles from './send-status.module.css'
import type { useMailLink } from './use-mail-link'

interface Props {
  result: SendResult | undefined
  texts: { success: string; failure: string; mailInstead: string }
  /** A mail with the visitor's input, after a failure. Its link stays when the message has disappeared. */
  mail: Pick<ReturnType<typeof useMailLink>, 'href' | 'updateNow'>
}

/** The result of sending. Screen readers need the live region to be there from the start. */
export function SendStatus({ result, texts, mail }: Props) {
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
        {mail.href && (
          <a href={mail.href} className="link" onClick={mail.updateNow}>
            {mailInstead}
          </a>
        )}
      </p>
    </div>
  )
}
