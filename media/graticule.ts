import { project, type ChartWindow } from '../src/components/chart/mercator.ts'

/** A line of the graticule: whole minutes of arc, and where it meets the chart's edge in px. */
export interface GraticuleLine {
  minutes: number
  offset: number
}

const MINUTES_PER_DEGREE = 60

/** The meridians within a chart, from west to east, one each `step` minutes. */
export const meridians = (window: ChartWindow, step: number): GraticuleLine[] => {
  const first = Math.ceil((window.corner.longitude * MINUTES_PER_DEGREE) / step) * step
  return linesFrom(
    first,
    step,
    window.width,
    (longitude) => project(window, { ...window.corner, longitude }).x,
  )
}

/** The parallels within a chart, from north to south, one each `step` minutes. */
export const parallels = (window: ChartWindow, step: number): GraticuleLine[] => {
  const first = Math.floor((window.corner.latitude * MINUTES_PER_DEGREE) / step) * step
  return linesFrom(
    first,
    -step,
    window.height,
    (latitude) => project(window, { ...window.corner, latitude }).y,
  )
}

const linesFrom = (
  first: number,
  step: number,
  end: number,
  offsetOf: (degrees: number) => number,
) => {
  const lines: GraticuleLine[] = []
  for (let minutes = first; ; minutes += step) {
    const offset = offsetOf(minutes / MINUTES_PER_DEGREE)
    if (offset > end) return lines
    lines.push({ minutes, offset })
  }
}

/**
 * The border's bars along one edge as lengths in px from its start, filled and open in turn, the
 * first one filled (of no length where the edge starts with an open bar). Between two lines ten
 * minutes apart the bar is filled if the lower of them, counted in tens, is odd.
 */
export const barLengths = (lines: readonly GraticuleLine[], end: number): number[] => {
  const [first] = lines
  if (!first) return [end]
  const isFalling = lines.length > 1 && lines[1]!.minutes < first.minutes
  const tens = Math.round(first.minutes / 10)
  const startsFilled = (isFalling ? tens : tens - 1) % 2 !== 0
  const edges = [0, ...lines.map(({ offset }) => offset), end]
  const lengths = edges.slice(1).map((edge, index) => edge - edges[index]!)
  return startsFilled ? lengths : [0, ...lengths]
}

/** What a chart's border prints at a line: `68°` at a whole degree, between them the minutes, `30′`. */
export const lineFigure = (minutes: number) => {
  const beyondDegree = Math.abs(minutes) % MINUTES_PER_DEGREE
  return beyondDegree === 0 ? `${Math.abs(minutes) / MINUTES_PER_DEGREE}°` : `${beyondDegree}′`
}

export const isWholeDegree = ({ minutes }: GraticuleLine) => minutes % MINUTES_PER_DEGREE === 0
