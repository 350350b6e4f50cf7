import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { writeDraft } from '../../../lib/inquiry-draft'
import { BLANK_FIELDS, byField, FIELD_NAMES, type Fields } from '../../../lib/inquiry-fields'
import type { ServiceId } from '../../../lib/sections'
import { focusProblem, problemOf, readFields, writeFields } from './form-fields'
import { sendInquiry, type FormService, type SendResult } from './send-inquiry'

const STATUS_DISPLAY_MS = 5000

/** What was sent last, when, and about which service; the reference, if the form service has one. */
export interface Sent {
  fields: Fields
  at: Date
  service: ServiceId | undefined
  reference: string | undefined
}

/** Checks what the fields contain, sends it to the form service, and empties them when that has accepted it. */
export function useSending(formService: FormService) {
  const [status, setStatus] = useState<'idle' | 'sending' | SendResult['status']>('idle')
  /** Why each field cannot be sent, once the visitor has tried to; '' for those that can. */
  const [problems, setProblems] = useState(BLANK_FIELDS)
  const [receipt, setReceipt] = useState<Sent>()
  /** What the fields contain, for the link that sends it by email: from a failure on until an attempt succeeds. */
  const [unsent, setUnsent] = useState<Fields>()

  useEffect(() => {
    if (status === 'idle' || status === 'sending') return
    const timeout = setTimeout(() => setStatus('idle'), STATUS_DISPLAY_MS)
    return () => clearTimeout(timeout)
  }, [status])

  /** Shows why fields cannot be sent and focuses the first of these. Returns whether there is one. */
  const showProblems = (): boolean => {
    const found = byField(problemOf)
    // Before the focus moves: a screen reader then reads the message with the field.
    flushSync(() => setProblems(found))
    return focusProblem(found)
  }

  /**
   * Sends one inquiry at a time. `service` is the one that the visitor came to ask about, `untouched` the fields with
   * nothing of the visitor’s own, which become no draft (lib/inquiry-draft.ts). Returns whether the form service has
   * accepted it. Focus and fields are read before the render that changes them.
   */
  async function submit(service: ServiceId | undefined, untouched: readonly string[]) {
    if (status === 'sending' || showProblems()) return false
    const focusedButton = document.activeElement?.closest<HTMLElement>('[type=submit]')
    const fields = readFields()
    setReceipt(undefined)
    // At once: a later render would let a double click send twice.
    flushSync(() => setStatus('sending'))
    // Password managers fill fields without an event, so that these have no draft yet.
    const toKeep = Object.entries(fields).filter(([name]) => !untouched.includes(name))
    writeDraft(Object.fromEntries(toKeep))
    const { status: result, reference } = await sendInquiry(fields, formService)
    // At once: the button must be enabled before it is focused.
    flushSync(() => {
      setStatus(result)
      setUnsent(result === 'error' ? readFields() : undefined)
    })
    // Some browsers take the focus from a button that is disabled.
    if (document.activeElement === document.body) focusedButton?.focus({ preventScroll: true })
    if (result === 'error') return false
    setReceipt({ fields, at: new Date(), service, reference })
    emptyFields(fields)
    return true
  }

  /** For changed fields: takes back the problems that are gone, and updates `unsent`. */
  const recheck = () => {
    setProblems((shown) => byField((name) => shown[name] && problemOf(name)))
    setUnsent((fields) => fields && readFields())
  }
  const clearProblems = () => setProblems(BLANK_FIELDS)

  return { status, problems, receipt, unsent, submit, showProblems, clearProblems, recheck }
}

/** Empties the fields that still contain what was sent. */
function emptyFields(sent: Fields) {
  const current = readFields()
  const unchanged = FIELD_NAMES.filter((name) => current[name] === sent[name])
  const blank = Object.fromEntries(unchanged.map((name) => [name, '']))
  writeDraft(blank)
  writeFields(blank)
}
