/** Marks a name or number that translators mustn't change. */
export const untranslated = (text: string | undefined) => text && <span translate="no">{text}</span>
