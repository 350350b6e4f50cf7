import { Icon } from '../../../components/icon'
import { TextLink } from '../../../components/link'
import { fill } from '../../../lib/format'
import type { FieldValues } from '../../../lib/inquiry-fields'
import type { InquiryFormProps } from '../contact-props'
import { mailtoHref } from './mailto-href'
import { excessLength } from './send-inquiry'
import styles from './inquiry-form.module.css'

interface Props extends Pick<InquiryFormProps, 'recipient' | 'texts'> {
  /** The message that is shown, if any. */
  result: 'sent' | 'failed' | undefined
  /** What the form contains after a failure, to be mailed instead. */
  toMail: FieldValues | undefined
  /** Whether the form service has rejected the inquiry for its length. */
  isTooLong: boolean | undefined
  onMail: () => void
}

/**
 * The result of sending, a link that mails what was not sent, and what happens next. Their space is reserved, so that nothing
 * moves when one appears. Below them: by how much an inquiry is too long. All are announced by screen readers.
 */
export function SendStatus({ texts, recipient, result, toMail, isTooLong, onMail }: Props) {
  const { success, failure, mailInstead, whatFollows, fieldLabels } = texts
  const isSent = result === 'sent'
  const excess = toMail && isTooLong ? excessLength(toMail, recipient) : 0
  return (
    <>
      <p className={styles.whatFollows} data-hidden={Boolean(result || toMail) || undefined}>
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
          {toMail && (
            <TextLink href={mailtoHref(toMail, recipient, fieldLabels)} onClick={onMail}>
              {mailInstead}
            </TextLink>
          )}
        </p>
      </div>
      <p aria-live="polite">
        {excess > 0 && <span>{fill(texts.tooLong, { count: excess })}</span>}
      </p>
    </>
  )
}
