import { expect, test } from 'vitest'
import { START, chosen, directionTo, nextIndex, remainingMs, stepped } from './travel'

const BY_HAND = { isByHand: true }

test.each([
  [0, 1, 1],
  [3, 1, 0],
  [3, -1, 2],
  [0, -1, 3],
] as const)('from %d a step of %d of four leads to %d', (index, step, next) => {
  expect(nextIndex(index, step, 4)).toBe(next)
})

test('a choice goes back to earlier slides and forward to later ones', () => {
  expect(directionTo(2, 0)).toBe('back')
  expect(directionTo(0, 3)).toBe('forward')
})

test('a step over the end keeps its direction', () => {
  const atEnd = chosen(START, 3)
  expect(stepped(atEnd, 1, 4, BY_HAND)).toMatchObject({ index: 0, left: 3, direction: 'forward' })
  expect(stepped(START, -1, 4, BY_HAND)).toMatchObject({ index: 3, left: 0, direction: 'back' })
})

test('choosing the slide already shown starts its time anew and moves nothing', () => {
  const there = chosen(START, 2)
  expect(chosen(there, 2)).toEqual({ ...there, turn: there.turn + 1 })
})

test('remembers whether the visitor or the clock moved last', () => {
  const byClock = stepped(START, 1, 4, { isByHand: false })
  expect(byClock.isByHand).toBe(false)
  expect(chosen(byClock, 3).isByHand).toBe(true)
})

test('a slide never has less than no time left', () => {
  expect(remainingMs(5000, 1800)).toBe(3200)
  expect(remainingMs(200, 1800)).toBe(0)
})
