const closedDisclosures = () => [
  ...document.querySelectorAll<HTMLDetailsElement>('details:not([open])'),
]

function openDisclosures(hash: string) {
  const target = document.getElementById(hash.slice(1))
  const closed = closedDisclosures().filter((disclosure) => disclosure.contains(target))
  for (const disclosure of closed) disclosure.open = true
  return closed.length > 0 ? target : null
}

// Browsers open a disclosure only for links to elements inside, and old browsers never do. On load and Back, browsers
// scroll before the disclosure is open.
addEventListener('site:follow-link', ({ detail: { url } }) => void openDisclosures(url.hash))
for (const type of ['DOMContentLoaded', 'hashchange'])
  addEventListener(type, () => openDisclosures(location.hash)?.scrollIntoView())

// print.css can't open disclosures without `::details-content`.
let openedToPrint: HTMLDetailsElement[] = []
const setOpen = (isOpen: boolean) => {
  for (const disclosure of openedToPrint) disclosure.open = isOpen
}
addEventListener('beforeprint', () => {
  openedToPrint = closedDisclosures()
  setOpen(true)
})
addEventListener('afterprint', () => setOpen(false))
