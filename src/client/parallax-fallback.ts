import { prefersReducedMotion } from '../lib/browser'

/** The shift in px at both ends of a section's way through the viewport, as in styles/motion.css. */
const SHIFT_PX = 10
/** The hero moves by this fraction of the scroll offset (2.8 in docs/specification.md). */
const HERO_FACTOR = 0.1

/** Returns how far a block's section has crossed the viewport, 0 to 1. */
function progressOf(block: Element): number {
  const { top, height } = block.closest('section')!.getBoundingClientRect()
  return Math.min(Math.max((innerHeight - top) / (innerHeight + height), 0), 1)
}

function move(selector: string, distanceOf: (element: HTMLElement) => number) {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)]
  // Read all distances before writing, to avoid layout thrashing.
  const distances = elements.map(distanceOf)
  for (const [index, { style }] of elements.entries())
    style.translate = prefersReducedMotion() ? '' : `0 ${distances[index]}px`
}

function onScroll() {
  move('[data-parallax="hero"]', () => scrollY * HERO_FACTOR)
  move('[data-parallax="section"]', (block) => SHIFT_PX - 2 * SHIFT_PX * progressOf(block))
}

// Moves elements with `data-parallax`. after-load.ts loads this file in browsers without scroll timelines.
onScroll()
addEventListener('scroll', onScroll, { passive: true })
