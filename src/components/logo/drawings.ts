/** The pole star in a box of 32 px, its centre at 16, 10.5; the lower ray reaches the box's foot. */
export const POLE_STAR =
  'M16 0L18.8 10.5L16 32L13.2 10.5ZM23.27 6.3L17.25 12.67L8.73 14.7L14.75 8.33ZM8.73 6.3L17.25 8.33L23.27 14.7L14.75 12.67Z'
const STAR = { star: POLE_STAR, horizon: 'M0 24h11.6v2.6H0zM20.4 24H32v2.6H20.4z' }
const STAR_ON_HORIZON = {
  star: 'm42 0 7.4 30L42 96l-7.4-66Zm20.78 18L45.3 35.72 21.22 42 38.7 24.28Zm-41.56 0 24.08 6.28L62.78 42 38.7 35.72Z',
  horizon: 'M0 72h31v4H0zm53 0h663.2v4H53z',
}

/** A drawing of the logo: `size` is its view box in px, `word` the box of the name's outlines, which fill assets/logos/word.svg. */
export interface Drawing {
  size: [width: number, height: number]
  star: string
  /** The line that the star's light parts. */
  horizon: string
  word?: { x?: number; y?: number; width: number; height: number }
}
/** The logo's mark in the top bar, on the hero's horizon and alone. */
export const DRAWINGS = {
  bar: { size: [284.6, 32], ...STAR, word: { x: -0.43, y: 1.12, width: 285.17, height: 38.62 } },
  hero: { size: [716.2, 97], ...STAR_ON_HORIZON, word: { width: 716.2, height: 97 } },
  mark: { size: [32, 32], ...STAR },
} satisfies Record<string, Drawing>
