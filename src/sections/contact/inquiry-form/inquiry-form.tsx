import type { ReactNode } from 'react'
import { islandWithErrorBoundary } from '../../../components/error-boundary/error-boundary'
import { Icon } from '../../../components/icon'
import { CredentialsLink, TextLink } from '../../../components/link'
import { INQUIRY_ID, type ServiceId } from '../../../lib/ids'
import { FIELD_NAMES, type FieldName, type FieldValues } from '../../../lib/inquiry-fields'
import type { InquiryFormProps, Topic } from '../contact-props'
import { composeFields, inquirySubject } from './compose-inquiry'
import { Field } from './field'
import { Receipt } from './receipt'
import { SendStatus } from './send-status'
import { TopicNote } from './topic-note'
import { useInquiry } from './use-inquiry'
import { useSubmit } from './use-submit'
import styles from './inquiry-form.module.css'

interface Props extends InquiryFormProps {
  heading: 'h2' | 'h3'
  /** The service that the page asks about. */
  topicId?: ServiceId
}

/** The inquiry form. Without JavaScript it posts natively to the same URL. */
function InquiryForm({ texts, recipient, topics, topicId, heading: Heading, ...company }: Props) {
  const prerenderedTopic = topics.find(({ id }) => id === topicId)
  const inquiry = useInquiry(topics, prerenderedTopic)
  const { state, formRef } = inquiry
  const { onSubmit, resultRef } = useSubmit(state, inquiry.dispatch, recipient)
  const { status, failure, sentInquiry } = state
  return (
    <form
      ref={formRef}
      name={INQUIRY_ID}
      action={recipient.endpoint}
      method="post"
      aria-labelledby={INQUIRY_ID}
      // Otherwise the browser would validate before `onSubmit` has cleaned the fields.
      noValidate={status !== 'prerendered'}
      onInput={inquiry.onInput}
      onSubmit={onSubmit}
    >
      <Heading id={INQUIRY_ID} className={`display-4 ${styles.title}`} tabIndex={-1}>
        {texts.title}
      </Heading>
      <HiddenFields recipient={recipient} />
      <Fields
        texts={texts}
        defaultValues={inquiry.defaultValues}
        errors={state.errors}
        topic={state.topic}
        onRemoveTopic={() => inquiry.changeTopic(undefined)}
      />
      <p className={`small prose muted ${styles.privacy}`}>
        {texts.privacy.text} <TextLink href="/privacy">{texts.privacy.link}</TextLink>
      </p>
      <div className={`stack ${styles.submit}`}>
        <SubmitButton texts={texts} isSending={status === 'sending'} />
        <div ref={resultRef} className={styles.status}>
          <SendStatus
            texts={texts}
            recipient={recipient}
            result={status === 'sent' || status === 'failed' ? status : undefined}
            toMail={failure && composeFields(state)}
            isTooLong={failure?.isTooLong}
            // React renders the new link before the browser follows it.
            onMail={inquiry.readAll}
          />
        </div>
        {sentInquiry && (
          <Receipt
            {...company}
            texts={texts}
            sentInquiry={sentInquiry}
            heading={Heading === 'h2' ? 'h3' : 'h4'}
          />
        )}
        <Badges badges={texts.badges} provenBadges={company.provenBadges} />
      </div>
    </form>
  )
}

/** What a native post needs beside the fields. Only bots tick the box: the form service then marks the inquiry as spam. */
const HiddenFields = ({ recipient }: Pick<Props, 'recipient'>) => (
  <>
    <input type="hidden" name="access_key" value={recipient.accessKey} />
    {recipient.redirect && <input type="hidden" name="redirect" value={recipient.redirect} />}
    <input type="hidden" name="subject" value={inquirySubject(recipient)} />
    <input type="checkbox" name="botcheck" hidden />
  </>
)

interface FieldsProps extends Pick<Props, 'texts'> {
  defaultValues: FieldValues
  errors: FieldValues
  topic: Topic | undefined
  onRemoveTopic: () => void
}

function Fields({ texts, defaultValues, errors, topic, onRemoveTopic }: FieldsProps) {
  const hints: Partial<Record<FieldName, ReactNode>> = topic
    ? {
        service: (
          <TopicNote topic={topic} removeLabel={texts.removeTopic} onRemove={onRemoveTopic} />
        ),
        message: topic.messageHint || texts.hints.message,
      }
    : texts.hints
  return (
    <div className={`columns ${styles.fields}`}>
      {FIELD_NAMES.map((name) => (
        <Field
          key={name}
          name={name}
          texts={texts}
          hint={hints[name]}
          error={errors[name]}
          defaultValue={defaultValues[name]}
        />
      ))}
    </div>
  )
}

interface SubmitButtonProps {
  texts: Pick<InquiryFormProps['texts'], 'send' | 'sending'>
  isSending: boolean
}

const SubmitButton = ({ texts, isSending }: SubmitButtonProps) => (
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
