import { useEffect, useRef, useState, type SubmitEvent, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../../components/icon/icon'
import { KeyedText } from '../../../components/keyed-text/keyed-text'
import { SectionFailure } from '../../../components/section-boundary/section-failure'
import { withErrorBoundary } from '../../../components/section-boundary/with-error-boundary'
import type { Contact } from '../../../content/contact'
import { INQUIRY_ID } from '../../../lib/asked-service'
import { writeDraft } from '../../../lib/inquiry-draft'
import { byField, FIELD_NAMES, type FieldName, type Fields } from '../../../lib/inquiry-fields'
import { PAPERS_HREF } from '../../../lib/papers-href'
import { Field } from './field'
import { controlOf, problemOf, readFields } from './form-fields'
import { mailtoHref, toPayload } from './inquiry'
import styles from './inquiry-form.module.css'
import { Receipt, type ReceiptTexts } from './receipt'
import { sendInquiry, type SendResult } from './send-inquiry'
import { SendStatus } from './send-status'
import type { Suggestions } from './suggestions'
import { useAskedService } from './use-asked-service'
import { emptySent, useDraft } from './use-draft'

const STATUS_DISPLAY_MS = 5000

interface Props {
  texts: Omit<Contact['form'], 'about' | 'opening' | 'privacy' | 'receipt'> &
    ReceiptTexts & { privacy: { text: string; link: string } }
  suggestions: Suggestions
  /** The level of its title. */
  heading: 'h2' | 'h3'
  /** The badges that a certificate proves. */
  provenBadges: readonly string[]
  endpoint: string
  accessKey: string
  /** Where the service redirects after a native form post, if it has to be told. */
  redirect: string | undefined
  brand: string
  email: string
}

/**
 * The inquiry form. Without JavaScript it posts natively to the same service. Its fields are uncontrolled, so
 * that input from before hydration stays.
 */
function Form({ texts, suggestions, heading: Heading, provenBadges, redirect, ...service }: Props) {
  const { endpoint, brand } = service
  const formRef = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Partial<Fields>>({})
  const [status, setStatus] = useState<'idle' | 'sending' | SendResult>('idle')
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [mailto, setMailto] = useState<string>()
  const [receipt, setReceipt] = useState<{ fields: Fields; at: Date }>()
  // State is one render too late for the second click of a double click.
  const isSending = useRef(false)

  const readMailto = () =>
    mailtoHref(readFields(formRef.current!), { ...service, labels: texts.fields })
  const updateMailto = () => setMailto((current) => current && readMailto())
  const onFilled = () => {
    setErrors({})
    updateMailto()
  }
  useDraft(formRef, onFilled)
  const { asked, forget, clear } = useAskedService(formRef, suggestions, onFilled)

  useEffect(() => {
    if (status === 'idle' || status === 'sending') return
    const timeout = setTimeout(() => setStatus('idle'), STATUS_DISPLAY_MS)
    return () => clearTimeout(timeout)
  }, [status])

  const removeAbout = () => {
    clear()
    // The button that had the focus is gone.
    controlOf(formRef.current!, 'service')?.focus()
  }

  const send = async (form: HTMLFormElement) => {
    if (isSending.current) return
    isSending.current = true
    const button = buttonRef.current!
    const hadFocus = document.activeElement === button
    setStatus('sending')
    setReceipt(undefined)
    const sent = readFields(form)
    // Password managers fill fields without an event.
    writeDraft(sent)
    const result = await sendInquiry(endpoint, toPayload(sent, service))
    isSending.current = false
    flushSync(() => setStatus(result))
    // Some browsers take the focus from a button that is disabled.
    if (hadFocus && document.activeElement === document.body) button.focus({ preventScroll: true })
    setMailto(result === 'error' ? readMailto() : undefined)
    if (result === 'error') return
    setErrors({})
    emptySent(form, sent)
    forget()
    setReceipt({ fields: sent, at: new Date() })
  }

  /** Shows what is wrong with each field and focuses the first of these. Returns whether there is one. */
  const showProblems = (form: HTMLFormElement): boolean => {
    const problems = byField((name) => problemOf(form, name))
    // Before the focus moves: a screen reader then reads the message with the field.
    flushSync(() => setErrors(problems))
    const first = FIELD_NAMES.find((name) => problems[name])
    if (!first) return false
    const control = controlOf(form, first)!
    // The focus alone would leave a field half under the top bar.
    control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'nearest' })
    return true
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!showProblems(event.currentTarget)) void send(event.currentTarget)
  }

  const onInvalid = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    // There is an event for each invalid field; the first shows them all.
    const form = event.currentTarget
    if (event.target === form.querySelector(':invalid')) showProblems(form)
  }

  const onInput = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const { name } = target as unknown as { name: FieldName }
    if (errors[name]) setErrors({ ...errors, [name]: problemOf(currentTarget, name) })
    updateMailto()
  }

  return (
    <form
      ref={formRef}
      className={styles.form}
      action={endpoint}
      method="post"
      aria-labelledby={INQUIRY_ID}
      onSubmit={onSubmit}
      onInvalidCapture={onInvalid}
      onInput={onInput}
    >
      <Heading id={INQUIRY_ID} className={`display-4 ${styles.title}`} tabIndex={-1}>
        {texts.title}
      </Heading>
      {/* For a native form post, where the service adds no subject of its own. */}
      <input type="hidden" name="access_key" value={service.accessKey} />
      {redirect && <input type="hidden" name="redirect" value={redirect} />}
      <input type="hidden" name="subject" value={`New Contact - ${brand}`} />
      {/* Only bots tick it: the service then marks the inquiry as spam. */}
      <input type="checkbox" name="botcheck" hidden />
      <div className={styles.fields}>
        {FIELD_NAMES.map((name) => (
          <Field key={name} name={name} texts={texts} error={errors[name]}>
            {name === 'service' && asked && (
              <>
                {suggestions[asked].about}{' '}
                <button type="button" aria-label={texts.remove} onClick={removeAbout}>
                  <Icon name="cross" scale={0.8} />
                </button>
              </>
            )}
          </Field>
        ))}
      </div>
      <p className={`small prose muted ${styles.privacy}`}>
        {texts.privacy.text}{' '}
        <a className="link" href="/privacy">
          {texts.privacy.link}
        </a>
      </p>
      <div className={styles.sending}>
        <button
          ref={buttonRef}
          type="submit"
          className={`button ${styles.button}`}
          disabled={status === 'sending'}
          onClick={(event) => {
            // The second click of a double click would check the fields that the first has emptied.
            if (event.detail > 1) event.preventDefault()
          }}
        >
          <KeyedText>{status === 'sending' ? texts.sending : texts.send}</KeyedText>
          {status !== 'sending' && <Icon name="arrow-right" scale={1.2} />}
        </button>
        <SendStatus
          result={status === 'success' || status === 'error' ? status : undefined}
          texts={texts}
          mailto={mailto}
          readMailto={readMailto}
        />
        {receipt && (
          <Receipt sent={receipt} texts={texts} heading={Heading === 'h2' ? 'h3' : 'h4'} />
        )}
        <ul className={`label cluster ${styles.badges}`}>
          {texts.badges.map((badge) => (
            <li key={badge}>
              {provenBadges.includes(badge) ? (
                <a className="proof link" href={PAPERS_HREF}>
                  {badge}
                </a>
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

export const InquiryForm = withErrorBoundary(Form, SectionFailure)
