const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

/** Formats `2029-03-31` as `31 Mar 2029`, with non-breaking spaces. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', DAY).replaceAll(' ', '\u00a0')

/** Formats a size in decimal kB or MB, such as 180 kB or 1.2 MB. */
export function formatFileSize(bytes: number): string {
  const kB = Math.max(1, Math.round(bytes / 1000))
  return kB < 1000 ? `${kB} kB` : `${(kB / 1000).toFixed(1)} MB`
}

/** Keeps unknown placeholders. */
export const fillPlaceholders = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))

/** The number can contain spaces. */
export const telHref = (number: string) => `tel:${number.replaceAll(' ', '')}`
