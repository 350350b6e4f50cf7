import { FIELD_NAMES, type FieldValues } from '../../../lib/inquiry-fields'
import type { Topic } from '../contact-props'
import { withoutTopicLine, type Inquiry } from './compose-inquiry'

/** The browser's message for each invalid field. */
export type FieldErrors = Partial<FieldValues>

export interface SentInquiry extends Inquiry {
  sentAt: Date
  reference: string | undefined
}

export interface InquiryState extends Inquiry {
  /** 'sent' and 'failed' last until their message disappears. Then the form is 'idle'. */
  status: 'prerendered' | 'idle' | 'invalid' | 'sending' | 'sent' | 'failed'
  /** Empty unless the status is 'invalid'. */
  errors: FieldErrors
  /** What the topic has filled into the field `service`. The field follows the topic while it contains this. */
  topicService: string
  /** From a failure until an inquiry is accepted. */
  failure?: { isTooLong: boolean } | undefined
  /** The last inquiry that was accepted, until the next is being sent. */
  sentInquiry?: SentInquiry | undefined
}

export type InquiryAction =
  /** `topic` is saved with the draft. The URL may have `requested` another. */
  | {
      type: 'restored'
      fields: FieldValues
      topic: Topic | undefined
      requested: Topic | undefined
    }
  | { type: 'edited'; fields: Partial<FieldValues>; errors: FieldErrors }
  | { type: 'topicChanged'; topic: Topic | undefined }
  | { type: 'submitted'; fields: FieldValues; errors: FieldErrors }
  | { type: 'accepted'; sentInquiry: SentInquiry }
  | { type: 'failed'; isTooLong: boolean }
  | { type: 'statusExpired' }

/** Returns the state until hydration. `fields` are what the prerendered form contains. */
export const prerendered = ({ fields, topic }: Inquiry): InquiryState => ({
  status: 'prerendered',
  fields,
  topic,
  errors: {},
  topicService: topic?.values.service ?? '',
})

/** Returns the next state of the form. docs/architecture.md has a diagram of the transitions. */
export function reduce(state: InquiryState, action: InquiryAction): InquiryState {
  switch (action.type) {
    case 'restored': {
      const { fields, topic, requested } = action
      const status = state.status === 'prerendered' ? 'idle' : state.status
      const topicService = topic?.values.service ?? ''
      const restored = { ...state, status, fields, topic, topicService }
      return withErrors({}, requested ? askAbout(requested, restored) : restored)
    }
    case 'edited': {
      const names = FIELD_NAMES.filter((name) => state.errors[name] && action.errors[name])
      const errors = Object.fromEntries(names.map((name) => [name, action.errors[name]]))
      return withErrors(errors, { ...state, fields: { ...state.fields, ...action.fields } })
    }
    case 'topicChanged':
      return askAbout(action.topic, state)
    case 'submitted': {
      const { fields, errors } = action
      if (Object.keys(errors).length > 0) return { ...state, fields, errors, status: 'invalid' }
      return { ...state, fields, errors, status: 'sending', sentInquiry: undefined }
    }
    case 'accepted': {
      const { sentInquiry } = action
      return emptySent({ ...state, status: 'sent', sentInquiry, failure: undefined }, sentInquiry)
    }
    case 'failed':
      return { ...state, status: 'failed', failure: { isTooLong: action.isTooLong } }
    case 'statusExpired':
      return { ...state, status: 'idle' }
  }
}

/** Returns the state with another topic, which fills in what the visitor has left empty and takes the old topic's place. */
function askAbout(topic: Topic | undefined, state: InquiryState): InquiryState {
  const { service, message } = state.fields
  const text = withoutTopicLine(message, state.topic)
  const takesLine = text === '' || text !== message
  const fields = {
    ...state.fields,
    message: takesLine ? `${topic?.values.message ?? ''}${text}` : text,
  }
  const { message: _, ...errors } = state.errors
  const next = withErrors(errors, { ...state, topic, fields })
  if (service !== state.topicService) return next
  const topicService = topic?.values.service ?? ''
  return { ...next, fields: { ...fields, service: topicService }, topicService }
}

/** Empties what the visitor has not changed since it was sent, and drops the topic unless there is another by now. */
function emptySent(state: InquiryState, sent: Inquiry): InquiryState {
  const unchanged = FIELD_NAMES.filter((name) => state.fields[name] === sent.fields[name])
  const fields = { ...state.fields }
  for (const name of unchanged) fields[name] = ''
  const topicService = fields.service && state.topicService
  const isSameTopic = state.topic === sent.topic
  return askAbout(isSameTopic ? undefined : state.topic, { ...state, fields, topicService })
}

/** Shows these errors. Once none is left, an invalid form is idle. */
const withErrors = (errors: FieldErrors, state: InquiryState): InquiryState => ({
  ...state,
  errors,
  status: state.status === 'invalid' && Object.keys(errors).length === 0 ? 'idle' : state.status,
})
