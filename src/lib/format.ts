const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day, `YYYY-MM-DD`, as it is written in a table: 31 Mar 2029. Throws for what is no day. */
export const formatDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`))

/** The size of a file beside its link, in kB or MB of a thousand: 180 kB, 1.2 MB. */
export function formatSize(bytes: number): string {
  const kB = Math.max(1, Math.round(bytes / 1000))
  return kB < 1000 ? `${kB} kB` : `${(kB / 1000).toFixed(1)} MB`
}

/** A text that does not wrap, such as a date. */
export const withoutBreaks = (text: string) => text.replaceAll(' ', '\u00a0')
