import { expect, test } from 'vitest'
import { $activeSection } from './landing'

test('where there is no window to scroll, no section is active', () => {
  expect($activeSection.get()).toBeUndefined()
})
