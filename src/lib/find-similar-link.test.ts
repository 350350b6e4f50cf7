import { expect, test } from 'vitest'
import { findSimilarLink } from './find-similar-link'

const LINKS = [
  ['/', ''],
  ['/#home', 'Home'],
  ['/#about', 'About'],
  ['/#services', 'Services'],
  ['/#technical', 'Technical Management'],
  ['/#contact', 'Contact'],
  ['/services/technical', 'Technical Management'],
  ['/services/freight', 'Freight Management'],
  ['/credentials', 'Licences and ships'],
  ['/privacy', 'Privacy'],
].map(([path = '', textContent = '']) => ({ href: `https://contact.example${path}`, textContent }))

test.each([
  ['/sevices', '/#services'],
  ['/abuot', '/#about'],
  ['/contact-us', '/#contact'],
  ['/About.html', '/#about'],
  ['/services/tecnical', '/services/technical'],
  ['/freight-management', '/services/freight'],
  ['/licenses', '/credentials'],
  ['/en/privacy-policy', '/privacy'],
  ['/nowhere', undefined],
  ['/%E0%A4/', undefined],
  ['/', undefined],
])('nearest link for the mistyped URL %s: is %s', (path, expected) => {
  expect(findSimilarLink(path, LINKS)?.href).toBe(expected && `https://contact.example${expected}`)
})
