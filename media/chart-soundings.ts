import type { Route } from '../src/content/route.ts'
import { strengthAt } from './chart-fade.ts'
import { letteredSounding } from './chart-lettering.ts'
import { fixed, track } from './chart-passage.ts'
import type { ChartSheet } from './chart-sheets.ts'
import { project, rounded, type Point } from './mercator.ts'

/** A depth in metres at a position. */
export type Sounding = readonly [longitude: number, latitude: number, metres: number]

export const FIGURE_OPACITY = 0.62
const FROM_EDGE_PX = 16
/** A sounding fainter than this is left out. */
const LEAST_STRENGTH = 0.5
const FROM_COURSE_PX = 26
/** Figures are wider than high: they stand closer above each other than beside each other. */
const FLATTENING = 1.2
/** What labels and names take of the sheet where it is shown smallest, in px on each side of their place. */
const LABEL = { width: 225, height: 60 }
const NAME = { width: 170, height: 28 }
const ROSE_PX = 132

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The soundings for which a sheet has room beside the passage, names, words and each other. */
export function drawSoundings(
  sheet: ChartSheet,
  soundings: readonly Sounding[],
  route: Route,
): string {
  const { window, soundingGap } = sheet
  const course = sheet.labels ? track(window, route) : []
  const taken = takenBoxes(sheet, route)
  const isFree = (point: Point) =>
    isInside(point, {
      left: FROM_EDGE_PX,
      right: window.width - FROM_EDGE_PX,
      top: FROM_EDGE_PX,
      bottom: window.height - FROM_EDGE_PX,
    }) &&
    strengthAt(sheet, point) > LEAST_STRENGTH &&
    !taken.some((box) => isInside(point, box)) &&
    course.every((to, index) => distance(point, course[index - 1] ?? to, to) > FROM_COURSE_PX)

  const shown: Point[] = []
  return soundings
    .flatMap(([longitude, latitude, metres]) => {
      const point = project(window, { latitude, longitude })
      const isNear = (other: Point) =>
        Math.hypot(other.x - point.x, (other.y - point.y) * FLATTENING) < soundingGap
      if (!isFree(point) || shown.some(isNear)) return []
      shown.push(point)
      const opacity = rounded(FIGURE_OPACITY * strengthAt(sheet, point), 2)
      return fixed(point, `<path fill-opacity="${opacity}" d="${letteredSounding(metres)}"/>`)
    })
    .join('')
}

function takenBoxes({ window, rose, names, labels }: ChartSheet, route: Route): Box[] {
  const boxes = names.map((name) => around(project(window, name), NAME.width, NAME.height))
  if (rose) boxes.push(around(rose, ROSE_PX, ROSE_PX))
  for (const waypoint of labels ? route.waypoints : []) {
    const box = around(project(window, waypoint), LABEL.width, LABEL.height)
    const isWest = labels?.[waypoint.section].anchor === 'end'
    const middle = (box.left + box.right) / 2
    boxes.push(isWest ? { ...box, right: middle } : { ...box, left: middle })
  }
  return boxes
}

const around = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width,
  right: x + width,
  top: y - height,
  bottom: y + height,
})

const isInside = ({ x, y }: Point, { left, right, top, bottom }: Box) =>
  x > left && x < right && y > top && y < bottom

/** From a point to the line between two others. */
function distance({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)
  const nearest = Math.min(1, Math.max(0, share))
  return Math.hypot(x - from.x - nearest * dx, y - from.y - nearest * dy)
}
