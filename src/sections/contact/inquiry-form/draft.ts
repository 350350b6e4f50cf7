import { BLANK_FIELDS, FIELD_NAMES, type Fields } from '../../../lib/inquiry-fields'
import { readSession, writeSession } from '../../../lib/session'

const DRAFT_KEY = 'inquiry-draft'

/** What a stored draft holds. A text that is no draft is blank, a field that is no text too. */
export function parseDraft(stored: string | null): Fields {
  const draft = { ...BLANK_FIELDS }
  try {
    const values: unknown = JSON.parse(stored ?? '{}')
    for (const name of FIELD_NAMES) {
      const value = (values as Partial<Record<string, unknown>> | null)?.[name]
      if (typeof value === 'string') draft[name] = value
    }
  } catch {
    // Not ours, or cut short: the visitor starts with what can be read, which is nothing.
  }
  return draft
}

/** The draft of this tab: blank where there is none, undefined where storage is refused. */
export function loadDraft(): Fields | undefined {
  const stored = readSession(DRAFT_KEY)
  return stored === undefined ? undefined : parseDraft(stored)
}

/** Keeps what was typed in this tab, where storage allows it. Blank fields leave nothing behind. */
export function saveDraft(fields: Fields) {
  const isBlank = Object.values(fields).every((value) => value === '')
  writeSession(DRAFT_KEY, isBlank ? null : JSON.stringify(fields))
}
