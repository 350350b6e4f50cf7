import { useStore } from '@nanostores/react'
import type { SectionId } from '../lib/sections'
import { $activeSection } from './landing'

/** The active section; `prerendered` is what the page shows until it is hydrated. */
export const useActiveSection = (prerendered: SectionId | undefined) =>
  useStore($activeSection, { ssr: () => prerendered })
