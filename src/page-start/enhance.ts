import { onScroll } from '../lib/on-scroll'
import { prefersReducedMotion } from '../lib/preferences'

/** What every page does beside its islands, once they have started. Nothing here is needed to read it. */

/** Content that waits below the window comes in with a short rise, once. */
function watchArrivals() {
  if (!('IntersectionObserver' in window) || prefersReducedMotion()) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isBelow = boundingClientRect.top >= innerHeight
        if (isIntersecting || !isBelow) {
          if (target.getAttribute('data-arrival') === 'waiting')
            target.setAttribute('data-arrival', 'arrived')
          observer.unobserve(target)
        } else target.setAttribute('data-arrival', 'waiting')
      }
    },
    { rootMargin: '0px 0px -8%' },
  )
  for (const element of document.querySelectorAll('[data-arrival]')) observer.observe(element)
}

/** The scroll offset (px) and the share of the page that has been read (0 to 1), for browsers without scroll timelines. */
function trackScroll() {
  if (CSS.supports('animation-timeline: scroll()')) return
  const { documentElement: root } = document
  onScroll(() => {
    root.style.setProperty('--scroll', String(scrollY))
    root.style.setProperty(
      '--progress',
      String(scrollY / Math.max(1, root.scrollHeight - innerHeight)),
    )
  })
}

/** The page may be older than the year. */
function showCurrentYear() {
  for (const element of document.querySelectorAll('[data-current-year]')) {
    element.textContent = String(new Date().getFullYear())
  }
}

if (typeof window !== 'undefined') {
  watchArrivals()
  trackScroll()
  showCurrentYear()
}
