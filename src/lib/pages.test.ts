import { expect, test } from 'vitest'
import { socialImagePageOf, sectionHref, sectionOf, serviceAnchorHref } from './pages'

test('entries stay on a page that has the section and lead home from any other', () => {
  expect(sectionHref('home', 'about')).toBe('/#about')
  expect(sectionHref('about', 'about')).toBe('/about#about')
  expect(sectionHref('about', 'contact')).toBe('/#contact')
  for (const page of ['error', 'privacy', 'sent', 'not-sent'] as const)
    expect(sectionHref(page, 'home')).toBe('/#home')
  expect(serviceAnchorHref('services', 'crew')).toBe('/services#crew')
  expect(serviceAnchorHref('contact', 'crew')).toBe('/#crew')
  expect(serviceAnchorHref('services/crew', 'crew')).toBe('/#crew')
})

test.each([
  ['home', 'home'],
  ['services', 'services'],
  ['services/crew', 'services'],
  ['sent', 'contact'],
  ['privacy', undefined],
  ['error', undefined],
] as const)('page %s belongs to section %s', (page, section) => {
  expect(sectionOf(page)).toBe(section)
})

test('social image: is a page’s own, that of its section, or that of the landing page', () => {
  const pages = ['seafarers', 'services/crew', 'sent', 'privacy'] as const
  expect(pages.map(socialImagePageOf)).toEqual(['seafarers', 'services/crew', 'contact', 'home'])
})
