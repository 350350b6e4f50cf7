import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { writeDraft } from '../../../lib/inquiry-draft'
import { FIELD_NAMES, type FieldValues } from '../../../lib/inquiry-fields'
import type { Recipient, ServicePrefill } from '../contact-props'
import { controlOf, readFields, writeField } from './form-controls'
import { sendInquiry } from './send-inquiry'
import type { Prefilling } from './use-prefill'

const STATUS_DISPLAY_MS = 5000

export interface SentInquiry {
  fields: FieldValues
  sentAt: Date
  /** What was prefilled for the service that the visitor came to ask about. */
  prefill: ServicePrefill | undefined
  reference: string | undefined
}

interface State {
  status: 'idle' | 'sending' | 'sent' | 'failed'
  /** The last inquiry that was sent, until the next is being sent. */
  sentInquiry?: SentInquiry | undefined
  /** What the fields contain, to be mailed instead: from a failure on, until an attempt succeeds. */
  unsentFields?: FieldValues
  /** Whether the form service has refused it for its length. */
  isTooLong?: boolean
}
type Action =
  | { type: 'sending' | 'statusExpired' }
  | { type: 'sent'; inquiry: SentInquiry }
  | { type: 'failed'; unsentFields: FieldValues; isTooLong: boolean }
  | { type: 'edited'; unsentFields: FieldValues }

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'sending':
      return { ...state, status: 'sending', sentInquiry: undefined }
    case 'sent':
      return { status: 'sent', sentInquiry: action.inquiry }
    case 'failed':
      return { status: 'failed', unsentFields: action.unsentFields, isTooLong: action.isTooLong }
    case 'edited':
      return { ...state, unsentFields: action.unsentFields }
    case 'statusExpired':
      return { ...state, status: 'idle' }
  }
}

export type Submission = ReturnType<typeof useSubmission>

/** Sends what the fields contain to the form service, one inquiry at a time, and empties them when that has accepted it. */
export function useSubmission(
  formRef: RefObject<HTMLFormElement | null>,
  recipient: Recipient,
  { prefill, removePrefill, isUntouched }: Prefilling,
) {
  const [state, dispatch] = useReducer(reduce, { status: 'idle' })
  const { status } = state
  const buttonRef = useRef<HTMLButtonElement>(null)
  const statusRef = useRef<HTMLDivElement>(null)
  const buttonHadFocusRef = useRef(false)

  useEffect(() => {
    if (status !== 'sent' && status !== 'failed') return
    // It lies below the button, where many windows end, and disappears before a visitor would look for it.
    statusRef.current!.scrollIntoView({ block: 'nearest' })
    // Some browsers take the focus from a button that is disabled.
    if (buttonHadFocusRef.current && document.activeElement === document.body)
      buttonRef.current!.focus({ preventScroll: true })
    const timeout = setTimeout(() => dispatch({ type: 'statusExpired' }), STATUS_DISPLAY_MS)
    return () => clearTimeout(timeout)
  }, [status])

  /** Empties the fields, but for what the visitor has typed, and asked about, meanwhile. */
  const emptyFields = useEffectEvent((sent: SentInquiry) => {
    const current = readFields(formRef.current!)
    for (const name of FIELD_NAMES)
      if (current[name] === sent.fields[name]) writeField(formRef.current!, name, '')
    if (prefill === sent.prefill) removePrefill()
  })
  // In an effect, which knows what is prefilled by now; not later than the message shows: whoever reloads the page then
  // would find a draft.
  useLayoutEffect(() => {
    if (state.sentInquiry) emptyFields(state.sentInquiry)
  }, [state.sentInquiry])

  /** Keeps the mail as the fields are now. */
  function refreshUnsentFields() {
    if (state.unsentFields) dispatch({ type: 'edited', unsentFields: readFields(formRef.current!) })
  }

  async function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const form = formRef.current!
    if (status === 'sending' || !clearBlanksAndValidate(form)) return
    const fields = readFields(form)
    // Password managers fill fields without an event, so that these have no draft yet.
    for (const name of FIELD_NAMES) if (!isUntouched(name)) writeDraft(name, fields[name])
    buttonHadFocusRef.current = document.activeElement === buttonRef.current
    dispatch({ type: 'sending' })
    const { isSuccess, reference, isTooLong } = await sendInquiry(fields, recipient)
    if (isSuccess)
      dispatch({ type: 'sent', inquiry: { fields, sentAt: new Date(), prefill, reference } })
    else dispatch({ type: 'failed', unsentFields: readFields(form), isTooLong })
  }

  return { ...state, buttonRef, statusRef, refreshUnsentFields, onSubmit }
}

/** Whether the browser finds all fields valid, without blanks that alone fill in a required one. */
function clearBlanksAndValidate(form: HTMLFormElement) {
  for (const name of FIELD_NAMES) {
    const control = controlOf(form, name)
    if (control?.required && control.value.trim() === '') writeField(form, name, '')
  }
  return form.reportValidity()
}
