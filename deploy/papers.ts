import { lastDayFindings, type Findings } from './last-day.ts'

interface PapersContent {
  specimen?: boolean
  certificates?: { entries?: { number?: string; validUntil?: string }[] }
}

/**
 * What keeps papers from being published on the day `now`: that they are specimens, or over. `content` is
 * what stands in content/papers.yaml; a certificate without a number is not shown, and so not looked at.
 */
export function papersFindings(content: unknown, now: Date): Findings {
  const { specimen, certificates } = (content ?? {}) as PapersContent
  const ends = (certificates?.entries ?? []).map(({ number, validUntil }, index) =>
    lastDayFindings(
      {
        where: `content/papers.yaml, certificates.entries[${index + 1}].validUntil`,
        day: number && validUntil,
        advice: 'Put in the renewed paper, or empty its number until it is there.',
      },
      now,
    ),
  )
  return {
    problems: [
      ...(specimen
        ? [
            "content/papers.yaml, specimen: true marks papers that do not exist. Put in the company's own, or [] and '' where it has none, and then false.",
          ]
        : []),
      ...ends.flatMap(({ problems }) => problems),
    ],
    warnings: ends.flatMap(({ warnings }) => warnings),
  }
}
