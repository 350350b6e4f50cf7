import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type InputEvent,
  type RefObject,
} from 'react'
import { replaceHistory } from '../../../lib/browser'
import { INQUIRY_ID } from '../../../lib/ids'
import { readDraft, readDraftTopic, writeDraft, writeDraftTopic } from '../../../lib/inquiry-draft'
import { BLANK_FIELDS, FIELD_NAMES, type FieldValues } from '../../../lib/inquiry-fields'
import { inquiryHref, topicOfUrl, withoutTopic } from '../../../lib/topic-url'
import { useWindowEvent } from '../../../lib/use-window-event'
import type { Topic } from '../contact-props'
import type { Inquiry } from './compose-inquiry'
import { findErrors, readFields, writeFields, type Control } from './form-fields'
import { initialState, reduce, type InquiryState } from './inquiry-state'

const STATUS_DISPLAY_MS = 5000

/**
 * Returns the state of the inquiry form with its functions, a ref for the form, and what the fields contain before
 * hydration. The fields are uncontrolled, because React would overwrite texts that come without an event.
 */
export function useInquiry(topics: readonly Topic[], prerenderedTopic: Topic | undefined) {
  const formRef = useRef<HTMLFormElement>(null)
  const [defaultValues] = useState(() => fieldsBeforeHydration(prerenderedTopic))
  const [state, dispatch] = useReducer(
    reduce,
    { fields: defaultValues, topic: prerenderedTopic },
    initialState,
  )
  const topicOf = (id: string | undefined) => topics.find((topic) => topic.id === id)

  const edit = (fields: Partial<FieldValues>) =>
    dispatch({ type: 'edited', fields, errors: findErrors(formRef.current!) })
  const onInput = ({ target }: InputEvent) => {
    const { name, value } = target as Control
    edit({ [name]: value })
  }
  const readAll = () => edit(readFields(formRef.current!))
  const changeTopic = (topic: Topic | undefined) =>
    dispatch({ type: 'topicChanged', topic, fields: readFields(formRef.current!) })

  const restore = () => {
    const [draft, draftTopic] = [readDraft(), readDraftTopic()]
    writeFields(formRef.current!, draft)
    const topic = draftTopic === undefined ? state.topic : topicOf(draftTopic)
    dispatch({ type: 'restored', fields: readFields(formRef.current!), topic })
    const requested = topicOf(topicOfUrl(location))
    if (!requested) return
    replaceHistory(history.state, withoutTopic(location.href))
    changeTopic(requested)
  }
  const onHydration = useEffectEvent(restore)
  useEffect(() => onHydration(), [])
  // The browser may have restored texts older than the draft, and another page of this tab may have changed the draft.
  useWindowEvent('pageshow', restore)

  useWindowEvent('site:follow-link', (event) => {
    const { url } = event.detail
    const requested = topicOf(topicOfUrl(url))
    // Other sites may have the same parameter.
    if (!requested || url.href !== new URL(inquiryHref(requested.id), location.href).href) return
    event.preventDefault()
    changeTopic(requested)
    location.assign(`#${INQUIRY_ID}`)
  })

  useApplyChanges(formRef, state)

  const { status } = state
  useEffect(() => {
    if (status !== 'sent' && status !== 'failed') return
    const timeout = setTimeout(() => dispatch({ type: 'statusExpired' }), STATUS_DISPLAY_MS)
    return () => clearTimeout(timeout)
  }, [status])

  return { state, dispatch, onInput, readAll, changeTopic, formRef, defaultValues }
}

/**
 * Puts texts that the reducer has changed into the fields, and saves all changes as the draft. Other fields stay as they are,
 * because they may contain texts that came without an event.
 */
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

/**
 * Returns what the prerendered form contains, with what the visitor has typed. If hydration fails because an extension has
 * changed the page, React renders a new form from this.
 */
function fieldsBeforeHydration(topic: Topic | undefined): FieldValues {
  const form = globalThis.document?.forms.namedItem(INQUIRY_ID)
  return form ? readFields(form) : { ...BLANK_FIELDS, ...topic?.values }
}
