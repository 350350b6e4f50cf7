export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
const REDUCED_DATA = '(prefers-reduced-data: reduce)'

/** Whether the visitor asks for less motion. In the browser only. */
export const prefersReducedMotion = () => matchMedia(REDUCED_MOTION).matches

/** Whether the visitor asks for less data, by media feature or by `Save-Data`. In the browser only. */
export function prefersReducedData() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia(REDUCED_DATA).matches
}
