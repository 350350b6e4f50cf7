import { expect, test } from 'vitest'
import { brokenText, sameWords } from './broken-text'

const wide = ['We run ships', 'and move what']
const phone = ['We run', 'ships and', 'move what']

test('keeps one text with the line ends of both layouts', () => {
  expect(brokenText(wide, phone)).toEqual([
    { text: 'We run', endsWideLine: false, endsPhoneLine: true },
    { text: 'ships', endsWideLine: true, endsPhoneLine: false },
    { text: 'and', endsWideLine: false, endsPhoneLine: true },
    { text: 'move what', endsWideLine: false, endsPhoneLine: false },
  ])
})

test('breaks alike where there is one layout', () => {
  expect(brokenText(wide)).toEqual([
    { text: 'We run ships', endsWideLine: true, endsPhoneLine: true },
    { text: 'and move what', endsWideLine: false, endsPhoneLine: false },
  ])
})

test('tells two texts with different words', () => {
  expect(sameWords(wide, phone)).toBe(true)
  expect(sameWords(wide, ['We sail'])).toBe(false)
})
