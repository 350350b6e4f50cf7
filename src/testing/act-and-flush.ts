import { act } from 'react'

/** Waits until React has rendered the result. */
export async function actAndFlush(callback: () => void) {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  environment.IS_REACT_ACT_ENVIRONMENT = true
  await act(async () => callback())
  environment.IS_REACT_ACT_ENVIRONMENT = false
}
