import { afterNextFrame } from '../lib/browser'
import { isThisPage } from '../lib/follow-link'

const { dataset } = document.documentElement
const endSmoothScroll = () => delete dataset['smooth']

// The page scrolls smoothly only to followed links. Reloads and fragments in the URL scroll instantly, and so does
// Back, except during a smooth scroll, which Chromium would finish first.
addEventListener('site:follow-link', ({ detail: { url } }) => {
  if (!isThisPage(url)) return
  dataset['smooth'] = ''
  if (!('onscrollend' in window)) afterNextFrame(endSmoothScroll)
})
addEventListener('scrollend', endSmoothScroll)
