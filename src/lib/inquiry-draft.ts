import { readSession, tryOrUndefined, writeSession } from './browser'
import { INQUIRY_FIELD_PREFIX } from './ids'
import { BLANK_FIELDS, mapFields, type FieldName, type FieldValues } from './inquiry-fields'

const TOPIC_KEY = `${INQUIRY_FIELD_PREFIX}topic`
const RECEIPT_KEY = `${INQUIRY_FIELD_PREFIX}receipt`

/** Returns a control's ID, which is also the key in session storage. */
export const fieldId = (name: FieldName) => `${INQUIRY_FIELD_PREFIX}${name}`

/** Returns '' for fields that were emptied or sent, and undefined for fields that were never saved. */
export const readDraft = (): Partial<FieldValues> => mapFields((name) => readSession(fieldId(name)))

/** Keeps the draft's other fields. */
export function writeDraft(fields: Partial<FieldValues>) {
  for (const [name, text] of Object.entries(fields)) writeSession(fieldId(name as FieldName), text)
}

/** Returns '' for a removed or sent topic, and undefined if there never was one. */
export const readDraftTopic = () => readSession(TOPIC_KEY)

/** Saves a service ID, or '' for no topic. */
export const writeDraftTopic = (id: string) => writeSession(TOPIC_KEY, id)

/** Returns the inquiry that this tab sent last. Undefined if invalid. */
export const readReceipt = <Sent extends { fields: FieldValues }>(): Sent | undefined =>
  tryOrUndefined(() => {
    const sent = JSON.parse(readSession(RECEIPT_KEY)!) as Sent
    return { ...sent, fields: { ...BLANK_FIELDS, ...sent.fields } }
  })

/** Saves the last sent inquiry. Undefined deletes it. */
export const writeReceipt = (sent: object | undefined) =>
  writeSession(RECEIPT_KEY, sent ? JSON.stringify(sent) : '')
