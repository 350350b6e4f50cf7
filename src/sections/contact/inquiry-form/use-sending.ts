import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { writeDraft } from '../../../lib/inquiry-draft'
import type { Fields } from '../../../lib/inquiry-fields'
import { readFields } from './form-fields'
import { toPayload } from './inquiry'
import { sendInquiry, type SendResult } from './send-inquiry'

const STATUS_DISPLAY_MS = 5000

type Service = { endpoint: string } & Parameters<typeof toPayload>[1]

/**
 * Sends the form to the service, one inquiry at a time. Returns the status, what was sent last, the ref of the
 * button, and a function that sends, which returns the fields and the result, or undefined while it is sending.
 */
export function useSending(service: Service) {
  const [status, setStatus] = useState<'idle' | 'sending' | SendResult>('idle')
  const [receipt, setReceipt] = useState<{ fields: Fields; at: Date }>()
  const buttonRef = useRef<HTMLButtonElement>(null)
  // State is one render too late for the second click of a double click.
  const isSending = useRef(false)

  useEffect(() => {
    if (status === 'idle' || status === 'sending') return
    const timeout = setTimeout(() => setStatus('idle'), STATUS_DISPLAY_MS)
    return () => clearTimeout(timeout)
  }, [status])

  const send = async (form: HTMLFormElement) => {
    if (isSending.current) return undefined
    isSending.current = true
    const button = buttonRef.current!
    const hadFocus = document.activeElement === button
    setStatus('sending')
    setReceipt(undefined)
    const fields = readFields(form)
    // Password managers fill fields without an event.
    writeDraft(fields)
    const result = await sendInquiry(service.endpoint, toPayload(fields, service))
    isSending.current = false
    flushSync(() => setStatus(result))
    // Some browsers take the focus from a button that is disabled.
    if (hadFocus && document.activeElement === document.body) button.focus({ preventScroll: true })
    if (result === 'success') setReceipt({ fields, at: new Date() })
    return { fields, result }
  }

  return { status, receipt, buttonRef, send }
}
