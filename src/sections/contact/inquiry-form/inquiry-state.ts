import { BLANK_FIELDS, isBlank, mapFields, type FieldValues } from '../../../lib/inquiry-fields'
import type { Topic } from '../contact-props'
import { withoutTopicLine, type Inquiry } from './compose-inquiry'

export interface SentInquiry extends Inquiry {
  /** In milliseconds since 1970, because the receipt is stored as JSON. */
  sentAt: number
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
  /** Whether the receipt stands in place of the empty fields: until the visitor begins another inquiry. */
  isReceiptAlone: boolean
}

export type InquiryAction =
  | ({ type: 'restored'; sentInquiry: SentInquiry | undefined } & Inquiry)
  | ({ type: 'topicChanged' } & Inquiry)
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
  isReceiptAlone: false,
})

/** Returns the next state of the form. docs/architecture.md has a diagram of the transitions. */
export function reduce(state: InquiryState, action: InquiryAction): InquiryState {
  switch (action.type) {
    case 'restored': {
      const { fields, topic, sentInquiry = state.sentInquiry } = action
      const status = state.status === 'prerendered' ? 'idle' : state.status
      const isReceiptAlone = Boolean(sentInquiry) && isBlank(fields)
      const restored = { ...state, status, fields, topic, sentInquiry, isReceiptAlone }
      return withErrors(BLANK_FIELDS, restored)
    }
    case 'topicChanged':
      return changeTopic(action.topic, { ...state, fields: action.fields })
    case 'edited': {
      const errors = mapFields((name) => state.errors[name] && action.errors[name])
      const fields = { ...state.fields, ...action.fields }
      return withErrors(errors, { ...state, fields, isReceiptAlone: false })
    }
    case 'submitted': {
      const { fields, errors } = action
      if (!isBlank(errors)) return { ...state, fields, errors, status: 'invalid' }
      return { ...state, fields, errors, status: 'sending', sentInquiry: undefined }
    }
    case 'accepted': {
      const { sentInquiry } = action
      const accepted = { ...state, status: 'sent', sentInquiry, failure: undefined } as const
      const emptied = emptySent(sentInquiry, accepted)
      return { ...emptied, isReceiptAlone: isBlank(emptied.fields) }
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
  const changed = { ...state, topic, fields, isReceiptAlone: false }
  return withErrors({ ...state.errors, message: messageError }, changed)
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
  status: state.status === 'invalid' && isBlank(errors) ? 'idle' : state.status,
})
