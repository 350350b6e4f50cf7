import { closestElement, readSession, tryOrUndefined, writeSession } from './browser'
import { BLANK_FIELDS, mapFields, type FieldName, type FieldValues } from './inquiry-fields'

const PREFIX = 'inquiry-'
const TOPIC_KEY = `${PREFIX}topic`
const RECEIPT_KEY = `${PREFIX}receipt`

/** Returns the ID of a field's control. Also the field's key in session storage. */
export const fieldId = (name: FieldName) => `${PREFIX}${name}`

/**
 * Saves each input in the inquiry form as this tab's draft, even before hydration. Ignores values that the browser
 * restores, which fire no `input` event, because they can be older than the draft.
 */
export const saveDraftOnInput = () =>
  addEventListener('input', ({ target }) => {
    const field = closestElement<HTMLInputElement>(target, `[id^=${PREFIX}]`)
    if (field) writeSession(field.id, field.value)
  })

/** Returns this tab's draft. A field is '' if it was emptied or sent, and undefined if it was never saved. */
export const readDraft = (): Partial<FieldValues> => mapFields((name) => readSession(fieldId(name)))

/** Saves these fields of the draft. Other fields stay unchanged. */
export function writeDraft(fields: Partial<FieldValues>) {
  for (const [name, text] of Object.entries(fields)) writeSession(fieldId(name as FieldName), text)
}

/** Returns the topic's service ID. It is '' if the topic was removed or sent, and undefined if there never was one. */
export const readDraftTopic = () => readSession(TOPIC_KEY)

/** Saves the topic's service ID, or '' for no topic. */
export const writeDraftTopic = (id: string) => writeSession(TOPIC_KEY, id)

/** Returns the inquiry that this tab sent last, or undefined if there is none or the stored text is invalid. */
export const readReceipt = <Sent extends { fields: FieldValues }>(): Sent | undefined =>
  tryOrUndefined(() => {
    const sent = JSON.parse(readSession(RECEIPT_KEY)!) as Sent
    return { ...sent, fields: { ...BLANK_FIELDS, ...sent.fields } }
  })

/** Saves the inquiry that this tab sent last, or undefined to delete it. */
export const writeReceipt = (sent: object | undefined) =>
  writeSession(RECEIPT_KEY, sent ? JSON.stringify(sent) : '')
