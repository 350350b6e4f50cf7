import type { z } from 'astro/zod'
import { fill } from '../lib/format'
import type { keyFacts } from './fields'

type KeyFact = z.infer<typeof keyFacts>[number]

/**
 * Returns the facts whose sections the page shows, with their placeholders filled in. `sections` has the id of each section
 * that the page shows, with what the placeholders of facts about it stand for.
 */
export const shownKeyFacts = (
  facts: readonly KeyFact[],
  sections: Record<string, Record<string, string | number> | undefined>,
) =>
  facts.flatMap((fact) => {
    const words = sections[fact.section]
    return words ? { ...fact, value: fill(fact.value, words) } : []
  })
