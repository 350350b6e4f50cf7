/** Marks a name or number that translators mustn't change. Returns an empty or missing text unchanged. */
export const untranslated = (text: string | undefined) => text && <span translate="no">{text}</span>
