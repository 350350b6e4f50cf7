import { useRef, type Dispatch, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { FIELD_NAMES, areFieldsBlank, type FieldValues } from '../../../lib/inquiry-fields'
import { moveFocusTo } from '../../../lib/move-focus'
import type { InquiryFormProps } from '../contact-props'
import { fieldsWithTopicLine } from './compose-inquiry'
import { cleanFormValues, findFormControl, findErrors, readFields } from './form-controls'
import type { InquiryAction, InquiryState } from './inquiry-state'
import { RECEIPT_TITLE_ID } from './receipt'
import { sendInquiry } from './send-inquiry'

/** Sends one inquiry at a time. */
export function useSubmit(
  { status, topic, showsOnlyReceipt }: InquiryState,
  dispatch: Dispatch<InquiryAction>,
  { destination, texts }: Pick<InquiryFormProps, 'destination' | 'texts'>,
) {
  const resultRef = useRef<HTMLDivElement>(null)
  const confirmedEmailRef = useRef('')

  async function send(form: HTMLFormElement, fields: FieldValues, focusedElement: Element | null) {
    const botcheck = new FormData(form).get('botcheck') as string | null
    const { isSuccess, reference, isTooLong } = await sendInquiry(
      fieldsWithTopicLine({ fields, topic }),
      destination,
      botcheck ?? undefined,
    )
    const hasMovedFocus = ![focusedElement, document.body].includes(document.activeElement)
    const sentInquiry = { fields, topic, sentAt: Date.now(), reference }
    flushSync(() =>
      dispatch(isSuccess ? { type: 'accepted', sentInquiry } : { type: 'failed', isTooLong }),
    )
    if (!hasMovedFocus && isSuccess && areFieldsBlank(readFields(form)))
      moveFocusTo(document.getElementById(RECEIPT_TITLE_ID))
    // Restores the focus, because some browsers remove the focus from a disabled button.
    else if (!hasMovedFocus && focusedElement !== document.body)
      (focusedElement as HTMLElement | null)?.focus({ preventScroll: true })
    if (isInView(form)) resultRef.current?.scrollIntoView({ block: 'nearest' })
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status === 'sending') return
    const [form, focusedElement] = [event.currentTarget, document.activeElement]
    if (showsOnlyReceipt) return focusInView(findFormControl(form, 'name')!)
    const fields = cleanFormValues(form, topic)
    const errors = findErrors(form, topic, texts, confirmedEmailRef.current)
    confirmedEmailRef.current = fields.email
    // Renders synchronously so that screen readers announce the error with the focused field.
    flushSync(() => dispatch({ type: 'submitted', fields, errors }))
    const invalidField = FIELD_NAMES.find((name) => errors[name])
    if (invalidField) return focusInView(findFormControl(form, invalidField)!)
    await send(form, fields, focusedElement)
  }

  return { onSubmit, resultRef }
}

/** Without `scrollIntoView`, the focused field could stay half hidden under the top bar. */
function focusInView(control: HTMLElement) {
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'nearest' })
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
