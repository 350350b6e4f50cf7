import { expect, test } from 'vitest'
import { pageIdOf, sectionHrefFrom, sectionOfPage, serviceHrefFrom } from './page-ids'

test('links to sections: stay on a page that contains the section, otherwise lead to the landing page', () => {
  expect(sectionHrefFrom('home', 'about')).toBe('/#about')
  expect(sectionHrefFrom('about', 'about')).toBe('/about#about')
  expect(sectionHrefFrom('about', 'contact')).toBe('/#contact')
  for (const page of ['error', 'privacy', 'sent', 'not-sent'] as const)
    expect(sectionHrefFrom(page, 'home')).toBe('/#home')
  expect(serviceHrefFrom('services', 'crew')).toBe('/services#crew')
  expect(serviceHrefFrom('contact', 'crew')).toBe('/#crew')
  expect(serviceHrefFrom('services/crew', 'crew')).toBe('/#crew')
})

test.each([
  ['home', 'home'],
  ['services', 'services'],
  ['services/crew', 'services'],
  ['sent', 'contact'],
  ['privacy', undefined],
  ['error', undefined],
] as const)('page %s: belongs to section %s', (page, section) => {
  expect(sectionOfPage(page)).toBe(section)
})

test.each([
  ['/services/crew#fee', 'services/crew'],
  ['/about', 'about'],
  ['/#contact', 'home'],
])('link to %s: leads to page %s', (href, page) => {
  expect(pageIdOf(href)).toBe(page)
})
