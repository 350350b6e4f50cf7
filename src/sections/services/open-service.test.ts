import { expect, test } from 'vitest'
import { keptInHistory } from './open-service'

test('tells what an entry was left with', () => {
  expect(keptInHistory({ service: 'crew', top: 1200 })).toEqual({ service: 'crew', top: 1200 })
  expect(keptInHistory({ service: 'crew' })).toEqual({ service: 'crew', top: undefined })
})

test.each([null, undefined, 'crew', 7, {}, { service: 'bunkers' }, { top: 0 }])(
  'finds nothing in %j, which is none of ours',
  (state) => {
    expect(keptInHistory(state)).toBeUndefined()
  },
)
