import { whenParsed } from '../lib/browser'
import { findSimilarLink } from '../lib/find-similar-link'

function suggestSimilarLink() {
  const suggestion = document.querySelector<HTMLElement>('[data-nearest]')
  if (!suggestion) return
  // The selector excludes the home link, because the company's name in the logo could match by chance.
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([href="/"])')
  const nearest = findSimilarLink(location.pathname, links)
  if (!nearest) return
  const link = document.createElement('a')
  link.className = 'link touch-target'
  link.href = nearest.href
  link.textContent = nearest.textContent
  suggestion.append(`${suggestion.dataset['nearest']} `, link)
}

whenParsed(suggestSimilarLink)
