import { PAGES } from './pages.ts'
import type { Row } from './rows.ts'
import type { Served } from './serve.ts'
import { medians } from './statistics.ts'

type Values = Record<string, number>

/**
 * Measures the reference and every page, in turns: the reference first in every round, so that both
 * share whatever the machine is doing. Medians of all rounds; ratios are taken in each, from the
 * `fcpMs` and `lcpMs` that `measure` has to give.
 */
export async function besideReference(
  { siteUrl, referenceUrl }: Pick<Served, 'siteUrl' | 'referenceUrl'>,
  { part, preset, rounds }: { part: string; preset: string; rounds: number },
  measure: (url: string) => Promise<Values>,
): Promise<Row[]> {
  const runs = new Map<string, Values[]>()
  const keep = (where: string, values: Values) =>
    runs.set(where, [...(runs.get(where) ?? []), values])
  for (let round = 0; round < rounds; round += 1) {
    const bare = await measure(referenceUrl)
    keep('reference', bare)
    for (const path of PAGES) {
      const page = await measure(siteUrl + path)
      keep(path, {
        fcpRatio: page['fcpMs']! / bare['fcpMs']!,
        lcpRatio: page['lcpMs']! / bare['lcpMs']!,
        ...page,
      })
    }
  }
  return [...runs].map(([where, values]) => ({
    part: where === 'reference' ? `${part} of the reference` : part,
    where: `${preset} ${where}`,
    values: medians(values),
  }))
}
