/** A value kept for this visit in this tab: undefined where none is, or storage is missing or refused. */
export function readSession(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value for this visit. Storage that refuses is passed over. */
export function writeSession(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // The visit goes on without it.
  }
}
