import { closestElement } from '../lib/browser'

// Repeats clicks on an island's buttons (of a component that Astro hydrates) after its hydration, in order: not on those
// that submit or open a popover, which work by themselves.
addEventListener('click', ({ target }) => {
  const button = closestElement<HTMLButtonElement>(target, 'button')
  const island = button?.closest('astro-island[ssr]')
  if (!island || button?.type !== 'button' || button.popoverTargetElement) return
  // Each in a task of its own: React has rendered what one click changed before the next.
  const click = () => setTimeout(() => button.click())
  island.addEventListener('astro:hydrate', click, { once: true })
})
