const closedDisclosures = () => [
  ...document.querySelectorAll<HTMLDetailsElement>('details:not([open])'),
]

function openDisclosures(hash: string) {
  const target = document.getElementById(hash.slice(1))
  const closed = closedDisclosures().filter((disclosure) => disclosure.contains(target))
  for (const disclosure of closed) disclosure.open = true
  return closed.length > 0 ? target : null
}

// Browsers don't open a disclosure for a link to the disclosure itself, and old browsers don't open a disclosure for any
// link. When a page loads or a visitor goes back, browsers scroll before the disclosure opens, so the script scrolls
// again.
addEventListener('site:link-click', ({ detail: { url } }) => void openDisclosures(url.hash))
for (const type of ['DOMContentLoaded', 'hashchange'])
  addEventListener(type, () => openDisclosures(location.hash)?.scrollIntoView())

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
