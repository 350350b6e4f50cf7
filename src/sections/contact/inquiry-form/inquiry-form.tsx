import { islandWithErrorBoundary } from '../../../components/error-boundary/error-boundary'
import { CredentialsLink, TextLink } from '../../../components/links'
import { INQUIRY_FORM_TITLE_ID, type ServiceId } from '../../../lib/element-ids'
import type { InquiryFormProps } from '../contact-props'
import { subjectWithSenderName } from './compose-inquiry'
import { Fields } from './fields'
import { Receipt } from './receipt'
import { SendStatus, SubmitButton } from './submit-button'
import { useInquiry } from './use-inquiry'
import { useSubmit } from './use-submit'
import styles from './inquiry-form.module.css'

interface Props extends InquiryFormProps {
  heading: 'h2' | 'h3'
  topicId?: ServiceId | undefined
}

function InquiryForm({ topicId, heading: Heading, ...props }: Props) {
  const { texts, destination, provenBadges } = props
  const inquiry = useInquiry(props, topicId)
  const { state, formRef } = inquiry
  const { onSubmit, resultRef } = useSubmit(state, inquiry.dispatch, props)
  return (
    <form
      ref={formRef}
      action={destination.endpoint}
      method="post"
      aria-labelledby={INQUIRY_FORM_TITLE_ID}
      // Without `noValidate`, the browser would validate before `onSubmit` has cleaned the fields.
      noValidate={state.status !== 'prerendered'}
      onInput={inquiry.onInput}
      onSubmit={onSubmit}
    >
      <Heading id={INQUIRY_FORM_TITLE_ID} className={`display-4 ${styles.title}`} tabIndex={-1}>
        {texts.title}
      </Heading>
      <HiddenFields destination={destination} />
      <FieldsAndPrivacy texts={texts} inquiry={inquiry} />
      <div className={`stack ${styles.submitArea}`}>
        <SubmitButton texts={texts} state={state} />
        <SendStatus {...props} state={state} resultRef={resultRef} onMail={inquiry.readAll} />
        {state.sentInquiry && (
          <Receipt
            {...props}
            sentInquiry={state.sentInquiry}
            heading={Heading === 'h2' ? 'h3' : 'h4'}
          />
        )}
        <Badges badges={texts.trustBadges} provenBadges={provenBadges} />
      </div>
    </form>
  )
}

type FieldsAndPrivacyProps = Pick<Props, 'texts'> & { inquiry: ReturnType<typeof useInquiry> }

const FieldsAndPrivacy = ({ texts, inquiry }: FieldsAndPrivacyProps) => (
  <div
    className={inquiry.state.showsOnlyReceipt ? 'visually-hidden' : undefined}
    onFocus={inquiry.state.showsOnlyReceipt ? inquiry.readAll : undefined}
  >
    <Fields
      texts={texts}
      defaultValues={inquiry.defaultValues}
      errors={inquiry.state.errors}
      topic={inquiry.state.topic}
      onRemoveTopic={() => inquiry.changeTopic(undefined)}
    />
    <p className={`small max-line-length muted ${styles.privacy}`}>
      {texts.privacyNote} <TextLink href="/privacy">{texts.privacyLink}</TextLink>
    </p>
  </div>
)

const HiddenFields = ({ destination }: Pick<Props, 'destination'>) => (
  <>
    <input type="hidden" name="access_key" value={destination.accessKey} />
    {destination.redirect && <input type="hidden" name="redirect" value={destination.redirect} />}
    <input type="hidden" name="subject" value={subjectWithSenderName(destination)} />
    <input type="checkbox" name="botcheck" hidden />
  </>
)

const Badges = ({ badges, provenBadges }: { badges: string[]; provenBadges: string[] }) => (
  <ul className="label cluster rule-above">
    {badges.map((badge) => (
      <li key={badge}>
        {provenBadges.includes(badge) ? <CredentialsLink>{badge}</CredentialsLink> : badge}
      </li>
    ))}
  </ul>
)

export const InquiryFormIsland = islandWithErrorBoundary(InquiryForm)
