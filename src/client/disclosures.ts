import { isThisPage } from '../lib/follow-link'

const closedDisclosures = () => [
  ...document.querySelectorAll<HTMLDetailsElement>('details:not([open])'),
]

/**
 * Opens the disclosures that a URL's hash names or that contain the named element. Returns the element if one of them was
 * closed.
 */
function open(hash: string) {
  const target = document.getElementById(hash.slice(1))
  const closed = closedDisclosures().filter((disclosure) => disclosure.contains(target))
  for (const disclosure of closed) disclosure.open = true
  return closed.length > 0 ? target : null
}

// Browsers open a disclosure only for a link to an element inside it, and the oldest ones not even then. On a click, the
// browser scrolls afterwards. On load and on Back it has already tried to, on a page that was shorter.
addEventListener('site:follow-link', ({ detail: { url } }) => {
  if (isThisPage(url)) open(url.hash)
})
for (const type of ['DOMContentLoaded', 'hashchange'])
  addEventListener(type, () => open(location.hash)?.scrollIntoView())

// For browsers without `::details-content`, with which print.css opens disclosures.
let openedToPrint: HTMLDetailsElement[] = []
const setOpen = (isOpen: boolean) => {
  for (const disclosure of openedToPrint) disclosure.open = isOpen
}
addEventListener('beforeprint', () => {
  openedToPrint = closedDisclosures()
  setOpen(true)
})
addEventListener('afterprint', () => setOpen(false))
