/** Marks a name, number or reference that browser translators must not change. Returns an empty or missing text as it is. */
export const untranslated = (text: string | undefined) => text && <span translate="no">{text}</span>
