import { afterNextFrame } from '../lib/browser'
import { isThisPage } from '../lib/followed-links'

const { dataset } = document.documentElement
const endSmoothScroll = () => delete dataset['smooth']

// Only followed links scroll smoothly. Back is instant, except during a smooth scroll, which Chromium would finish
// first.
addEventListener('site:follow-link', ({ detail: { url } }) => {
  if (!isThisPage(url)) return
  dataset['smooth'] = ''
  if (!('onscrollend' in window)) afterNextFrame(endSmoothScroll)
})
addEventListener('scrollend', endSmoothScroll)
