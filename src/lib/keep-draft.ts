import { closestElement, isFreshNavigation, readSession, storedKeys, writeSession } from './browser'
import { INQUIRY_FIELD_PREFIX } from './element-ids'

const FIELDS = `[id^=${INQUIRY_FIELD_PREFIX}][name]`

/** Restores the draft until hydration, saves what visitors type, and empties the draft on /sent. */
export function keepDraft() {
  // On `focusin`, too, because Chromium restores older values after `DOMContentLoaded`, without an `input` event.
  for (const type of ['DOMContentLoaded', 'focusin']) addEventListener(type, restoreDraft)
  addEventListener('input', ({ target }) => {
    const field = closestElement<HTMLInputElement>(target, FIELDS)
    if (field) writeSession(field.id, field.value)
  })
  // Writes empty texts, because without a draft, the form would keep the sent text that browsers restore after Back.
  if (document.documentElement.dataset['page'] === 'sent' && isFreshNavigation())
    for (const key of storedKeys()) if (key.startsWith(INQUIRY_FIELD_PREFIX)) writeSession(key, '')
}

function restoreDraft() {
  for (const field of document.querySelectorAll<HTMLInputElement>(`astro-island[ssr] ${FIELDS}`)) {
    // A select element's default value is undefined.
    const prefilled = field.defaultValue || ''
    const text = readSession(field.id) || field.value
    // Moves the cursor to the end.
    if (text === prefilled) field.value = ''
    field.value = text.includes(prefilled.trim()) ? text : prefilled + text
  }
}
