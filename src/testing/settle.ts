import { act } from 'react'

/**
 * For component tests: does something outside React's own events, such as moving a fake clock,
 * and lets React finish with it, so that the page can be read at once.
 */
export async function settle(work: () => void) {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  environment.IS_REACT_ACT_ENVIRONMENT = true
  await act(async () => work())
  environment.IS_REACT_ACT_ENVIRONMENT = false
}
