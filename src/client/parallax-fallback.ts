import { prefersReducedMotion } from '../lib/browser'

/** The same distance as in styles/parallax.css. */
const SHIFT_PX = 10
/** The hero moves by a tenth of the scroll offset (docs/specification.md, 2.8). */
const HERO_FACTOR = 0.1

function progressOf(block: Element): number {
  const { top, height } = block.closest('section')!.getBoundingClientRect()
  return Math.min(Math.max((innerHeight - top) / (innerHeight + height), 0), 1)
}

function move(selector: string, distanceOf: (element: HTMLElement) => number) {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)]
  const distances = elements.map(distanceOf)
  for (const [index, { style }] of elements.entries())
    style.translate = prefersReducedMotion() ? '' : `0 ${distances[index]}px`
}

function onScroll() {
  move('[data-parallax="hero"]', () => scrollY * HERO_FACTOR)
  move('[data-parallax="section"]', (block) => SHIFT_PX - 2 * SHIFT_PX * progressOf(block))
}

if (!CSS.supports('animation-timeline: view()')) {
  onScroll()
  addEventListener('scroll', onScroll, { passive: true })
}
