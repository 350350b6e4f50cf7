import { readSession, tryOrUndefined, writeSession } from './browser'
import { INQUIRY_FIELD_PREFIX } from './element-ids'
import { BLANK_FIELDS, mapFields, type FieldName, type FieldValues } from './inquiry-fields'

const TOPIC_KEY = `${INQUIRY_FIELD_PREFIX}topic`
const RECEIPT_KEY = `${INQUIRY_FIELD_PREFIX}receipt`

/** Returns the ID of a form control, which is also the control's key in session storage. */
export const fieldId = (name: FieldName) => `${INQUIRY_FIELD_PREFIX}${name}`

/** Returns '' for an emptied or sent field, and undefined for a field that was never saved. */
export const readDraft = (): Partial<FieldValues> => mapFields((name) => readSession(fieldId(name)))

/** Saves the given fields of the draft. */
export function writeDraft(fields: Partial<FieldValues>) {
  for (const [name, text] of Object.entries(fields)) writeSession(fieldId(name as FieldName), text)
}

/** Returns '' if the topic was removed or sent, and undefined if no topic was ever saved. */
export const readDraftTopic = () => readSession(TOPIC_KEY)

/** An empty `id` removes the topic. */
export const writeDraftTopic = (id: string) => writeSession(TOPIC_KEY, id)

/** Returns undefined if no valid inquiry is stored. */
export const readReceipt = <Sent extends { fields: FieldValues }>(): Sent | undefined =>
  tryOrUndefined(() => {
    const sent = JSON.parse(readSession(RECEIPT_KEY)!) as Sent
    return { ...sent, fields: { ...BLANK_FIELDS, ...sent.fields } }
  })

/** Deletes the saved inquiry if `sent` is undefined. */
export const writeReceipt = (sent: object | undefined) =>
  writeSession(RECEIPT_KEY, sent ? JSON.stringify(sent) : '')
