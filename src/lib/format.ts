const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

/** A day, `YYYY-MM-DD`, as it is written in a table: 31 Mar 2029, which does not wrap. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', DAY).replaceAll(' ', '\u00a0')

/** The size of a file beside its link, in kB or MB of a thousand: 180 kB, 1.2 MB. */
export function formatSize(bytes: number): string {
  const kB = Math.max(1, Math.round(bytes / 1000))
  return kB < 1000 ? `${kB} kB` : `${(kB / 1000).toFixed(1)} MB`
}

/** A text with its placeholders, such as `{service}`, filled in. Others stay as they are. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** The address that calls a telephone number as visitors read it, with spaces. */
export const telephoneHref = (number: string) => `tel:${number.replaceAll(' ', '')}`
