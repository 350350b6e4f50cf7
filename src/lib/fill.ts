/** A text with its placeholders, such as `{service}`, filled in. Others stay as they are. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
