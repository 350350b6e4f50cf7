import type { ClientDirective } from 'astro'

const WAKING_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Client directive `client:after-load`: React starts once the page has loaded and the browser
 * is idle, or at the visitor's first press or key, whichever comes first. Until then the
 * prerendered page answers for itself. Buttons that only React answers are pressed again for the
 * visitor once it can.
 */
const hydrateAfterLoad: ClientDirective = async (load, _options, island) => {
  let missed: HTMLButtonElement | undefined
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    if (button?.type === 'button' && !button.popoverTargetElement) missed = button
  }
  island.addEventListener('click', remember)
  await new Promise<unknown>((start) => {
    const whenIdle = () => (self.requestIdleCallback ?? setTimeout)(start)
    for (const event of WAKING_EVENTS) addEventListener(event, start, { once: true, passive: true })
    if (document.readyState === 'complete') whenIdle()
    else addEventListener('load', whenIdle, { once: true })
  })
  const hydrate = await load()
  island.removeEventListener('click', remember)
  await hydrate()
  missed?.click()
}

export default hydrateAfterLoad
