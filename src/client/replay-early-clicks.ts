import { closestElement } from '../lib/browser'

// Repeats early clicks after hydration. Buttons that submit a form or open a popover work without scripts.
addEventListener('click', ({ target }) => {
  const button = closestElement<HTMLButtonElement>(target, 'button')
  const island = button?.closest('astro-island[ssr]')
  if (!island || button?.type !== 'button' || button.popoverTargetElement) return
  // Each click is repeated in its own task, because React renders between tasks.
  const click = () => setTimeout(() => button.click())
  island.addEventListener('astro:hydrate', click, { once: true })
})
