import { act } from 'react'

/** Calls `callback`, then waits until React has rendered the changes. */
export async function actAndFlush(callback: () => void) {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  environment.IS_REACT_ACT_ENVIRONMENT = true
  await act(async () => callback())
  environment.IS_REACT_ACT_ENVIRONMENT = false
}
