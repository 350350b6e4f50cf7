import {
  BLANK_FIELDS,
  areFieldsBlank,
  mapFields,
  type FieldValues,
} from '../../../lib/inquiry-fields'
import type { InquiryTopic } from '../contact-props'
import { withoutTopicLine, type Inquiry } from './compose-inquiry'

export interface SentInquiry extends Inquiry {
  /** `sentAt` is a timestamp in milliseconds instead of a `Date`, because the receipt is stored as JSON. */
  sentAt: number
  reference: string | undefined
}

export interface InquiryState extends Inquiry {
  status: 'prerendered' | 'idle' | 'invalid' | 'sending' | 'sent' | 'failed'
  errors: FieldValues
  failure?: { isTooLong: boolean } | undefined
  sentInquiry?: SentInquiry | undefined
  showsOnlyReceipt: boolean
}

export type InquiryAction =
  | ({ type: 'restored'; sentInquiry: SentInquiry | undefined } & Inquiry)
  | ({ type: 'topicChanged' } & Inquiry)
  | { type: 'edited'; fields: Partial<FieldValues>; errors: FieldValues }
  | { type: 'submitted'; fields: FieldValues; errors: FieldValues }
  | { type: 'accepted'; sentInquiry: SentInquiry }
  | { type: 'failed'; isTooLong: boolean }
  | { type: 'statusExpired' }

/** Returns the state before hydration. */
export const createInitialInquiryState = (inquiry: Inquiry): InquiryState => ({
  ...inquiry,
  status: 'prerendered',
  errors: BLANK_FIELDS,
  showsOnlyReceipt: false,
})

/** docs/reference/architecture.md contains a diagram of the transitions. */
export function inquiryReducer(state: InquiryState, action: InquiryAction): InquiryState {
  switch (action.type) {
    case 'restored': {
      const { fields, topic, sentInquiry = state.sentInquiry } = action
      const status = state.status === 'prerendered' ? 'idle' : state.status
      const showsOnlyReceipt = Boolean(sentInquiry) && areFieldsBlank(fields)
      const restored = { ...state, status, fields, topic, sentInquiry, showsOnlyReceipt }
      return withErrors(BLANK_FIELDS, restored)
    }
    case 'topicChanged':
      return changeTopic(action.topic, { ...state, fields: action.fields })
    case 'edited': {
      const errors = mapFields((name) => state.errors[name] && action.errors[name])
      const fields = { ...state.fields, ...action.fields }
      return withErrors(errors, { ...state, fields, showsOnlyReceipt: false })
    }
    case 'submitted': {
      const { fields, errors } = action
      if (!areFieldsBlank(errors)) return { ...state, fields, errors, status: 'invalid' }
      return { ...state, fields, errors, status: 'sending', sentInquiry: undefined }
    }
    case 'accepted': {
      const { sentInquiry } = action
      const accepted = { ...state, status: 'sent', sentInquiry, failure: undefined } as const
      const emptied = emptySent(sentInquiry, accepted)
      return { ...emptied, showsOnlyReceipt: areFieldsBlank(emptied.fields) }
    }
    case 'failed':
      return { ...state, status: 'failed', failure: { isTooLong: action.isTooLong } }
    case 'statusExpired':
      return { ...state, status: 'idle' }
  }
}

function changeTopic(topic: InquiryTopic | undefined, state: InquiryState): InquiryState {
  const { service, message } = state.fields
  const visitorText = withoutTopicLine(withoutTopicLine(message, state.topic), topic)
  const canPrefillMessage = visitorText === '' || visitorText !== message
  const canPrefillService = service === '' || service === state.topic?.values.service
  const fields = {
    ...state.fields,
    service: canPrefillService ? (topic?.values.service ?? '') : service,
    message: canPrefillMessage ? `${topic?.values.message ?? ''}${visitorText}` : visitorText,
  }
  const messageError = fields.message === message ? state.errors.message : ''
  const changed = { ...state, topic, fields, showsOnlyReceipt: false }
  return withErrors({ ...state.errors, message: messageError }, changed)
}

function emptySent(sent: Inquiry, state: InquiryState): InquiryState {
  const [currentTexts, sentTexts] = [state, sent].map(({ fields, topic }) => ({
    ...fields,
    message: withoutTopicLine(fields.message, topic),
  })) as [FieldValues, FieldValues]
  const fields = mapFields((name) =>
    currentTexts[name] === sentTexts[name] ? '' : state.fields[name],
  )
  return changeTopic(state.topic === sent.topic ? undefined : state.topic, { ...state, fields })
}

const withErrors = (errors: FieldValues, state: InquiryState): InquiryState => ({
  ...state,
  errors,
  status: state.status === 'invalid' && areFieldsBlank(errors) ? 'idle' : state.status,
})
