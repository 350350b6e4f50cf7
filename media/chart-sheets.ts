import type { SectionId } from '../src/lib/sections.ts'
import type { ChartWindow } from './mercator.ts'
import type { Anchor } from './outlines.ts'

/** Where a label stands: px from its place to the baseline of its first line. */
interface LabelPlace {
  dx: number
  dy: number
  anchor?: Anchor
}

export interface ChartSheet {
  /** Its drawing in src/assets/charts/. */
  file: string
  /** What is drawn: a file of positions in media/charts/. */
  sea: 'arabian-sea' | 'open-ocean'
  window: ChartWindow
  /** The widths in px at which pages show it. Figures and names keep their size at all of them. */
  shownWidths: readonly [narrowest: number, widest: number]
  /** Least distance between two soundings, in px. */
  soundingGap: number
  /** Where the page has words or a sign: an ellipse in which the chart fades. */
  clearing?: { cx: number; cy: number; rx: number; ry: number }
  /** The passage's labels; none without a passage. */
  labels?: Record<SectionId | 'berth', LabelPlace>
  names: readonly { name: string; kind: 'water' | 'port'; latitude: number; longitude: number }[]
  rose?: { x: number; y: number }
}

const EAST = { dx: 14, dy: 12 }
const WEST = { dx: -14, dy: -12, anchor: 'end' } as const

/** From 64rem: the words lie in the deep water west of the course. */
export const ARABIAN_SEA: ChartSheet = {
  file: 'arabian-sea',
  sea: 'arabian-sea',
  window: {
    corner: { longitude: 67.95, latitude: 19.45 },
    pixelsPerDegree: 240,
    width: 1440,
    height: 900,
  },
  shownWidths: [1024, 2560],
  soundingGap: 84,
  clearing: { cx: 300, cy: 270, rx: 610, ry: 390 },
  labels: {
    home: EAST,
    about: EAST,
    services: EAST,
    contact: WEST,
    berth: { dx: 14, dy: -4 },
  },
  names: [
    { name: 'ARABIAN SEA', kind: 'water', latitude: 16.62, longitude: 69.85 },
    { name: 'Mumbai', kind: 'port', latitude: 19.12, longitude: 73.12 },
  ],
  rose: { x: 146, y: 640 },
}

/** From 48rem, below the words. */
export const ARABIAN_SEA_TABLET: ChartSheet = {
  file: 'arabian-sea-tablet',
  sea: 'arabian-sea',
  window: {
    corner: { longitude: 69.6, latitude: 19.42 },
    pixelsPerDegree: 190,
    width: 768,
    height: 690,
  },
  shownWidths: [768, 1024],
  soundingGap: 78,
  labels: { ...ARABIAN_SEA.labels!, berth: { dx: 12, dy: -4 } },
  names: [{ name: 'ARABIAN SEA', kind: 'water', latitude: 17.9, longitude: 70.7 }],
}

/** Below 48rem, below the words, or beside them on a phone in landscape. */
export const ARABIAN_SEA_PHONE: ChartSheet = {
  file: 'arabian-sea-phone',
  sea: 'arabian-sea',
  window: {
    corner: { longitude: 70.15, latitude: 19.45 },
    pixelsPerDegree: 128,
    width: 390,
    height: 540,
  },
  shownWidths: [280, 768],
  soundingGap: 66,
  labels: {
    home: EAST,
    about: EAST,
    services: WEST,
    contact: { dx: -16, dy: -5, anchor: 'end' },
    berth: { dx: 18, dy: -14, anchor: 'end' },
  },
  names: [
    { name: 'ARABIAN', kind: 'water', latitude: 17.7, longitude: 70.95 },
    { name: 'SEA', kind: 'water', latitude: 17.5, longitude: 70.95 },
  ],
}

/** Open water with nothing in sight, from 48rem. */
export const OPEN_OCEAN: ChartSheet = {
  file: 'open-ocean',
  sea: 'open-ocean',
  window: {
    corner: { longitude: 60.6, latitude: 17.9 },
    pixelsPerDegree: 150,
    width: 1440,
    height: 828,
  },
  shownWidths: [768, 2560],
  soundingGap: 96,
  clearing: { cx: 460, cy: 620, rx: 780, ry: 430 },
  names: [],
}

/** The same below 48rem. */
export const OPEN_OCEAN_PHONE: ChartSheet = {
  ...OPEN_OCEAN,
  file: 'open-ocean-phone',
  window: { ...OPEN_OCEAN.window, pixelsPerDegree: 90, width: 390, height: 782 },
  shownWidths: [320, 768],
  soundingGap: 72,
  clearing: { cx: 175, cy: 540, rx: 420, ry: 420 },
}

export const SHEETS = [
  ARABIAN_SEA,
  ARABIAN_SEA_TABLET,
  ARABIAN_SEA_PHONE,
  OPEN_OCEAN,
  OPEN_OCEAN_PHONE,
]
