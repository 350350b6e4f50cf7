import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawTrails, type Star } from './star-trails.ts'
import { colour } from '../src/content/brand.ts'

const { stars } = JSON.parse(readFileSync('media/sky/stars.json', 'utf8')) as { stars: Star[] }

test('the sky behind the services is that of the catalogue, in the colour of the pages (if not: node media/sky.ts)', () => {
  expect(readFileSync('src/assets/sky/trails.svg', 'utf8')).toBe(drawTrails(stars, colour('foam')))
})

test('a star leaves an arc round the pole, as long as the watch, against the clock', () => {
  const drawn = drawTrails([['δ Tst', 97.5 - 225, 50, 2]], '#fff')
  const [, ...numbers] = drawn.match(/M(-?\d+) (-?\d+)A4000 4000 0 0 0 (-?\d+) (-?\d+)/)!
  const [fromX, fromY, toX, toY] = numbers.map(Number) as [number, number, number, number]
  // Half way between the pole's foot and due east at last: x right, y down.
  expect([toX, toY]).toEqual([2828, 2828])
  const turned = (Math.atan2(fromY, fromX) - Math.atan2(toY, toX)) * (180 / Math.PI)
  expect(turned).toBeCloseTo(65.625, 1)
})

test('a star that stands in the west all the while is left out', () => {
  expect(drawTrails([['ω Tst', 97.5 - 90, 50, 2]], '#fff')).not.toContain('<path')
})
