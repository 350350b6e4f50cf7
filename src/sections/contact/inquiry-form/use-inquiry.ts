import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type Dispatch,
  type InputEvent,
  type RefObject,
} from 'react'
import { replaceHistoryState } from '../../../lib/browser'
import { INQUIRY_FORM_TITLE_ID, type ServiceId } from '../../../lib/element-ids'
import * as draft from '../../../lib/inquiry-draft'
import { BLANK_FIELDS, FIELD_NAMES, type FieldValues } from '../../../lib/inquiry-fields'
import { inquiryHref, topicOfUrl, withoutTopic } from '../../../lib/topic-url'
import { useWindowEvent } from '../../../lib/use-window-event'
import type { InquiryFormProps, InquiryTopic } from '../contact-props'
import { findErrors, readFields, writeFields, type FormControl } from './form-controls'
import {
  createInitialInquiryState,
  inquiryReducer,
  type InquiryAction,
  type InquiryState,
  type SentInquiry,
} from './inquiry-state'

const STATUS_DISPLAY_MS = 5000

/** The fields are uncontrolled, because React would overwrite text that was entered without an event. */
export function useInquiry(
  { topics, texts }: Pick<InquiryFormProps, 'topics' | 'texts'>,
  topicId: ServiceId | undefined,
) {
  const formRef = useRef<HTMLFormElement>(null)
  const topicOf = (id: string | undefined) => topics.find((topic) => topic.id === id)
  const [state, dispatch] = useReducer(inquiryReducer, topicOf(topicId), stateBeforeHydration)
  const [defaultValues] = useState(state.fields)
  useApplyChanges(formRef, state)
  useStatusTimeout(state, dispatch)

  const dispatchEdit = (fields: Partial<FieldValues>) =>
    dispatch({ type: 'edited', fields, errors: findErrors(formRef.current!, state.topic, texts) })
  const onInput = ({ target }: InputEvent) => {
    const { name, value } = target as FormControl
    dispatchEdit({ [name]: value })
  }
  const readAll = () => dispatchEdit(readFields(formRef.current!))
  const changeTopic = (topic: InquiryTopic | undefined) =>
    dispatch({ type: 'topicChanged', topic, fields: readFields(formRef.current!) })

  const restore = () => {
    const draftTopicId = draft.readDraftTopic()
    writeFields(formRef.current!, draft.readDraft())
    const topic = draftTopicId === undefined ? state.topic : topicOf(draftTopicId)
    const sentInquiry = draft.readReceipt<SentInquiry>()
    dispatch({ type: 'restored', fields: readFields(formRef.current!), topic, sentInquiry })
    const requestedTopic = topicOf(topicOfUrl(location))
    if (!requestedTopic) return
    replaceHistoryState(history.state, withoutTopic(location.href))
    changeTopic(requestedTopic)
  }
  const onHydration = useEffectEvent(restore)
  useEffect(() => onHydration(), [])
  // Restores the draft, because the browser may have restored older text, or another page may have changed the draft.
  useWindowEvent('pageshow', restore)

  useWindowEvent('site:link-click', (event) => {
    const { url } = event.detail
    const requestedTopic = topicOf(topicOfUrl(url))
    // Links to other sites can also contain the query parameter `about`, so the entire URL must match.
    if (!requestedTopic || url.href !== new URL(inquiryHref(requestedTopic.id), location.href).href)
      return
    event.preventDefault()
    changeTopic(requestedTopic)
    location.assign(`#${INQUIRY_FORM_TITLE_ID}`)
  })

  return { state, dispatch, onInput, readAll, changeTopic, formRef, defaultValues }
}

function useStatusTimeout({ status }: InquiryState, dispatch: Dispatch<InquiryAction>) {
  useEffect(() => {
    if (status !== 'sent' && status !== 'failed') return
    const timeout = setTimeout(() => dispatch({ type: 'statusExpired' }), STATUS_DISPLAY_MS)
    return () => clearTimeout(timeout)
  }, [status, dispatch])
}

function useApplyChanges(
  formRef: RefObject<HTMLFormElement | null>,
  { status, fields, topic, sentInquiry }: InquiryState,
) {
  const previousRef = useRef<Partial<InquiryState>>({})
  // Uses a layout effect, so that the draft is already deleted if the visitor reloads the page right after sending.
  useLayoutEffect(() => {
    if (status === 'prerendered') return
    const previous = previousRef.current
    const changedNames = FIELD_NAMES.filter(
      (name) => fields[name] !== (previous.fields ?? BLANK_FIELDS)[name],
    )
    const texts = Object.fromEntries(changedNames.map((name) => [name, fields[name]]))
    writeFields(formRef.current!, texts)
    draft.writeDraft(texts)
    if (topic !== previous.topic) draft.writeDraftTopic(topic?.id ?? '')
    if (sentInquiry !== previous.sentInquiry) draft.writeReceipt(sentInquiry)
    previousRef.current = { fields, topic, sentInquiry }
  }, [formRef, status, fields, topic, sentInquiry])
}

/**
 * If an extension makes hydration fail, React replaces the form with an empty form, so the fields are read before
 * hydration.
 */
function stateBeforeHydration(topic: InquiryTopic | undefined): InquiryState {
  const form = globalThis.document?.getElementById(INQUIRY_FORM_TITLE_ID)?.closest('form')
  return createInitialInquiryState({
    topic,
    fields: form ? readFields(form) : { ...BLANK_FIELDS, ...topic?.values },
  })
}
