import type { z } from 'astro/zod'
import { fillPlaceholders } from '../lib/format'
import type { keyFacts } from './schemas/fields'

export type KeyFact = z.infer<typeof keyFacts>[number]

/** Returns the key facts about the given sections, with each section's values in place of the placeholders. */
export const fillKeyFacts = (
  facts: readonly KeyFact[],
  sections: Record<string, Record<string, string | number> | undefined>,
) =>
  facts.flatMap((fact) => {
    const values = sections[fact.sectionId]
    return values ? { ...fact, value: fillPlaceholders(fact.value, values) } : []
  })
