/** Marks a name or number that translation tools must not change. */
export const wrapNoTranslate = (text: string | undefined) =>
  text && <span translate="no">{text}</span>
