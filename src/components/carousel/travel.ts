export type Direction = 'forward' | 'back'

/** Where the carousel stands and how it got there. */
export interface Travel {
  index: number
  /** The slide shown before; none until the first move. */
  left: number | undefined
  direction: Direction
  isByHand: boolean
  /** Counts the moves. Each one starts a slide's time anew, also a choice of the slide already shown. */
  turn: number
}

export const START: Travel = {
  index: 0,
  left: undefined,
  direction: 'forward',
  isByHand: false,
  turn: 0,
}

/** The index a step away, cycling through `count` slides. */
export const nextIndex = (index: number, step: 1 | -1, count: number) =>
  (index + step + count) % count

/** The way from one slide to another that is chosen directly. */
export const directionTo = (from: number, to: number): Direction => (to < from ? 'back' : 'forward')

function moved(travel: Travel, index: number, direction: Direction, isByHand: boolean): Travel {
  if (index === travel.index) return { ...travel, isByHand, turn: travel.turn + 1 }
  return { index, left: travel.index, direction, isByHand, turn: travel.turn + 1 }
}

/** Travel one slide on or back. */
export const stepped = (
  travel: Travel,
  step: 1 | -1,
  count: number,
  { isByHand }: { isByHand: boolean },
) => moved(travel, nextIndex(travel.index, step, count), step === 1 ? 'forward' : 'back', isByHand)

/** Travel to a slide that the visitor chose. */
export const chosen = (travel: Travel, index: number) =>
  moved(travel, index, directionTo(travel.index, index), true)

/** What is left of a slide's time after it has played for another `playedMs`; never below 0. */
export const remainingMs = (leftMs: number, playedMs: number) => Math.max(leftMs - playedMs, 0)
