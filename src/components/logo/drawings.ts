/** The pole star in a box of 32 px, its centre at 16, 10.5; the lower ray reaches the box's foot. */
export const POLE_STAR =
  'M16 0L18.8 10.5L16 32L13.2 10.5ZM23.27 6.3L17.25 12.67L8.73 14.7L14.75 8.33ZM8.73 6.3L17.25 8.33L23.27 14.7L14.75 12.67Z'
const STAR = { star: POLE_STAR, horizon: 'M0 24h11.6v2.6H0zM20.4 24H32v2.6H20.4z' }
const STAR_ON_HORIZON = {
  star: 'm42 0 7.4 30L42 96l-7.4-66Zm20.78 18L45.3 35.72 21.22 42 38.7 24.28Zm-41.56 0 24.08 6.28L62.78 42 38.7 35.72Z',
  horizon: 'M0 72h31v4H0zm53 0h663.2v4H53z',
}

/** Width and height of the name's outlines in assets/logos/word.svg. */
export const WORD_SIZE = [716.2, 97] as const
const WHOLE_NAME = `0 0 ${WORD_SIZE.join(' ')}`

/** A drawing of the logo: `size` is its view box in px, each of `words` a part of the name's outlines and its place. */
export interface Drawing {
  size: [width: number, height: number]
  star: string
  /** The line that the star's light parts. */
  horizon: string
  words: { viewBox: string; x: number; y: number; width: number; height: number }[]
}
/** The logo in the top bar, on the hero's horizon, and there where the ship leaves no room for the name in one line. */
export const DRAWINGS = {
  bar: {
    size: [284.6, 32],
    ...STAR,
    words: [{ viewBox: WHOLE_NAME, x: -0.43, y: 1.12, width: 285.17, height: 38.62 }],
  },
  hero: {
    size: [716.2, 97],
    ...STAR_ON_HORIZON,
    words: [{ viewBox: WHOLE_NAME, x: 0, y: 0, width: 716.2, height: 97 }],
  },
  stacked: {
    size: [32, 45.2],
    ...STAR,
    words: [
      { viewBox: '108 29.5 276.5 35.5', x: 0, y: 35, width: 32, height: 4.1 },
      { viewBox: '405 29.5 308 35.5', x: 0, y: 41.3, width: 32, height: 3.7 },
    ],
  },
} satisfies Record<string, Drawing>
