import { act } from 'react'

/** Runs `work`, such as advancing fake timers, and waits until React has rendered the result. */
export async function settle(work: () => void) {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  environment.IS_REACT_ACT_ENVIRONMENT = true
  await act(async () => work())
  environment.IS_REACT_ACT_ENVIRONMENT = false
}
