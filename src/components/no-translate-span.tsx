/** Marks a name or number that translation tools must not change. */
export const noTranslateSpan = (text: string | undefined) =>
  text && <span translate="no">{text}</span>
