import { untilLoadedAndPainted, whenParsed } from '../lib/browser'
import { dispatchLinkClickEvents } from '../lib/link-click-event'
import { moveFocusTo } from '../lib/move-focus'
import './menu-popover'
import './parallax-fallback'
import './report-errors'
import './smooth-scroll-on-link'
import './restore-scroll-on-back'
import './suggest-similar-link'

dispatchLinkClickEvents()

// With a permanent `tabindex`, `main` would take the focus on every click on text.
addEventListener('site:link-click', ({ detail: { url } }) => {
  if (url.hash === '#content') moveFocusTo(document.querySelector('main'))
})

// Updates the year, because the page may have been built in an earlier year. A clock that is behind the build year is
// wrong, so the later year is shown.
whenParsed(() => {
  const year = document.querySelector<HTMLElement>('[data-build-year]')!
  const built = Number(year.dataset['buildYear'])
  year.textContent = String(Math.max(built, new Date().getFullYear()))
})

const { dataset } = document.documentElement

// Loads the font after the first paint, because on a slow connection, the font would compete with visible content.
const applyFont = () => (dataset['font'] = '')
const loadFont = () => document.fonts?.load('1em Archivo').then(applyFont, () => {})
void untilLoadedAndPainted().then(loadFont)
