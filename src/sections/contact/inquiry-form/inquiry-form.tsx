import { useRef, useState, type FocusEvent, type SubmitEvent } from 'react'
import { INQUIRY_ID } from '../../../lib/asked-service'
import { fieldId } from '../../../lib/inquiry-draft'
import { PAPERS_HREF } from '../../../lib/papers-href'
import { Fields } from './fields'
import styles from './inquiry-form.module.css'
import { mailtoHref } from './inquiry'
import { isControl, readFields } from './form-fields'
import type { FirstWords, LaterWords } from './later-words'
import { Receipt, type Sent } from './receipt'
import { SendButton } from './send-button'
import { SendStatus } from './send-status'
import { useAskedService } from './use-asked-service'
import { useDraft } from './use-draft'
import { useFieldErrors } from './use-field-errors'
import { useInquiry } from './use-inquiry'

interface Props {
  texts: FirstWords
  words: LaterWords
  /** Those badges that a certificate proves. */
  provenBadges?: readonly string[]
  /** Where the form is sent: the address of the form service and the key it knows us by. */
  endpoint: string
  accessKey: string
  /** Where the service is to send the browser after a native form post, for one that has to be told. */
  redirect: string | undefined
  brand: string
  /** The company's address, for a visitor whose inquiry could not be sent. */
  email: string
}

/**
 * The inquiry form. Without JavaScript it posts itself to the same service; the fields are uncontrolled
 * so that what was typed before React started stays.
 */
export function InquiryForm({
  texts,
  words,
  provenBadges,
  endpoint,
  accessKey,
  redirect,
  brand,
  email,
}: Props) {
  const formRef = useRef<HTMLFormElement>(null)
  const { errors, clearErrors, onInvalidCapture, onInput, onBlur } = useFieldErrors()
  const { fields, read, emptySent, suggest } = useDraft(formRef, clearErrors)
  useAskedService((id) => suggest(words.suggestions[id]))
  const [sent, setSent] = useState<Sent>()
  const { status, hasFailed, send } = useInquiry({
    endpoint,
    accessKey,
    brand,
    onSent(accepted) {
      // The passage ends: the section, which is not hydrated, says so in its style.
      formRef.current!.closest('section')?.setAttribute('data-sent', '')
      // Who has begun to write the next one is not to lose sight of it.
      if (emptySent(accepted)) setSent({ fields: accepted, at: new Date() })
    },
  })

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(undefined)
    void send(readFields(event.currentTarget))
  }

  const onFocus = ({ target }: FocusEvent) => {
    if (isControl(target) || target.id === INQUIRY_ID) setSent(undefined)
  }

  return (
    <form
      ref={formRef}
      className={styles.form}
      action={endpoint}
      method="post"
      aria-labelledby={INQUIRY_ID}
      onSubmit={onSubmit}
      onInvalidCapture={onInvalidCapture}
      onInput={(event) => {
        onInput(event)
        read()
        setSent(undefined)
      }}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <h3 id={INQUIRY_ID} className={styles.title} tabIndex={-1}>
        {texts.title}
      </h3>
      {/* For a browser without JavaScript, where the service writes no subject of its own. */}
      <input type="hidden" name="access_key" value={accessKey} />
      {redirect && <input type="hidden" name="redirect" value={redirect} />}
      <input type="hidden" name="subject" value={`New Contact - ${brand}`} />
      {/* Only a machine ticks it: the service then takes the inquiry for spam. */}
      <input type="checkbox" name="botcheck" hidden />
      <div className={styles.fields}>
        <Fields texts={texts} length={words.length} typed={fields} errors={errors} />
      </div>
      {sent && <Receipt sent={sent} words={words} message={texts.fields.message} />}
      <p className={styles.privacy}>
        {texts.privacy.text} <a href="/privacy">{texts.privacy.link}</a>
      </p>
      <div className={styles.sending}>
        <SendButton
          isSending={status === 'sending'}
          send={texts.send}
          sending={words.sending}
          another={
            sent && {
              label: words.another,
              onPress: () => document.getElementById(fieldId('name'))!.focus(),
            }
          }
        />
        <SendStatus
          outcome={status === 'success' || status === 'error' ? status : undefined}
          success={words.success}
          failure={words.failure}
          mail={
            hasFailed
              ? {
                  href: mailtoHref(fields, { email, brand, labels: texts.fields }),
                  label: words.mailInstead,
                }
              : undefined
          }
        />
      </div>
      <ul className={styles.badges}>
        {texts.badges.map((badge) => (
          <li key={badge}>
            {provenBadges?.includes(badge) ? <a href={PAPERS_HREF}>{badge}</a> : badge}
          </li>
        ))}
      </ul>
    </form>
  )
}
