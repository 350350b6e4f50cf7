import { afterNextFrame } from '../lib/browser'
import { isThisPage } from '../lib/follow-link'

const { dataset } = document.documentElement
const end = () => delete dataset['smooth']

// The page scrolls smoothly to what a followed link leads to, and to nothing else: a reload or the URL's fragment is there
// at once. So is Back, but not during that scroll, which Chromium would finish instead of going back.
addEventListener('site:follow-link', ({ detail: { url } }) => {
  if (!isThisPage(url)) return
  dataset['smooth'] = ''
  if (!('onscrollend' in window)) afterNextFrame(end)
})
addEventListener('scrollend', end)
