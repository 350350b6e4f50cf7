const disclosures = () => [...document.querySelectorAll('details')]
const closedDisclosures = () => disclosures().filter(({ open }) => !open)

function openDisclosures(hash: string) {
  const target = document.getElementById(hash.slice(1))
  const closed = closedDisclosures().filter((disclosure) => disclosure.contains(target))
  for (const disclosure of closed) disclosure.open = true
  return closed.length > 0 ? target : null
}

// Browsers don't open a disclosure for a link to the disclosure itself, and old browsers don't open a disclosure for any
// link. When a page loads or a visitor goes back, browsers scroll before the disclosure opens, so the script scrolls
// again.
const showTarget = () => openDisclosures(location.hash)?.scrollIntoView()
addEventListener('site:link-click', ({ detail: { url } }) => void openDisclosures(url.hash))
addEventListener('hashchange', showTarget)

// After a reload or Back, the page must be as high as before, so that the browser can restore the scroll position.
// `toggle` events don't bubble, so the listener captures them.
function saveOpen() {
  const open = disclosures().map((disclosure) => disclosure.open)
  // Doesn't import `replaceHistoryState`, because the build would then load the islands' shared scripts too early.
  try {
    history.replaceState({ open }, '')
  } catch {
    // Browsers limit how often a page can change the history.
  }
}
for (const type of ['toggle', 'hashchange']) addEventListener(type, saveOpen, { capture: true })
addEventListener('DOMContentLoaded', () => {
  const { open } = (history.state ?? {}) as { open?: boolean[] }
  if (!open) return showTarget()
  for (const [index, disclosure] of disclosures().entries()) disclosure.open = open[index] ?? false
})

// The script opens all disclosures before printing, because some browsers don't support `::details-content` in
// print.css.
let openedToPrint: HTMLDetailsElement[] = []
const setOpen = (isOpen: boolean) => {
  for (const disclosure of openedToPrint) disclosure.open = isOpen
}
addEventListener('beforeprint', () => {
  openedToPrint = closedDisclosures()
  setOpen(true)
})
addEventListener('afterprint', () => setOpen(false))
