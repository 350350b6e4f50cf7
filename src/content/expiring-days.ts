import { endOfDay } from './security-txt.ts'

const WARNING_DAYS = 30
const DAY_MS = 86_400_000

/** The content as YAML has it, by the name of its file. */
export interface DatedContent {
  'security.yaml'?: { expires?: string }
  'credentials.yaml'?: {
    certificates?: { entries?: { number?: string; validUntil?: string }[] }
    registration?: { gstin?: string }
  }
}

/** The fields whose last day, `YYYY-MM-DD`, is over at the time `now`, and those whose day will be within 30 days. */
export function expiringDays(content: DatedContent, now: Date) {
  const certificates = content['credentials.yaml']?.certificates?.entries ?? []
  const days = [
    { field: 'security.yaml: expires', day: content['security.yaml']?.expires },
    // A certificate without a number is not shown, so its day does not matter.
    ...certificates.map(({ number, validUntil }, index) => ({
      field: `credentials.yaml: certificates.entries.${index}.validUntil`,
      day: number && validUntil,
    })),
  ].map(({ field, day }) => ({
    left: (endOfDay(String(day)).getTime() - now.getTime()) / DAY_MS,
    text: `content/${field}: found ${day}, expected a later day`,
  }))
  return {
    over: days.filter(({ left }) => left < 0).map(({ text }) => text),
    near: days.filter(({ left }) => left >= 0 && left < WARNING_DAYS).map(({ text }) => text),
  }
}
