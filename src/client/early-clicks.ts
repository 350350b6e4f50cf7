import { closestElement } from '../lib/browser'

// Repeats clicks on an island's buttons after hydration, in order. Ignores buttons that submit or open a popover,
// because they work without scripts.
addEventListener('click', ({ target }) => {
  const button = closestElement<HTMLButtonElement>(target, 'button')
  const island = button?.closest('astro-island[ssr]')
  if (!island || button?.type !== 'button' || button.popoverTargetElement) return
  // One task for each click, so that React renders between clicks.
  const click = () => setTimeout(() => button.click())
  island.addEventListener('astro:hydrate', click, { once: true })
})
