import { BLANK_FIELDS, FIELD_NAMES, mapFields, type FieldValues } from '../../../lib/inquiry-fields'
import type { Topic } from '../contact-props'
import { withoutTopicLine, type Inquiry } from './compose-inquiry'

export interface SentInquiry extends Inquiry {
  sentAt: Date
  reference: string | undefined
}

export interface InquiryState extends Inquiry {
  /** 'sent' and 'failed' last until their message disappears. Then the form is 'idle'. */
  status: 'prerendered' | 'idle' | 'invalid' | 'sending' | 'sent' | 'failed'
  /** The browser's message for each invalid field, '' for the others. All are '' unless the status is 'invalid'. */
  errors: FieldValues
  /** From a failure until an inquiry is accepted. */
  failure?: { isTooLong: boolean } | undefined
  /** The last inquiry that was accepted, until the next is being sent. */
  sentInquiry?: SentInquiry | undefined
}

export type InquiryAction =
  | { type: 'restored' | 'topicChanged'; fields: FieldValues; topic: Topic | undefined }
  | { type: 'edited'; fields: Partial<FieldValues>; errors: FieldValues }
  | { type: 'submitted'; fields: FieldValues; errors: FieldValues }
  | { type: 'accepted'; sentInquiry: SentInquiry }
  | { type: 'failed'; isTooLong: boolean }
  | { type: 'statusExpired' }

/** Returns the state until hydration, for what the fields contain. */
export const initialState = (inquiry: Inquiry): InquiryState => ({
  ...inquiry,
  status: 'prerendered',
  errors: BLANK_FIELDS,
})

/** Returns the next state of the form. docs/architecture.md has a diagram of the transitions. */
export function reduce(state: InquiryState, action: InquiryAction): InquiryState {
  switch (action.type) {
    case 'restored': {
      const { fields, topic } = action
      const status = state.status === 'prerendered' ? 'idle' : state.status
      return withErrors(BLANK_FIELDS, { ...state, status, fields, topic })
    }
    case 'topicChanged':
      return changeTopic(action.topic, { ...state, fields: action.fields })
    case 'edited': {
      const errors = mapFields((name) => state.errors[name] && action.errors[name])
      return withErrors(errors, { ...state, fields: { ...state.fields, ...action.fields } })
    }
    case 'submitted': {
      const { fields, errors } = action
      if (hasErrors(errors)) return { ...state, fields, errors, status: 'invalid' }
      return { ...state, fields, errors, status: 'sending', sentInquiry: undefined }
    }
    case 'accepted': {
      const { sentInquiry } = action
      return emptySent(sentInquiry, { ...state, status: 'sent', sentInquiry, failure: undefined })
    }
    case 'failed':
      return { ...state, status: 'failed', failure: { isTooLong: action.isTooLong } }
    case 'statusExpired':
      return { ...state, status: 'idle' }
  }
}

/** Returns the state with another topic. Texts of the visitor stay, texts of the old topic are replaced. */
function changeTopic(topic: Topic | undefined, state: InquiryState): InquiryState {
  const { service, message } = state.fields
  const text = withoutTopicLine(message, state.topic)
  const canTakeLine = text === '' || text !== message
  const canTakeService = service === '' || service === state.topic?.values.service
  const fields = {
    ...state.fields,
    service: canTakeService ? (topic?.values.service ?? '') : service,
    message: canTakeLine ? `${topic?.values.message ?? ''}${text}` : text,
  }
  const messageError = fields.message === message ? state.errors.message : ''
  return withErrors({ ...state.errors, message: messageError }, { ...state, topic, fields })
}

/** Empties what the visitor has not changed since it was sent, and drops the topic unless there is another by now. */
function emptySent(sent: Inquiry, state: InquiryState): InquiryState {
  const [ownTexts, sentTexts] = [state, sent].map(({ fields, topic }) => ({
    ...fields,
    message: withoutTopicLine(fields.message, topic),
  })) as [FieldValues, FieldValues]
  const fields = mapFields((name) => (ownTexts[name] === sentTexts[name] ? '' : state.fields[name]))
  return changeTopic(state.topic === sent.topic ? undefined : state.topic, { ...state, fields })
}

/** Returns the state with these errors. Without any, an invalid form is idle. */
const withErrors = (errors: FieldValues, state: InquiryState): InquiryState => ({
  ...state,
  errors,
  status: state.status === 'invalid' && !hasErrors(errors) ? 'idle' : state.status,
})

const hasErrors = (errors: FieldValues) => FIELD_NAMES.some((name) => errors[name])
