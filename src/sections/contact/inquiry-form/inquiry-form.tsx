import { useEffect, useReducer, useRef, type FormEvent, type ReactNode } from 'react'
import { Icon } from '../../../components/icon'
import { TextLink } from '../../../components/link'
import { islandWithErrorBoundary } from '../../../components/error-boundary/error-boundary'
import { writeDraft } from '../../../lib/inquiry-draft'
import { FIELD_NAMES, type FieldName, type Fields } from '../../../lib/inquiry-fields'
import { INQUIRY_ID } from '../../../lib/inquiry-prefill'
import type { InquiryFormProps } from '../contact-props'
import { Field } from './field'
import { controlOf, readFields, writeField } from './form-fields'
import styles from './inquiry-form.module.css'
import { Receipt, type SentInquiry } from './receipt'
import { sendInquiry } from './send-inquiry'
import { SendStatus } from './send-status'
import { usePrefill } from './use-prefill'

const STATUS_DISPLAY_MS = 5000
const FORM_NAME = 'inquiry'

interface State {
  status: 'idle' | 'sending' | 'sent' | 'failed'
  /** The last inquiry that was sent, until the next one. */
  sent?: SentInquiry | undefined
  /** What the fields contain, to be mailed instead: from a failure on, until an attempt succeeds. */
  toMail?: Fields
}
type Action =
  | { type: 'sending' | 'messageExpired' }
  | { type: 'sent'; sent: SentInquiry }
  | { type: 'failed' | 'edited'; fields: Fields }

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'sending':
      return { ...state, status: 'sending', sent: undefined }
    case 'sent':
      return { status: 'sent', sent: action.sent }
    case 'failed':
      return { status: 'failed', toMail: action.fields }
    case 'edited':
      return state.toMail ? { ...state, toMail: action.fields } : state
    case 'messageExpired':
      return { ...state, status: 'idle' }
  }
}

interface Props extends InquiryFormProps {
  heading: 'h2' | 'h3'
}

/** Without JavaScript it posts natively to the same address. Uncontrolled fields keep input from before hydration. */
function InquiryForm(props: Props) {
  const { texts, prefillTexts, heading: Heading } = props
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const message = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const [{ status, sent, toMail }, dispatch] = useReducer(reduce, { status: 'idle' })
  const { service, prefill, isUntouched } = usePrefill(form, FORM_NAME, prefillTexts)

  useEffect(() => {
    if (status !== 'sent' && status !== 'failed') return
    // It lies below the button, where many windows end, and disappears before a visitor would look for it.
    message.current!.scrollIntoView({ block: 'nearest' })
    // Some browsers take the focus from a button that is disabled.
    if (hadFocus.current && document.activeElement === document.body)
      button.current!.focus({ preventScroll: true })
    const timeout = setTimeout(() => dispatch({ type: 'messageExpired' }), STATUS_DISPLAY_MS)
    return () => clearTimeout(timeout)
  }, [status])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (status === 'sending' || !checkFields(form)) return
    const fields = readFields(form)
    // Password managers fill fields without an event, so that these have no draft yet.
    for (const name of FIELD_NAMES) if (!isUntouched(name)) writeDraft(name, fields[name])
    hadFocus.current = document.activeElement === button.current
    dispatch({ type: 'sending' })
    const { isSuccess, reference } = await sendInquiry(fields, props)
    const current = readFields(form)
    if (!isSuccess) return dispatch({ type: 'failed', fields: current })
    dispatch({ type: 'sent', sent: { fields, at: new Date(), service, reference } })
    // What was typed meanwhile stays.
    for (const name of FIELD_NAMES) if (current[name] === fields[name]) writeField(form, name, '')
    prefill(undefined)
  }

  const notes: Partial<Record<FieldName, ReactNode>> = service
    ? {
        message: prefillTexts[service].messageHint,
        service: (
          <>
            <span>{`${prefillTexts[service].serviceNote} `}</span>
            <button
              type="button"
              aria-label={texts.prefill.remove}
              onClick={() => {
                prefill(undefined)
                // The button that had the focus is gone.
                controlOf(form.current!, 'service')?.focus()
              }}
            >
              <Icon name="cross" scale={0.8} />
            </button>
            {service === 'crew' && <TextLink href="/seafarers">{texts.prefill.seafarers}</TextLink>}
          </>
        ),
      }
    : {}
  const edit = () => dispatch({ type: 'edited', fields: readFields(form.current!) })
  return (
    <form
      ref={form}
      name={FORM_NAME}
      className={styles.form}
      action={props.endpoint}
      method="post"
      aria-labelledby={INQUIRY_ID}
      onInput={edit}
      onSubmit={send}
    >
      <Heading id={INQUIRY_ID} className={`display-4 ${styles.title}`} tabIndex={-1}>
        {texts.title}
      </Heading>
      <NativePostFields {...props} />
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
          ref={button}
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
        <SendStatus {...props} ref={message} status={status} toMail={toMail} onMail={edit} />
        {sent && <Receipt {...props} {...sent} heading={Heading === 'h2' ? 'h3' : 'h4'} />}
        <ul className="label cluster ruled">
          {texts.badges.map((badge) => (
            <li key={badge}>
              {props.provenBadges.includes(badge) ? (
                <TextLink className="proof" href="/credentials">
                  {badge}
                </TextLink>
              ) : (
                badge
              )}
            </li>
          ))}
        </ul>
      </div>
    </form>
  )
}

/** Whether the browser finds all fields valid. Blanks alone do not fill in a required one. */
function checkFields(form: HTMLFormElement) {
  for (const name of FIELD_NAMES) {
    const control = controlOf(form, name)
    if (control?.required && control.value.trim() === '') control.value = ''
  }
  return form.reportValidity()
}

/** What a native form post needs beside the fields. */
const NativePostFields = ({ accessKey, redirect, brand }: Props) => (
  <>
    <input type="hidden" name="access_key" value={accessKey} />
    {redirect && <input type="hidden" name="redirect" value={redirect} />}
    <input type="hidden" name="subject" value={`New Contact - ${brand}`} />
    {/* Only bots tick it: the form service then marks the inquiry as spam. */}
    <input type="checkbox" name="botcheck" hidden />
  </>
)

export const InquiryFormIsland = islandWithErrorBoundary(InquiryForm)
