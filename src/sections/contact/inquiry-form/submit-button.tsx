import type { RefObject } from 'react'
import { Icon } from '../../../components/icon'
import { TextLink } from '../../../components/links'
import { fillPlaceholders } from '../../../lib/format'
import type { InquiryFormProps } from '../contact-props'
import { fieldsWithTopicLine, inquiryMailtoHref } from './compose-inquiry'
import type { InquiryState } from './inquiry-state'
import { countExcessCharacters } from './send-inquiry'
import styles from './inquiry-form.module.css'

interface Props extends Pick<InquiryFormProps, 'destination' | 'texts'> {
  state: InquiryState
  resultRef: RefObject<HTMLDivElement | null>
  onMail: () => void
}

/** While the receipt is shown, the button brings back the form fields. */
export function SubmitButton({ texts, state }: Pick<Props, 'texts' | 'state'>) {
  const isSending = state.status === 'sending'
  const label = state.showsOnlyReceipt ? texts.receipt.sendAnother : texts.send
  return (
    <button
      type="submit"
      className={`button overlay-host ${styles.button}`}
      data-quiet={state.showsOnlyReceipt || undefined}
      disabled={isSending}
      onClick={(event) => {
        // The second click of a double click must not hide the receipt, which can appear after the first click.
        if (event.detail > 1) event.preventDefault()
      }}
    >
      <span>{isSending ? texts.sending : label}</span>
      {!isSending && <Icon name="arrow-right" scale={1.2} />}
    </button>
  )
}

/** Reserves space for the result, so that the layout doesn't shift. */
export function SendStatus({ texts, destination, state, resultRef, onMail }: Props) {
  const { success, failure, mailInstead, whatHappensNext, fieldLabels } = texts
  const isSent = state.status === 'sent'
  const hasResult = isSent || state.status === 'failed'
  const unsentFields = state.failure && fieldsWithTopicLine(state)
  const excessCharacters =
    unsentFields && state.failure?.isTooLong ? countExcessCharacters(unsentFields, destination) : 0
  return (
    <div ref={resultRef} className={styles.statusArea}>
      <p
        className={styles.whatHappensNext}
        data-hidden={Boolean(hasResult || unsentFields || state.showsOnlyReceipt) || undefined}
      >
        {whatHappensNext}
      </p>
      <div className={`cluster ${styles.result}`}>
        <p
          role="status"
          className={`${styles.withGhostText} ${styles.statusMessage}`}
          data-ghost-text={failure}
          data-ghost-text-2={success}
        >
          {hasResult && (
            <span data-success={isSent || undefined}>
              <Icon name={isSent ? 'check' : 'cross'} scale={isSent ? 1.2 : 1} />
              {isSent ? success : failure}
            </span>
          )}
        </p>
        <p className={styles.withGhostText} data-ghost-text={mailInstead}>
          {unsentFields && (
            // On click, `onMail` reads the fields, and React updates the link's URL before the browser follows the
            // link.
            <TextLink
              href={inquiryMailtoHref(unsentFields, destination, fieldLabels)}
              onClick={onMail}
            >
              {mailInstead}
            </TextLink>
          )}
        </p>
      </div>
      <p aria-live="polite">
        {excessCharacters > 0 && (
          <span>{fillPlaceholders(texts.inquiryTooLong, { count: excessCharacters })}</span>
        )}
      </p>
    </div>
  )
}
