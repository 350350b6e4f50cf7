import { useRef, type ReactNode } from 'react'
import { Icon } from '../../../components/icon'
import { TextLink } from '../../../components/link'
import { islandWithErrorBoundary } from '../../../components/error-boundary/error-boundary'
import { fill } from '../../../lib/format'
import { FIELD_NAMES, type FieldName } from '../../../lib/inquiry-fields'
import { INQUIRY_ID } from '../../../lib/inquiry-prefill'
import type { InquiryFormProps } from '../contact-props'
import { Field } from './field'
import { controlOf } from './form-fields'
import styles from './inquiry-form.module.css'
import { mailtoHref } from './mailto-href'
import { Receipt } from './receipt'
import { excessLength } from './send-inquiry'
import { usePrefill, type Prefill } from './use-prefill'
import { useSending, type Sending } from './use-sending'

interface Props extends InquiryFormProps {
  heading: 'h2' | 'h3'
}

/** Without JavaScript it posts natively to the same address. Uncontrolled fields keep input from before hydration. */
function InquiryForm(props: Props) {
  const { texts, heading: Heading } = props
  const formRef = useRef<HTMLFormElement>(null)
  const prefilling = usePrefill(formRef, props.prefillTexts)
  const sending = useSending(formRef, props, prefilling)
  const { status, sent } = sending
  const notes = notesFor(prefilling, props)
  return (
    <form
      ref={formRef}
      name={INQUIRY_ID}
      className={styles.form}
      action={props.endpoint}
      method="post"
      aria-labelledby={INQUIRY_ID}
      onInput={sending.onInput}
      onSubmit={sending.onSubmit}
    >
      <Heading id={INQUIRY_ID} className={`display-4 ${styles.title}`} tabIndex={-1}>
        {texts.title}
      </Heading>
      {/* What a native post needs beside the fields. Only bots tick the box: the form service then marks it as spam. */}
      <input type="hidden" name="access_key" value={props.accessKey} />
      {props.redirect && <input type="hidden" name="redirect" value={props.redirect} />}
      <input type="hidden" name="subject" value={`New Contact - ${props.brand}`} />
      <input type="checkbox" name="botcheck" hidden />
      <div className={`columns ${styles.fields}`}>
        {FIELD_NAMES.map((name) => (
          <Field key={name} name={name} texts={texts} note={notes[name]} />
        ))}
      </div>
      <p className={`small prose muted ${styles.privacy}`}>
        {texts.privacy.text} <TextLink href="/privacy">{texts.privacy.link}</TextLink>
      </p>
      <div className={`stack ${styles.sending}`}>
        <button
          ref={sending.buttonRef}
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
        <SendStatus formProps={props} sending={sending} />
        {sent && <Receipt formProps={props} sent={sent} heading={Heading === 'h2' ? 'h3' : 'h4'} />}
        <Badges badges={texts.badges} provenBadges={props.provenBadges} />
      </div>
    </form>
  )
}

/** What stands beside the labels while a visitor asks about a service. */
function notesFor(
  { prefilledService, prefill }: Prefill,
  { texts, prefillTexts }: Props,
): Partial<Record<FieldName, ReactNode>> {
  if (!prefilledService) return {}
  const { serviceNote, messageHint } = prefillTexts[prefilledService]
  const service = (
    <ServiceNote
      note={serviceNote}
      texts={texts.prefill}
      isForSeafarers={prefilledService === 'crew'}
      onRemove={() => prefill(undefined)}
    />
  )
  return { service, message: messageHint }
}

interface ServiceNoteProps {
  note: string
  texts: Props['texts']['prefill']
  isForSeafarers: boolean
  onRemove: () => void
}

/** Which service the form is filled in for, and a button that removes it. Seafarers are led on to their page. */
const ServiceNote = ({ note, texts, isForSeafarers, onRemove }: ServiceNoteProps) => (
  <>
    <span>{`${note} `}</span>
    <button
      type="button"
      aria-label={texts.remove}
      onClick={({ currentTarget }) => {
        onRemove()
        // The button goes, with the focus.
        controlOf(currentTarget.form!, 'service')?.focus()
      }}
    >
      <Icon name="cross" scale={0.8} />
    </button>
    {isForSeafarers && <TextLink href="/seafarers">{texts.seafarers}</TextLink>}
  </>
)

interface SendStatusProps {
  formProps: InquiryFormProps
  sending: Sending
}

/**
 * The result of sending, a link that mails what was not sent, and what happens next. All have their room from the start, so
 * that nothing moves when one comes, and so that screen readers announce it.
 */
function SendStatus({ formProps, sending }: SendStatusProps) {
  const { status, unsentFields, isTooLong, messageRef, onInput } = sending
  const { success, failure, mailInstead, next, tooLong } = formProps.texts
  const isSent = status === 'sent'
  const hasResult = isSent || status === 'failed'
  const excess = isTooLong && unsentFields ? excessLength(unsentFields, formProps) : 0
  return (
    <div ref={messageRef} className={styles.status}>
      <p className={styles.next} data-replaced={hasResult || unsentFields ? '' : undefined}>
        {next}
      </p>
      <div className={`cluster ${styles.result}`}>
        <p role="status" className={styles.reserved} data-success={success} data-failure={failure}>
          {hasResult && (
            <span data-success={isSent || undefined}>
              <Icon name={isSent ? 'check' : 'cross'} scale={isSent ? 1.2 : 1} />
              {isSent ? success : failure}
            </span>
          )}
        </p>
        <p className={styles.reserved} data-failure={mailInstead}>
          {unsentFields && (
            // Password managers fill fields without an event.
            <a className="link" href={mailtoHref(unsentFields, formProps)} onClick={onInput}>
              {mailInstead}
            </a>
          )}
        </p>
      </div>
      <p aria-live="polite">
        {excess > 0 && <span>{fill(tooLong, { count: String(excess) })}</span>}
      </p>
    </div>
  )
}

interface BadgesProps {
  badges: string[]
  provenBadges: string[]
}

const Badges = ({ badges, provenBadges }: BadgesProps) => (
  <ul className="label cluster ruled">
    {badges.map((badge) => (
      <li key={badge}>
        {provenBadges.includes(badge) ? (
          <TextLink className="certificate-link" href="/credentials">
            {badge}
          </TextLink>
        ) : (
          badge
        )}
      </li>
    ))}
  </ul>
)

export const InquiryFormIsland = islandWithErrorBoundary(InquiryForm)
