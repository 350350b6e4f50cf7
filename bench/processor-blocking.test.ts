import { expect, test } from 'vitest'
import type { TraceEvent } from './browser.ts'
import { processorBlocking } from './processor-blocking.ts'

const page = { pid: 1, tid: 1, args: {} }
const paint: TraceEvent = { ...page, name: 'firstContentfulPaint', ts: 1000 }
const task = (ms: number, where: Partial<TraceEvent> = {}): TraceEvent => ({
  ...page,
  name: 'RunTask',
  ts: 2000,
  tdur: ms * 1000,
  ...where,
})

test('counts by how much tasks are longer than 50 ms on the slower processor', () => {
  expect(processorBlocking([paint, task(20), task(15), task(12.5), task(3)], 4)).toBe(40)
  expect(processorBlocking([paint, task(20)], 1)).toBe(0)
})

test('leaves out what came before the first paint, other pages and other threads', () => {
  const others = [task(90, { ts: 999 }), task(90, { pid: 2 }), task(90, { tid: 2 })]
  expect(processorBlocking([...others, paint], 4)).toBe(0)
})

test('a page that has painted nothing has no figure', () => {
  expect(processorBlocking([task(90)], 4)).toBeNaN()
})
