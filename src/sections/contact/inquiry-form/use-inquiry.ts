import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { replaceHistory } from '../../../lib/browser'
import { INQUIRY_ID } from '../../../lib/ids'
import { readDraft, readDraftTopic, writeDraft, writeDraftTopic } from '../../../lib/inquiry-draft'
import { BLANK_FIELDS, FIELD_NAMES, type FieldValues } from '../../../lib/inquiry-fields'
import { inquiryHref, topicOfUrl, withoutTopic } from '../../../lib/inquiry-prefill'
import { useWindowEvent } from '../../../lib/use-window-event'
import type { Topic } from '../contact-props'
import type { Inquiry } from './compose-inquiry'
import { readFields, writeFields } from './form-fields'
import { prerendered, reduce, type InquiryState } from './inquiry-state'

const STATUS_DISPLAY_MS = 5000

/**
 * Returns the state of the inquiry form, its dispatch function, a ref for the form, and what the fields contain before
 * hydration. `topic` is the topic of the prerendered form. The fields are uncontrolled, because React would overwrite texts
 * that come without an event.
 */
export function useInquiry(topics: readonly Topic[], topic: Topic | undefined) {
  const formRef = useRef<HTMLFormElement>(null)
  const [defaultValues] = useState(() => prerenderedFields(topic))
  const [state, dispatch] = useReducer(reduce, { fields: defaultValues, topic }, prerendered)
  const topicOf = (id: string | undefined) => topics.find((topic) => topic.id === id)

  const restore = () => {
    const [draft, savedTopic] = [readDraft(), readDraftTopic()]
    writeFields(formRef.current!, draft)
    const requested = topicOf(topicOfUrl(location))
    if (requested) replaceHistory(history.state, withoutTopic(location.href))
    const topic = savedTopic === undefined ? state.topic : topicOf(savedTopic)
    dispatch({ type: 'restored', fields: readFields(formRef.current!), topic, requested })
  }
  const onHydration = useEffectEvent(restore)
  useEffect(() => onHydration(), [])
  // By now the browser may have restored older texts, and another page may have changed the draft.
  useWindowEvent('pageshow', restore)

  useWindowEvent('site:follow-link', (event) => {
    const { url } = event.detail
    const requested = topicOf(topicOfUrl(url))
    // Another page may have the same parameter.
    if (!requested || url.href !== new URL(inquiryHref(requested.id), location.href).href) return
    event.preventDefault()
    dispatch({ type: 'topicChanged', topic: requested })
    location.assign(`#${INQUIRY_ID}`)
  })

  useApplyChanges(formRef, state)

  const { status } = state
  useEffect(() => {
    if (status !== 'sent' && status !== 'failed') return
    const timeout = setTimeout(() => dispatch({ type: 'statusExpired' }), STATUS_DISPLAY_MS)
    return () => clearTimeout(timeout)
  }, [status])

  return { state, dispatch, formRef, defaultValues }
}

/** Shows what the reducer has changed in the fields, and saves all changes as the draft. */
function useApplyChanges(
  formRef: RefObject<HTMLFormElement | null>,
  { status, fields, topic }: InquiryState,
) {
  const appliedRef = useRef<Inquiry>({ fields: BLANK_FIELDS, topic: undefined })
  // A layout effect, so that no reload after the message of success finds a draft.
  useLayoutEffect(() => {
    if (status === 'prerendered') return
    const applied = appliedRef.current
    const changed = FIELD_NAMES.filter((name) => fields[name] !== applied.fields[name])
    const texts = Object.fromEntries(changed.map((name) => [name, fields[name]]))
    writeFields(formRef.current!, texts)
    writeDraft(texts)
    if (topic !== applied.topic) writeDraftTopic(topic?.id ?? '')
    appliedRef.current = { fields, topic }
  }, [formRef, status, fields, topic])
}

/** Returns what the prerendered form contains. If something has changed the page, React renders a new form from this. */
function prerenderedFields(topic: Topic | undefined): FieldValues {
  const form = globalThis.document?.forms.namedItem(INQUIRY_ID)
  return form ? readFields(form) : { ...BLANK_FIELDS, ...topic?.values }
}
