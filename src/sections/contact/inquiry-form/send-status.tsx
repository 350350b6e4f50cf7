import type { Ref } from 'react'
import { Icon } from '../../../components/icon'
import type { Fields } from '../../../lib/inquiry-fields'
import type { InquiryFormProps } from '../contact-props'
import styles from './inquiry-form.module.css'
import { mailtoHref } from './mailto-href'

interface Props extends InquiryFormProps {
  ref: Ref<HTMLDivElement>
  status: 'idle' | 'sending' | 'sent' | 'failed'
  /** What the visitor's own mail contains. */
  toMail: Fields | undefined
  /** Password managers fill fields without an event: `toMail` has to be brought up to date. */
  onMail: () => void
}

/** The result of sending, and a mail with what was not sent. Screen readers need the live region from the start. */
export function SendStatus({ ref, status, toMail, onMail, ...props }: Props) {
  const { success, failure, mailInstead } = props.texts
  const isSent = status === 'sent'
  return (
    <div ref={ref} className={`cluster ${styles.status}`}>
      <p role="status" className={styles.room} data-success={success} data-failure={failure}>
        {(isSent || status === 'failed') && (
          <span data-success={isSent || undefined}>
            <Icon name={isSent ? 'check' : 'cross'} scale={isSent ? 1.2 : 1} />
            {isSent ? success : failure}
          </span>
        )}
      </p>
      <p className={styles.room} data-failure={mailInstead}>
        {toMail && (
          <a className="link" href={mailtoHref(toMail, props)} onClick={onMail}>
            {mailInstead}
          </a>
        )}
      </p>
    </div>
  )
}
