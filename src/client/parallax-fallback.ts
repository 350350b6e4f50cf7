import { prefersReducedMotion } from '../lib/browser'

/** Shift at either end of a section's way through the viewport, as in styles/motion.css, in px. */
const SHIFT_PX = 10
/** The hero moves by this part of the scroll offset (2.8 in docs/specification.md). */
const HERO_FACTOR = 0.1

/** How far a block's section has crossed the viewport, 0 to 1. */
function progressOf(block: Element): number {
  const { top, height } = block.closest('section')!.getBoundingClientRect()
  return Math.min(Math.max((innerHeight - top) / (innerHeight + height), 0), 1)
}

function move(selector: string, distanceOf: (element: HTMLElement) => number) {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)]
  // All before the first one moves: after that, each would cost a layout.
  const distances = elements.map(distanceOf)
  for (const [index, { style }] of elements.entries())
    style.translate = prefersReducedMotion() ? '' : `0 ${distances[index]}px`
}

function onScroll() {
  move('[data-parallax="hero"]', () => scrollY * HERO_FACTOR)
  move('[data-parallax="section"]', (block) => SHIFT_PX - 2 * SHIFT_PX * progressOf(block))
}

// Moves what has `data-parallax` (parts of the hero, one block of each section). after-load.ts fetches this file where scroll
// timelines are missing.
onScroll()
addEventListener('scroll', onScroll, { passive: true })
