import { useRef, type ReactNode } from 'react'
import { islandWithErrorBoundary } from '../../../components/error-boundary/error-boundary'
import { Icon } from '../../../components/icon'
import { CredentialsLink, TextLink } from '../../../components/link'
import { fill } from '../../../lib/format'
import { INQUIRY_ID } from '../../../lib/ids'
import { FIELD_NAMES, type FieldName } from '../../../lib/inquiry-fields'
import type { InquiryFormProps, ServicePrefill } from '../contact-props'
import { Field } from './field'
import { controlOf } from './form-controls'
import { inquirySubject } from './inquiry-subject'
import { mailtoHref } from './mailto-href'
import { Receipt } from './receipt'
import { excessLength } from './send-inquiry'
import { useDraft } from './use-draft'
import { usePrefill, type Prefilling } from './use-prefill'
import { useSubmission, type Submission } from './use-submission'
import styles from './inquiry-form.module.css'

interface Props extends InquiryFormProps {
  heading: 'h2' | 'h3'
}

/**
 * The inquiry form. Without JavaScript it posts natively to the same address. Its fields are uncontrolled: they may have input before
 * hydration.
 */
function InquiryForm(props: Props) {
  const { texts, recipient, heading: Heading } = props
  const formRef = useRef<HTMLFormElement>(null)
  const prefilling = usePrefill(formRef, props.servicePrefills)
  useDraft(formRef, prefilling.applyUrl)
  const submission = useSubmission(formRef, recipient, prefilling)
  const { status, sentInquiry, buttonRef, refreshUnsentFields, onSubmit } = submission
  return (
    <form
      ref={formRef}
      name={INQUIRY_ID}
      action={recipient.endpoint}
      method="post"
      aria-labelledby={INQUIRY_ID}
      onInput={refreshUnsentFields}
      onSubmit={onSubmit}
    >
      <Heading id={INQUIRY_ID} className={`display-4 ${styles.title}`} tabIndex={-1}>
        {texts.title}
      </Heading>
      <HiddenFields recipient={recipient} />
      <VisibleFields
        texts={texts}
        prefill={prefilling.prefill}
        removePrefill={prefilling.removePrefill}
      />
      <p className={`small prose muted ${styles.privacy}`}>
        {texts.privacy.text} <TextLink href="/privacy">{texts.privacy.link}</TextLink>
      </p>
      <div className={`stack ${styles.submit}`}>
        <button
          ref={buttonRef}
          type="submit"
          className={`button has-overlay ${styles.button}`}
          disabled={status === 'sending'}
          onClick={(event) => {
            // The second click of a double click would check the fields that the first has emptied.
            if (event.detail > 1) event.preventDefault()
          }}
        >
          <span>{status === 'sending' ? texts.sending : texts.send}</span>
          {status !== 'sending' && <Icon name="arrow-right" scale={1.2} />}
        </button>
        <SendStatus texts={texts} recipient={recipient} submission={submission} />
        {sentInquiry && (
          <Receipt
            texts={texts}
            phones={props.phones}
            address={props.address}
            sentInquiry={sentInquiry}
            heading={Heading === 'h2' ? 'h3' : 'h4'}
          />
        )}
        <Badges badges={texts.badges} provenBadges={props.provenBadges} />
      </div>
    </form>
  )
}

/** What a native post needs beside the fields. Only bots tick the box: the form service then marks it as spam. */
const HiddenFields = ({ recipient }: Pick<Props, 'recipient'>) => (
  <>
    <input type="hidden" name="access_key" value={recipient.accessKey} />
    {recipient.redirect && <input type="hidden" name="redirect" value={recipient.redirect} />}
    <input type="hidden" name="subject" value={inquirySubject(recipient)} />
    <input type="checkbox" name="botcheck" hidden />
  </>
)

type VisibleFieldsProps = Pick<Props, 'texts'> & Pick<Prefilling, 'prefill' | 'removePrefill'>

function VisibleFields({ texts, prefill, removePrefill }: VisibleFieldsProps) {
  const hints: Partial<Record<FieldName, ReactNode>> = prefill
    ? {
        service: <PrefillNote texts={texts} prefill={prefill} removePrefill={removePrefill} />,
        message: prefill.messageHint || texts.hints.message,
      }
    : texts.hints
  return (
    <div className={`columns ${styles.fields}`}>
      {FIELD_NAMES.map((name) => (
        <Field key={name} name={name} texts={texts} hint={hints[name]} />
      ))}
    </div>
  )
}

type PrefillNoteProps = VisibleFieldsProps & { prefill: ServicePrefill }

/** Which service the form is filled in for, and a button that removes it. Seafarers are led on to their page. */
const PrefillNote = ({ texts, prefill, removePrefill }: PrefillNoteProps) => (
  <span className={styles.prefillNote}>
    <span>{`${prefill.note} `}</span>
    <button
      type="button"
      aria-label={texts.removePrefill}
      onClick={({ currentTarget }) => {
        removePrefill()
        // The button goes, with the focus.
        controlOf(currentTarget.form!, 'service')?.focus()
      }}
    >
      <Icon name="cross" scale={0.8} />
    </button>
    {prefill.seafarersLinkText && (
      <TextLink href="/seafarers">{prefill.seafarersLinkText}</TextLink>
    )}
  </span>
)

interface SendStatusProps extends Pick<Props, 'texts' | 'recipient'> {
  submission: Submission
}

/**
 * The result of sending, a link that mails what was not sent, and what happens next. These have their room from the start, so
 * that nothing moves when one comes. By how much an inquiry is too long stands below them. Screen readers announce all.
 */
function SendStatus({ texts, recipient, submission }: SendStatusProps) {
  const { status, unsentFields, isTooLong, statusRef, refreshUnsentFields } = submission
  const { success, failure, mailInstead } = texts
  const isSent = status === 'sent'
  const hasResult = isSent || status === 'failed'
  const excess = isTooLong && unsentFields ? excessLength(unsentFields, recipient) : 0
  return (
    <div ref={statusRef} className={styles.status}>
      <p
        className={styles.whatFollows}
        data-hidden={hasResult || Boolean(unsentFields) || undefined}
      >
        {texts.whatFollows}
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
          {unsentFields && (
            // Password managers fill fields without an event.
            <TextLink
              href={mailtoHref(unsentFields, recipient, texts.fieldLabels)}
              onClick={refreshUnsentFields}
            >
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

const Badges = ({ badges, provenBadges }: { badges: string[]; provenBadges: string[] }) => (
  <ul className="label cluster ruled">
    {badges.map((badge) => (
      <li key={badge}>
        {provenBadges.includes(badge) ? <CredentialsLink>{badge}</CredentialsLink> : badge}
      </li>
    ))}
  </ul>
)

export const InquiryFormIsland = islandWithErrorBoundary(InquiryForm)
