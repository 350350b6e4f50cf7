import { useRef, type Dispatch, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { FIELD_NAMES, isBlank, type FieldValues } from '../../../lib/inquiry-fields'
import { moveFocusTo } from '../../../lib/move-focus'
import type { InquiryFormProps } from '../contact-props'
import { composeFields } from './compose-inquiry'
import { cleanFields, controlOf, findErrors, readFields } from './form-fields'
import type { InquiryAction, InquiryState } from './inquiry-state'
import { RECEIPT_TITLE_ID } from './receipt'
import { sendInquiry } from './send-inquiry'

/**
 * Returns the form's submit handler, and a ref for the element that shows the result. The handler sends one inquiry at a
 * time, if it finds no error. While the receipt stands alone, it only shows the fields again.
 */
export function useSubmit(
  { status, topic, isReceiptAlone }: InquiryState,
  dispatch: Dispatch<InquiryAction>,
  { recipient, texts }: Pick<InquiryFormProps, 'recipient' | 'texts'>,
) {
  const resultRef = useRef<HTMLDivElement>(null)
  const askedEmailRef = useRef('')

  async function send(form: HTMLFormElement, fields: FieldValues, focused: Element | null) {
    const botcheck = new FormData(form).get('botcheck') as string | null
    const { isSuccess, reference, isTooLong } = await sendInquiry(
      composeFields({ fields, topic }),
      recipient,
      botcheck ?? undefined,
    )
    const hasMovedOn = ![focused, document.body].includes(document.activeElement)
    const sentInquiry = { fields, topic, sentAt: Date.now(), reference }
    flushSync(() =>
      dispatch(isSuccess ? { type: 'accepted', sentInquiry } : { type: 'failed', isTooLong }),
    )
    if (!hasMovedOn && isSuccess && isBlank(readFields(form)))
      moveFocusTo(document.getElementById(RECEIPT_TITLE_ID))
    // Some browsers take the focus from a button while the button is disabled.
    else if (!hasMovedOn && focused !== document.body)
      (focused as HTMLElement | null)?.focus({ preventScroll: true })
    // The result is below the button, often outside the window. Whoever has left the form is not pulled back.
    if (isInView(form)) resultRef.current?.scrollIntoView({ block: 'nearest' })
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status === 'sending') return
    const [form, focused] = [event.currentTarget, document.activeElement]
    // The form brings its fields back when one of them gets the focus.
    if (isReceiptAlone) return focusInView(controlOf(form, 'name')!)
    const fields = cleanFields(form, topic)
    const errors = findErrors(form, topic, texts, askedEmailRef.current)
    askedEmailRef.current = fields.email
    // Rendered at once, so that a screen reader reads the field that takes the focus with its message.
    flushSync(() => dispatch({ type: 'submitted', fields, errors }))
    const invalid = FIELD_NAMES.find((name) => errors[name])
    if (invalid) return focusInView(controlOf(form, invalid)!)
    await send(form, fields, focused)
  }

  return { onSubmit, resultRef }
}

/** Focuses a field and scrolls all of it into view: the focus alone would leave it half under the top bar. */
function focusInView(control: HTMLElement) {
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'nearest' })
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
