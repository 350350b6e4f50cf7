import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { writeDraft } from '../../../lib/inquiry-draft'
import { FIELD_NAMES, type Fields } from '../../../lib/inquiry-fields'
import { readFields, writeFields } from './form-fields'
import { toPayload } from './inquiry'
import { sendInquiry, type SendResult } from './send-inquiry'

const STATUS_DISPLAY_MS = 5000

type Service = { endpoint: string } & Parameters<typeof toPayload>[1]

/** Sends what the fields contain to the service, and empties them when it has accepted that. */
export function useSending(service: Service) {
  const [status, setStatus] = useState<'idle' | 'sending' | SendResult>('idle')
  const [receipt, setReceipt] = useState<{ fields: Fields; at: Date }>()
  const [unsent, setUnsent] = useState<Fields>()

  useEffect(() => {
    if (status === 'idle' || status === 'sending') return
    const timeout = setTimeout(() => setStatus('idle'), STATUS_DISPLAY_MS)
    return () => clearTimeout(timeout)
  }, [status])

  /** Returns whether the service has accepted the inquiry. */
  const send = async (): Promise<boolean> => {
    const focusedButton = document.activeElement?.closest<HTMLElement>('[type=submit]')
    const fields = readFields()
    setReceipt(undefined)
    // At once: in the next render, the second click of a double click would send again.
    flushSync(() => setStatus('sending'))
    // Password managers fill fields without an event.
    writeDraft(fields)
    const result = await sendInquiry(service.endpoint, toPayload(fields, service))
    flushSync(() => setStatus(result))
    // Some browsers take the focus from a button that is disabled.
    if (document.activeElement === document.body) focusedButton?.focus({ preventScroll: true })
    setUnsent(result === 'error' ? readFields() : undefined)
    if (result === 'error') return false
    setReceipt({ fields, at: new Date() })
    emptyFields(fields)
    return true
  }

  return {
    status,
    /** What was sent last, and when. */
    receipt,
    /** What the fields contain, from a failure on until an attempt succeeds. */
    unsent,
    updateUnsent: () => setUnsent((fields) => fields && readFields()),
    send,
  }
}

/** Empties the fields that still contain what was sent. */
function emptyFields(sent: Fields) {
  const current = readFields()
  const unchanged = FIELD_NAMES.filter((name) => current[name] === sent[name])
  const blank = Object.fromEntries(unchanged.map((name) => [name, '']))
  writeDraft(blank)
  writeFields(blank)
}
