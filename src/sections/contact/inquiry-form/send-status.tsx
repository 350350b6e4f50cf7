import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../../components/icon'
import type { InquiryFormProps } from '../contact-props'
import { mailtoHref } from './mailto-href'
import styles from './send-status.module.css'
import type { useSending } from './use-sending'

type Props = InquiryFormProps & Pick<ReturnType<typeof useSending>, 'status' | 'unsent' | 'recheck'>

/** The result of sending, and a mail with what was not sent. Screen readers need the live region from the start. */
export function SendStatus({ status, unsent, recheck, ...props }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const { success, failure, mailInstead } = props.texts
  const isSuccess = status === 'success'
  const isResult = isSuccess || status === 'error'

  // It lies below the button, where many windows end, and disappears before a visitor would look for it.
  useEffect(() => {
    if (isResult) ref.current!.scrollIntoView({ block: 'nearest' })
  }, [isResult])

  return (
    <div ref={ref} className={`cluster ${styles.status}`}>
      <p role="status" className={styles.room} data-success={success} data-failure={failure}>
        {isResult && (
          <span data-success={isSuccess || undefined}>
            <Icon name={isSuccess ? 'check' : 'cross'} scale={isSuccess ? 1.2 : 1} />
            {isSuccess ? success : failure}
          </span>
        )}
      </p>
      <p className={styles.room} data-failure={mailInstead}>
        {unsent && (
          <a
            href={mailtoHref(unsent, props)}
            className="link"
            // Password managers fill fields without an event.
            onClick={() => flushSync(recheck)}
          >
            {mailInstead}
          </a>
        )}
      </p>
    </div>
  )
}
