import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollPageBy } from './scroll-by'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a scroll that a busy browser begins late is waited for to its end', () => {
  const then = vi.fn()
  scrollPageBy(500, then)
  vi.advanceTimersByTime(1500)
  dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(1500)
  expect(then).not.toHaveBeenCalled()
  dispatchEvent(new Event('scrollend'))
  vi.advanceTimersByTime(200)
  expect(then).toHaveBeenCalledOnce()
})

test('a page that has nowhere to go has arrived soon, and one that never moves at last', () => {
  const then = vi.fn()
  scrollPageBy(0, then)
  vi.advanceTimersByTime(200)
  expect(then).toHaveBeenCalledOnce()
  scrollPageBy(500, then)
  vi.advanceTimersByTime(2000)
  expect(then).toHaveBeenCalledTimes(2)
})

test('what is called off never arrives', () => {
  const then = vi.fn()
  const callOff = scrollPageBy(500, then)
  callOff()
  dispatchEvent(new Event('scrollend'))
  vi.advanceTimersByTime(3000)
  expect(then).not.toHaveBeenCalled()
})
