import { closestElement, writeSession } from './browser'
import { INQUIRY_FIELD_PREFIX } from './element-ids'

/** Saves what visitors type, even before hydration. Values that the browser restores don't dispatch `input` events. */
export const saveDraftOnInput = () =>
  addEventListener('input', ({ target }) => {
    const field = closestElement<HTMLInputElement>(target, `[id^=${INQUIRY_FIELD_PREFIX}]`)
    if (field) writeSession(field.id, field.value)
  })
