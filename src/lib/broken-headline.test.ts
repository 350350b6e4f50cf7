import { expect, test } from 'vitest'
import { brokenHeadline, sameWords } from './broken-headline'

const wide = ['We run ships', 'and move what']
const phone = ['We run', 'ships and', 'move what']

test('keeps one text with the line ends of both layouts', () => {
  const headline = brokenHeadline(wide, phone)
  expect(headline.map(({ word }) => word).join(' ')).toBe('We run ships and move what')
  expect(headline.filter(({ endsWideLine }) => endsWideLine).map(({ word }) => word)).toEqual(['ships'])
  expect(headline.filter(({ endsPhoneLine }) => endsPhoneLine).map(({ word }) => word)).toEqual(['run', 'and'])
})

test('tells two headlines with different words', () => {
  expect(sameWords(wide, phone)).toBe(true)
  expect(sameWords(wide, ['We sail'])).toBe(false)
})
