import { closestElement, readSession, writeSession } from './browser'
import { mapFields, type FieldName, type FieldValues } from './inquiry-fields'

const PREFIX = 'inquiry-'
const TOPIC_KEY = `${PREFIX}topic`

/** Returns the id of a field's control, which is also the key of the field's draft in session storage. */
export const fieldId = (name: FieldName) => `${PREFIX}${name}`

/**
 * Saves each input in the inquiry form as this tab's draft, also before hydration. Texts that the browser restores cause no
 * `input` event, and are not saved here, because they may be older than the draft.
 */
export const saveDraftOnInput = () =>
  addEventListener('input', ({ target }) => {
    const field = closestElement<HTMLInputElement>(target, `[id^=${PREFIX}]`)
    if (field) writeSession(field.id, field.value)
  })

/** Returns this tab's draft: '' for a field that was emptied or sent, undefined for one that was never saved. */
export const readDraft = (): Partial<FieldValues> => mapFields((name) => readSession(fieldId(name)))

/** Saves fields of the draft, and leaves the others alone. */
export function writeDraft(fields: Partial<FieldValues>) {
  for (const [name, text] of Object.entries(fields)) writeSession(fieldId(name as FieldName), text)
}

/** Returns the id of the draft's topic: '' after it was removed or sent, undefined if there never was one. */
export const readDraftTopic = () => readSession(TOPIC_KEY)

/** Saves the id of the draft's topic; '' for none. */
export const writeDraftTopic = (id: string) => writeSession(TOPIC_KEY, id)
