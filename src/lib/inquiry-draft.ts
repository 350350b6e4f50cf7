import type { FieldName } from './inquiry-fields'
import { readSession, writeSession } from './session'

const PREFIX = 'inquiry-'
const SUGGESTED_PREFIX = 'suggested-'

/** The id of a field's control, and the name under which its text is kept. */
export const fieldId = (name: FieldName) => `${PREFIX}${name}`

/**
 * Keeps what is typed into the inquiry form, from now on and field by field, as the draft of this tab.
 * Only an `input` event is the visitor's: what the browser puts back into the fields comes without one,
 * and may be older than the draft.
 */
export function keepDraft() {
  addEventListener('input', ({ target }) => {
    const { id, value } = target as HTMLInputElement
    if (id.startsWith(PREFIX)) writeSession(id, value)
  })
}

/**
 * What was last typed into a field in this tab: '' where it was emptied since or has been sent, undefined
 * where nothing was typed, or storage is refused.
 */
export const draftOf = (name: FieldName) => readSession(fieldId(name))

/** What was last suggested for a field: as long as this stands in it, the visitor has not touched it. */
export const suggestionOf = (name: FieldName) => readSession(`${SUGGESTED_PREFIX}${name}`)

/** Makes a text that the visitor has not typed the draft of a field. */
export function suggestDraft(name: FieldName, text: string) {
  writeSession(fieldId(name), text)
  writeSession(`${SUGGESTED_PREFIX}${name}`, text)
}

/** Leaves a field's draft empty, so that a text that the browser puts back is known to be older. */
export const emptyDraft = (name: FieldName) => suggestDraft(name, '')
