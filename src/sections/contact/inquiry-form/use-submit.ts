import { useRef, type Dispatch, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { FIELD_NAMES } from '../../../lib/inquiry-fields'
import type { Recipient } from '../contact-props'
import { composeFields } from './compose-inquiry'
import { cleanFields, controlOf, findErrors } from './form-fields'
import type { InquiryAction, InquiryState } from './inquiry-state'
import { sendInquiry } from './send-inquiry'

/**
 * Returns the form's submit handler, and a ref for the element that shows the result. The handler sends one inquiry at a
 * time, if the browser finds all fields valid.
 */
export function useSubmit(
  { status, topic }: InquiryState,
  dispatch: Dispatch<InquiryAction>,
  recipient: Recipient,
) {
  const resultRef = useRef<HTMLDivElement>(null)

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status === 'sending') return
    const form = event.currentTarget
    const focused = document.activeElement
    const fields = cleanFields(form)
    const errors = findErrors(form)
    // Rendered at once, so that a screen reader reads the field that takes the focus with its message.
    flushSync(() => dispatch({ type: 'submitted', fields, errors }))
    const invalid = FIELD_NAMES.find((name) => errors[name])
    if (invalid) return focusInView(controlOf(form, invalid)!)

    const botcheck = new FormData(form).get('botcheck') as string | null
    const { isSuccess, reference, isTooLong } = await sendInquiry(
      composeFields({ fields, topic }),
      recipient,
      botcheck ?? undefined,
    )
    flushSync(() =>
      dispatch(
        isSuccess
          ? { type: 'accepted', sentInquiry: { fields, topic, sentAt: new Date(), reference } }
          : { type: 'failed', isTooLong },
      ),
    )
    // The result is below the button, often outside the window. Whoever has left the form is not pulled back.
    if (isInView(form)) resultRef.current?.scrollIntoView({ block: 'nearest' })
    // Some browsers take the focus from a button while it is disabled.
    if (document.activeElement === document.body && focused !== document.body)
      (focused as HTMLElement | null)?.focus({ preventScroll: true })
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
