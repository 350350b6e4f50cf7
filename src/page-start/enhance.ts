import { onScroll } from '../lib/on-scroll'
import { prefersReducedMotion } from '../lib/browser'
import plainMenus from './plain-menus.css?url&no-inline'
import { trustSlots } from './slots'
import { ARRIVAL, ARRIVED, CELLS, CURRENT_YEAR, PROGRESS, SCROLL } from './names'

/** What every page does beside its islands, once it has loaded and before they hydrate. Nothing here is needed to read it. */

/** How far around the window's lower edge something comes in with a rise, as a share of the window. */
const EDGE = 0.04

/** Of the chart's border under the bar; progress-border.module.css draws them. */
const BORDER_CELLS = 60

/**
 * What is scrolled to comes in with a short rise, once. Nothing is hidden to wait for it: it begins
 * just below the window, and what a leap brings into the window is simply there.
 */
function watchArrivals() {
  if (!('IntersectionObserver' in window) || prefersReducedMotion()) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        if (boundingClientRect.top > innerHeight * (1 - EDGE)) target.setAttribute(ARRIVAL, ARRIVED)
      }
    },
    { rootMargin: `0px 0px ${EDGE * 100}%` },
  )
  for (const element of document.querySelectorAll(`[${ARRIVAL}]`)) observer.observe(element)
}

function trackScroll() {
  if (CSS.supports('animation-timeline: scroll()')) return
  const { documentElement: root } = document
  onScroll(() => {
    root.style.setProperty(SCROLL, String(scrollY))
    const progress = scrollY / Math.max(1, root.scrollHeight - innerHeight)
    root.style.setProperty(PROGRESS, String(progress))
    root.style.setProperty(CELLS, String(Math.floor(progress * BORDER_CELLS) / BORDER_CELLS))
  })
}

/** The page may be older than the year. */
function showCurrentYear() {
  for (const element of document.querySelectorAll(`[${CURRENT_YEAR}]`)) {
    element.textContent = String(new Date().getFullYear())
  }
}

/** A browser without popovers has the menus' entries as rows of the page. */
function layOutMenus() {
  if ('popover' in HTMLElement.prototype) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = plainMenus
  document.head.append(link)
}

trustSlots()
layOutMenus()
watchArrivals()
trackScroll()
showCurrentYear()
