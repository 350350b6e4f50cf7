import { readSession, tryOrUndefined, writeSession } from './browser'
import { INQUIRY_FIELD_PREFIX } from './element-ids'
import { BLANK_FIELDS, mapFields, type FieldName, type FieldValues } from './inquiry-fields'

const TOPIC_KEY = `${INQUIRY_FIELD_PREFIX}topic`
const RECEIPT_KEY = `${INQUIRY_FIELD_PREFIX}receipt`

/** Returns the ID of a form control, which is also the control's key in session storage. */
export const fieldId = (name: FieldName) => `${INQUIRY_FIELD_PREFIX}${name}`

/** Returns the draft's values: '' for an emptied or sent field, and undefined for a field that was never saved. */
export const readDraft = (): Partial<FieldValues> => mapFields((name) => readSession(fieldId(name)))

/** Saves the given fields, and keeps the draft's other fields. */
export function writeDraft(fields: Partial<FieldValues>) {
  for (const [name, text] of Object.entries(fields)) writeSession(fieldId(name as FieldName), text)
}

/** Returns the draft's topic: '' if the topic was removed or sent, and undefined if no topic was ever saved. */
export const readDraftTopic = () => readSession(TOPIC_KEY)

/** Saves a service ID as the draft's topic, or '' for no topic. */
export const writeDraftTopic = (id: string) => writeSession(TOPIC_KEY, id)

/** Returns the last inquiry sent from this tab, or undefined if no valid inquiry is stored. */
export const readReceipt = <Sent extends { fields: FieldValues }>(): Sent | undefined =>
  tryOrUndefined(() => {
    const sent = JSON.parse(readSession(RECEIPT_KEY)!) as Sent
    return { ...sent, fields: { ...BLANK_FIELDS, ...sent.fields } }
  })

/** Saves the last sent inquiry. The value undefined deletes the saved inquiry. */
export const writeReceipt = (sent: object | undefined) =>
  writeSession(RECEIPT_KEY, sent ? JSON.stringify(sent) : '')
