import { useRef, type SubmitEvent } from 'react'
import type { FormTexts } from '../../../content/contact'
import { PAPERS_HREF } from '../../../lib/papers-href'
import { bounded } from '../../../ui/section-boundary/bounded'
import { SectionFailure } from '../../../ui/section-boundary/section-failure'
import { Fields } from './fields'
import styles from './inquiry-form.module.css'
import { mailtoHref } from './inquiry'
import { readFields } from './form-fields'
import { SendButton } from './send-button'
import { SendStatus } from './send-status'
import { useDraft } from './use-draft'
import { useFieldErrors } from './use-field-errors'
import { useInquiry } from './use-inquiry'

const TITLE_ID = 'inquiry-title'

interface Props {
  texts: FormTexts
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
  provenBadges,
  endpoint,
  accessKey,
  redirect,
  brand,
  email,
}: Props) {
  const formRef = useRef<HTMLFormElement>(null)
  const { errors, clearErrors, onInvalidCapture, onInput, onBlur } = useFieldErrors()
  const { fields, read, emptySent } = useDraft(formRef, clearErrors)
  const { status, hasFailed, send } = useInquiry({
    endpoint,
    accessKey,
    brand,
    onSent: emptySent,
  })

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(readFields(event.currentTarget))
  }

  return (
    <form
      ref={formRef}
      className={styles.form}
      action={endpoint}
      method="post"
      aria-labelledby={TITLE_ID}
      onSubmit={onSubmit}
      onInvalidCapture={onInvalidCapture}
      onInput={(event) => {
        onInput(event)
        read()
      }}
      onBlur={onBlur}
    >
      <h3 id={TITLE_ID} className={styles.title}>
        {texts.title}
      </h3>
      {/* For a browser without JavaScript, where the service writes no subject of its own. */}
      <input type="hidden" name="access_key" value={accessKey} />
      {redirect && <input type="hidden" name="redirect" value={redirect} />}
      <input type="hidden" name="subject" value={`New Contact - ${brand}`} />
      <div className={styles.fields}>
        <Fields texts={texts} typed={fields} errors={errors} />
      </div>
      <p className={styles.privacy}>
        {texts.privacy.text} <a href="/privacy">{texts.privacy.link}</a>
      </p>
      <div className={styles.sending}>
        <SendButton isSending={status === 'sending'} send={texts.send} sending={texts.sending} />
        <SendStatus
          outcome={status === 'success' || status === 'error' ? status : undefined}
          success={texts.success}
          failure={texts.failure}
          mail={
            hasFailed
              ? {
                  href: mailtoHref(fields, { email, brand, labels: texts.fields }),
                  label: texts.mailInstead,
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

export const InquiryFormIsland = bounded(InquiryForm, SectionFailure)
