import { closestElement, readSession, writeSession } from './browser'
import type { FieldName } from './inquiry-fields'

const PREFIX = 'inquiry-'

/** The id of a field's control, and the key of its draft in session storage. */
export const fieldId = (name: FieldName) => `${PREFIX}${name}`

/**
 * Keeps all input in the inquiry form as this tab's draft from now on. Only input has an `input` event: what
 * the browser restores comes without one, and may be older than the draft.
 */
export const saveDraftOnInput = () =>
  addEventListener('input', ({ target }) => {
    const field = closestElement<HTMLInputElement>(target, `[id^=${PREFIX}]`)
    if (field) writeSession(field.id, field.value)
  })

/** The draft of a field: '' once it was emptied or sent, undefined without input or session storage. */
export const draftOf = (name: FieldName) => readSession(fieldId(name))

/** Keeps a field's draft; '' means that nothing is to be shown again. */
export const writeDraft = (name: FieldName, text: string) => writeSession(fieldId(name), text)
