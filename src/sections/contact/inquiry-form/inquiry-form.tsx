import { Icon } from '../../../components/icon'
import { TextLink } from '../../../components/link'
import { islandWithErrorBoundary } from '../../../components/error-boundary/error-boundary'
import type { ServiceId } from '../../../lib/sections'
import { FIELD_NAMES } from '../../../lib/inquiry-fields'
import { INQUIRY_ID } from '../../../lib/inquiry-prefill'
import type { InquiryFormProps } from '../contact-props'
import { Field } from './field'
import styles from './inquiry-form.module.css'
import { Receipt } from './receipt'
import { SendStatus } from './send-status'
import { useFilledFields } from './use-filled-fields'
import { useSending } from './use-sending'

interface Props extends InquiryFormProps {
  heading: 'h2' | 'h3'
}

/** Without JavaScript it posts natively to the same address. Uncontrolled fields keep input from before hydration. */
function InquiryForm(props: Props) {
  const { texts, heading: Heading, prefillTexts } = props
  const { problems, receipt, ...sending } = useSending(props)
  const { service, ...prefill } = useFilledFields(prefillTexts, () => {
    sending.clearProblems()
    sending.recheck()
  })
  const messageHint = service && prefillTexts[service].messageHint
  return (
    <form
      className={styles.form}
      action={props.endpoint}
      method="post"
      aria-labelledby={INQUIRY_ID}
      onInput={sending.recheck}
      onInvalidCapture={(event) => {
        event.preventDefault()
        // One event for each such field: the first shows all.
        if (event.target === event.currentTarget.querySelector(':invalid')) sending.showProblems()
      }}
      onSubmit={async (event) => {
        event.preventDefault()
        if (await sending.submit(service, prefill.untouchedNames())) prefill.forgetService()
      }}
    >
      <Heading id={INQUIRY_ID} className={`display-4 ${styles.title}`} tabIndex={-1}>
        {texts.title}
      </Heading>
      <NativePostFields {...props} />
      <div className={`columns ${styles.fields}`}>
        {FIELD_NAMES.map((name) => (
          <Field key={name} name={name} texts={texts} error={problems[name]}>
            {name === 'service' && service ? (
              <ServiceNote {...props} service={service} onRemove={prefill.removeService} />
            ) : (
              name === 'message' && messageHint
            )}
          </Field>
        ))}
      </div>
      <p className={`small prose muted ${styles.privacy}`}>
        {texts.privacy.text} <TextLink href="/privacy">{texts.privacy.link}</TextLink>
      </p>
      <div className={`stack ${styles.sending}`}>
        <SendButton texts={texts} isSending={sending.status === 'sending'} />
        <SendStatus {...props} {...sending} />
        {receipt && <Receipt {...props} {...receipt} heading={Heading === 'h2' ? 'h3' : 'h4'} />}
        <Badges {...props} />
      </div>
    </form>
  )
}

interface ServiceNoteProps extends Pick<Props, 'texts' | 'prefillTexts'> {
  service: ServiceId
  onRemove: () => void
}

/** Which service the form is filled in for, and a button that removes it. Seafarers are led on to their page. */
const ServiceNote = ({ texts, prefillTexts, service, onRemove }: ServiceNoteProps) => (
  <>
    <span>{`${prefillTexts[service].serviceNote} `}</span>
    <button type="button" aria-label={texts.prefill.remove} onClick={onRemove}>
      <Icon name="cross" scale={0.8} />
    </button>
    {service === 'crew' && <TextLink href="/seafarers">{texts.prefill.seafarers}</TextLink>}
  </>
)

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

const SendButton = ({ texts, isSending }: Pick<Props, 'texts'> & { isSending: boolean }) => (
  <button
    type="submit"
    className={`button has-overlay ${styles.button}`}
    disabled={isSending}
    onClick={(event) => {
      // The second click of a double click would check the fields that the first has emptied.
      if (event.detail > 1) event.preventDefault()
    }}
  >
    <span>{isSending ? texts.sending : texts.send}</span>
    {!isSending && <Icon name="arrow-right" scale={1.2} />}
  </button>
)

const Badges = ({ texts, provenBadges }: Props) => (
  <ul className="label cluster ruled">
    {texts.badges.map((badge) => (
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
