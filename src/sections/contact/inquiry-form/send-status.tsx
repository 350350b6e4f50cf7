import { Icon } from '../../../components/icon'
import { TextLink } from '../../../components/link'
import type { InquiryFormProps } from '../contact-props'
import styles from './inquiry-form.module.css'

interface Props {
  texts: Pick<InquiryFormProps['texts'], 'success' | 'failure' | 'mailInstead' | 'whatFollows'>
  /** The message that is shown, if any. */
  result: 'sent' | 'failed' | undefined
  /** Mails what was not sent. */
  mailHref: string | undefined
  onMail: () => void
  /** By how much the inquiry is too long. */
  excess: string | undefined
}

/**
 * The result of sending, a link that mails what was not sent, and what happens next. These have their room from the start, so
 * that nothing moves when one comes. By how much an inquiry is too long stands below them. Screen readers announce all.
 */
export function SendStatus({ texts, result, mailHref, onMail, excess }: Props) {
  const { success, failure, mailInstead, whatFollows } = texts
  const isSent = result === 'sent'
  return (
    <>
      <p className={styles.whatFollows} data-hidden={Boolean(result || mailHref) || undefined}>
        {whatFollows}
      </p>
      <div className={`cluster ${styles.result}`}>
        <p
          role="status"
          className={`${styles.reserved} ${styles.message}`}
          data-reserved={failure}
          data-also-reserved={success}
        >
          {result && (
            <span data-success={isSent || undefined}>
              <Icon name={isSent ? 'check' : 'cross'} scale={isSent ? 1.2 : 1} />
              {isSent ? success : failure}
            </span>
          )}
        </p>
        <p className={styles.reserved} data-reserved={mailInstead}>
          {mailHref && (
            <TextLink href={mailHref} onClick={onMail}>
              {mailInstead}
            </TextLink>
          )}
        </p>
      </div>
      <p aria-live="polite">{excess && <span>{excess}</span>}</p>
    </>
  )
}
