import { afterNextFrame } from '../lib/browser'
import { isCurrentPage } from '../lib/link-click-event'

const { dataset } = document.documentElement
const endSmoothScroll = () => delete dataset['smooth']

// Only a followed link turns on smooth scrolling, so that Back and Forward scroll instantly.
addEventListener('site:link-click', ({ detail: { url } }) => {
  if (!isCurrentPage(url)) return
  dataset['smooth'] = ''
  if (!('onscrollend' in window)) afterNextFrame(endSmoothScroll)
})
addEventListener('scrollend', endSmoothScroll)
