import type { z } from 'astro/zod'
import { fillPlaceholders } from '../lib/format'
import type { keyFacts } from './fields'

type KeyFact = z.infer<typeof keyFacts>[number]

/** `sections` maps the IDs of shown sections to the values of placeholders. */
export const shownKeyFacts = (
  facts: readonly KeyFact[],
  sections: Record<string, Record<string, string | number> | undefined>,
) =>
  facts.flatMap((fact) => {
    const values = sections[fact.section]
    return values ? { ...fact, value: fillPlaceholders(fact.value, values) } : []
  })
