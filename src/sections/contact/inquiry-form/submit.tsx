import type { RefObject } from 'react'
import { Icon } from '../../../components/icon'
import { TextLink } from '../../../components/link'
import { fill } from '../../../lib/format'
import type { InquiryFormProps } from '../contact-props'
import { composeFields, mailtoHref } from './compose-inquiry'
import type { InquiryState } from './inquiry-state'
import { excessLength } from './send-inquiry'
import styles from './inquiry-form.module.css'

interface Props extends Pick<InquiryFormProps, 'recipient' | 'texts'> {
  state: InquiryState
  resultRef: RefObject<HTMLDivElement | null>
  onMail: () => void
}

/** Renders the button that sends the inquiry or, while only the receipt is shown, shows the fields again. */
export function SubmitButton({ texts, state }: Pick<Props, 'texts' | 'state'>) {
  const isSending = state.status === 'sending'
  const label = state.isReceiptAlone ? texts.receipt.another : texts.send
  return (
    <button
      type="submit"
      className={`button has-overlay ${styles.button}`}
      data-quiet={state.isReceiptAlone || undefined}
      disabled={isSending}
      onClick={(event) => {
        // Ignores the second click of a double click, which would show the emptied fields again.
        if (event.detail > 1) event.preventDefault()
      }}
    >
      <span>{isSending ? texts.sending : label}</span>
      {!isSending && <Icon name="arrow-right" scale={1.2} />}
    </button>
  )
}

/** Renders the result of sending. Reserves space for texts that may appear, so that nothing moves. */
export function SendStatus({ texts, recipient, state, resultRef, onMail }: Props) {
  const { success, failure, mailInstead, whatFollows, fieldLabels } = texts
  const isSent = state.status === 'sent'
  const hasResult = isSent || state.status === 'failed'
  const toMail = state.failure && composeFields(state)
  const excess = toMail && state.failure?.isTooLong ? excessLength(toMail, recipient) : 0
  return (
    <div ref={resultRef} className={styles.status}>
      <p
        className={styles.whatFollows}
        data-hidden={Boolean(hasResult || toMail || state.isReceiptAlone) || undefined}
      >
        {whatFollows}
      </p>
      <div className={`cluster ${styles.result}`}>
        <p
          role="status"
          className={`${styles.reserved} ${styles.message}`}
          data-reserved={failure}
          data-also-reserved={success}
        >
          {hasResult && (
            <span data-success={isSent || undefined}>
              <Icon name={isSent ? 'check' : 'cross'} scale={isSent ? 1.2 : 1} />
              {isSent ? success : failure}
            </span>
          )}
        </p>
        <p className={styles.reserved} data-reserved={mailInstead}>
          {toMail && (
            // React updates the link before the browser follows it.
            <TextLink href={mailtoHref(toMail, recipient, fieldLabels)} onClick={onMail}>
              {mailInstead}
            </TextLink>
          )}
        </p>
      </div>
      <p aria-live="polite">
        {excess > 0 && <span>{fill(texts.tooLong, { count: excess })}</span>}
      </p>
    </div>
  )
}
