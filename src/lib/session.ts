/** A value kept for this visit in this tab: null where none is, undefined where storage is missing or refused. */
export function readSession(key: string): string | null | undefined {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** Keeps a value for this visit, or forgets it when it is null. Storage that refuses is passed over. */
export function writeSession(key: string, value: string | null) {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // The visit goes on without it.
  }
}
