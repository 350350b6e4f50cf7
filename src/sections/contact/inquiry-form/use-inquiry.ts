import { useEffect, useRef, useState } from 'react'
import type { Fields } from '../../../lib/inquiry-fields'
import type { Outcome } from './answer'
import { toPayload } from './inquiry'
import { sendInquiry } from './send-inquiry'

const STATUS_DISPLAY_MS = 5000

interface Options {
  endpoint: string
  accessKey: string
  brand: string
  /** Called once when the service has accepted an inquiry, with what it has accepted. */
  onSent: (sent: Fields) => void
}

/**
 * One inquiry at a time: idle, sending, then success or error, and idle again 5 s after the attempt
 * finished. `hasFailed` stays true until an attempt succeeds. `send` while sending sends nothing.
 */
export function useInquiry({ endpoint, accessKey, brand, onSent }: Options) {
  const [status, setStatus] = useState<'idle' | 'sending' | Outcome>('idle')
  const [hasFailed, setHasFailed] = useState(false)
  // State is a render late for the second press of a double click.
  const isSending = useRef(false)

  useEffect(() => {
    if (status === 'idle' || status === 'sending') return
    const timeout = setTimeout(() => setStatus('idle'), STATUS_DISPLAY_MS)
    return () => clearTimeout(timeout)
  }, [status])

  const send = async (fields: Fields) => {
    if (isSending.current) return
    isSending.current = true
    setStatus('sending')
    const outcome = await sendInquiry(endpoint, toPayload(fields, { accessKey, brand }))
    isSending.current = false
    setStatus(outcome)
    setHasFailed(outcome === 'error')
    if (outcome === 'success') onSent(fields)
  }

  return { status, hasFailed, send }
}
