import { untilLoadedAndPainted } from '../lib/browser'
import { listenForFollowedLinks } from '../lib/follow-link'
import { saveDraftOnInput } from '../lib/inquiry-draft'
import { moveFocusTo } from '../lib/move-focus'
import { restoreScrollPositions } from '../lib/scroll-restoration'
import './disclosures'
import './early-clicks'
import './menu'
import './report-failures'
import './smooth-scroll'

// Small enhancements that do not wait for hydration. The page can be read and used without them.

listenForFollowedLinks()
restoreScrollPositions()
saveDraftOnInput()

// With a `tabindex` of its own, `main` would take the focus from every click on text.
addEventListener('site:follow-link', ({ detail: { url } }) => {
  if (url.hash === '#content') moveFocusTo(document.querySelector('main'))
})

// The page may have been built in an earlier year. A clock that runs behind the build is wrong.
addEventListener('DOMContentLoaded', () => {
  const year = document.querySelector<HTMLElement>('[data-build-year]')!
  const built = Number(year.dataset['buildYear'])
  year.textContent = String(Math.max(built, new Date().getFullYear()))
})

const { dataset } = document.documentElement

// The font shares no slow connection with what is shown first. It is used when it has come (styles/tokens.css): the browser
// then lays the words out anew once.
const applyFont = () => (dataset['font'] = '')
const loadFont = () => document.fonts?.load('1em Archivo').then(applyFont, () => {})
void untilLoadedAndPainted().then(loadFont)
