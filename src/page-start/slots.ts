import { HYDRATING } from './names'

declare global {
  /** TypeScript's own types do not have it yet: https://w3c.github.io/trusted-types/ */
  interface Window {
    trustedTypes?: {
      createPolicy: (
        name: 'default',
        rules: { createHTML: (html: string) => string | null },
      ) => void
    }
  }
}

/**
 * Trusted Types: React may write again what stood in an island's slots when it was hydrated, and no other
 * text becomes markup. It does so where something has changed the page before (a translator, an
 * extension): then it draws the island anew.
 */
export function trustSlots() {
  const slots = new Set<string>()
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (slots.has(html) ? html : null),
  })
  addEventListener(
    HYDRATING,
    ({ target }) => {
      for (const slot of (target as Element).querySelectorAll('astro-slot'))
        slots.add(slot.innerHTML)
    },
    true,
  )
}
