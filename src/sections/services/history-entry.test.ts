import { expect, test } from 'vitest'
import { readFromHistory } from './history-entry'

test('history entry: returns the service and position it was left with', () => {
  expect(readFromHistory({ service: 'crew', top: 1200 })).toEqual({ service: 'crew', top: 1200 })
  expect(readFromHistory({ service: 'crew' })).toEqual({ service: 'crew', top: undefined })
})

test.each([null, undefined, 'crew', 7, {}, { service: 'bunkers' }, { top: 0 }])(
  'history entry: returns nothing for the foreign state %j',
  (state) => {
    expect(readFromHistory(state)).toBeUndefined()
  },
)
