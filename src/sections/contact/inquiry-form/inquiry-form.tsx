import {
  useRef,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react'
import { Icon } from '../../../components/icon/icon'
import { KeyedText } from '../../../components/keyed-text/keyed-text'
import { SectionFailure } from '../../../components/section-boundary/section-failure'
import { withErrorBoundary } from '../../../components/section-boundary/with-error-boundary'
import { CREDENTIALS_HREF } from '../../../lib/credentials-href'
import { FIELD_NAMES } from '../../../lib/inquiry-fields'
import { INQUIRY_ID } from '../../../lib/inquiry-prefill'
import type { InquiryFormProps } from '../contact-props'
import { Field } from './field'
import styles from './inquiry-form.module.css'
import { Receipt } from './receipt'
import { SendStatus } from './send-status'
import { emptySent, useDraft } from './use-draft'
import { useInquiryPrefill } from './use-inquiry-prefill'
import { useMailLink } from './use-mail-link'
import { useProblems } from './use-problems'
import { useSending } from './use-sending'

interface Props extends InquiryFormProps {
  /** The level of its title. */
  heading: 'h2' | 'h3'
}

/**
 * The inquiry form. Without JavaScript it posts natively to the same service. Its fields are uncontrolled, so
 * that input from before hydration stays.
 */
function InquiryForm(props: Props) {
  const { texts, heading, prefillTexts } = props
  const { problems, mail, prefill, sending, form } = useInquiryForm(props)
  const { status, receipt, buttonRef } = sending
  return (
    <FormElement {...props} {...form}>
      <div className={styles.fields}>
        {FIELD_NAMES.map((name) => (
          <Field key={name} name={name} texts={texts} error={problems[name]}>
            {name === 'service' && prefill.service && (
              <PrefillNote
                {...prefillTexts[prefill.service]}
                {...prefill}
                label={texts.prefill.remove}
              />
            )}
          </Field>
        ))}
      </div>
      <Privacy {...texts.privacy} />
      <div className={styles.sending}>
        <SendButton ref={buttonRef} texts={texts} isSending={status === 'sending'} />
        <SendStatus
          result={status === 'success' || status === 'error' ? status : undefined}
          texts={texts}
          mail={mail}
        />
        {receipt && (
          <Receipt sent={receipt} texts={texts} heading={heading === 'h2' ? 'h3' : 'h4'} />
        )}
        <Badges badges={texts.badges} proven={props.provenBadges} />
      </div>
    </FormElement>
  )
}

/** The state of the form, and the ref and handlers of its element. */
function useInquiryForm(props: Props) {
  const ref = useRef<HTMLFormElement>(null)
  const { problems, ...check } = useProblems()
  const mail = useMailLink(ref, { ...props, labels: props.texts.fields })
  const onFilled = () => {
    check.clear()
    mail.update()
  }
  useDraft(ref, onFilled)
  const prefill = useInquiryPrefill(ref, props.prefillTexts, onFilled)
  const sending = useSending(props)

  const submit = async (form: HTMLFormElement) => {
    if (check.show(form)) return
    const sent = await sending.send(form)
    if (!sent) return
    mail.offer(sent.result === 'error')
    if (sent.result === 'error') return
    check.clear()
    emptySent(form, sent.fields)
    prefill.forget()
  }
  const form = {
    ref,
    onInvalidCapture: check.onInvalid,
    onInput(event: SyntheticEvent<HTMLFormElement>) {
      check.onInput(event)
      mail.update()
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      void submit(event.currentTarget)
    },
  }
  return { problems, mail, prefill, sending, form }
}

type FormElementProps = Props & ReturnType<typeof useInquiryForm>['form'] & { children: ReactNode }

/** The form with its title, and with the hidden fields of a native form post. */
const FormElement = ({ heading: Heading, children, ...props }: FormElementProps) => (
  <form
    ref={props.ref}
    className={styles.form}
    action={props.endpoint}
    method="post"
    aria-labelledby={INQUIRY_ID}
    onSubmit={props.onSubmit}
    onInvalidCapture={props.onInvalidCapture}
    onInput={props.onInput}
  >
    <Heading id={INQUIRY_ID} className={`display-4 ${styles.title}`} tabIndex={-1}>
      {props.texts.title}
    </Heading>
    {/* For a native form post, where the service adds no subject of its own. */}
    <input type="hidden" name="access_key" value={props.accessKey} />
    {props.redirect && <input type="hidden" name="redirect" value={props.redirect} />}
    <input type="hidden" name="subject" value={`New Contact - ${props.brand}`} />
    {/* Only bots tick it: the service then marks the inquiry as spam. */}
    <input type="checkbox" name="botcheck" hidden />
    {children}
  </form>
)

interface PrefillNoteProps {
  note: string
  /** The name of the button that removes it. */
  label: string
  remove: () => void
}

/** Says which service the visitor asks about. */
const PrefillNote = ({ note, label, remove }: PrefillNoteProps) => (
  <>
    {note}{' '}
    <button type="button" aria-label={label} onClick={remove}>
      <Icon name="cross" scale={0.8} />
    </button>
  </>
)

const Privacy = ({ text, link }: Props['texts']['privacy']) => (
  <p className={`small prose muted ${styles.privacy}`}>
    {text}{' '}
    <a className="link" href="/privacy">
      {link}
    </a>
  </p>
)

interface SendButtonProps {
  ref: RefObject<HTMLButtonElement | null>
  texts: Pick<Props['texts'], 'send' | 'sending'>
  isSending: boolean
}

const SendButton = ({ ref, texts, isSending }: SendButtonProps) => (
  <button
    ref={ref}
    type="submit"
    className={`button ${styles.button}`}
    disabled={isSending}
    onClick={(event) => {
      // The second click of a double click would check the fields that the first has emptied.
      if (event.detail > 1) event.preventDefault()
    }}
  >
    <KeyedText>{isSending ? texts.sending : texts.send}</KeyedText>
    {!isSending && <Icon name="arrow-right" scale={1.2} />}
  </button>
)

/** `proven` are the badges that a certificate proves. */
const Badges = ({ badges, proven }: { badges: readonly string[]; proven: readonly string[] }) => (
  <ul className={`label cluster ${styles.badges}`}>
    {badges.map((badge) => (
      <li key={badge}>
        {proven.includes(badge) ? (
          <a className="proof link" href={CREDENTIALS_HREF}>
            {badge}
          </a>
        ) : (
          badge
        )}
      </li>
    ))}
  </ul>
)

export const InquiryFormIsland = withErrorBoundary(InquiryForm, SectionFailure)
