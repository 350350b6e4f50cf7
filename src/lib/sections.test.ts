import { expect, test } from 'vitest'
import { sectionHref, serviceHref } from './sections'

test('entries stay on a page that has the section and lead home from any other', () => {
  expect(sectionHref('home', 'about')).toBe('/#about')
  expect(sectionHref('about', 'about')).toBe('/about#about')
  expect(sectionHref('about', 'contact')).toBe('/#contact')
  for (const page of ['error', 'privacy', 'sent', 'not-sent'] as const)
    expect(sectionHref(page, 'home')).toBe('/#home')
  expect(serviceHref('services', 'crew')).toBe('/services#crew')
  expect(serviceHref('contact', 'crew')).toBe('/#crew')
  expect(serviceHref('services/crew', 'crew')).toBe('/#crew')
})
