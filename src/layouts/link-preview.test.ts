import { expect, test } from 'vitest'
import { breakLines } from './link-preview'

const words = (text: string) => text.split(' ').map((word) => ({ word, width: word.length }))
const lines = (text: string, most: number) =>
  breakLines(words(text), most).map((line) => line.map(({ word }) => word).join(' '))

test('words in a link preview: make as few lines as fit, of about the same length', () => {
  expect(lines('We run ships', 20)).toEqual(['We run ships'])
  expect(lines('aaaa bbbb cccc dddd', 14)).toEqual(['aaaa bbbb', 'cccc dddd'])
})

test('a word wider than the picture: has a line of its own', () => {
  expect(lines('a incomprehensibilities b', 8)).toEqual(['a', 'incomprehensibilities', 'b'])
})
