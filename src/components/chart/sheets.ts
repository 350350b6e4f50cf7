import type { ChartWindow } from './mercator'

/** The border's own measures stay in px however large the chart is shown. */
interface BorderMeasures {
  barDepth: number
  figureBand: number
  /** Minutes of arc between two figures. */
  figureStep: 30 | 60
}

export interface ChartSheet {
  /** Names the sheet's proportion in chart.module.css. */
  name: 'arabianSea' | 'arabianSeaTablet' | 'arabianSeaPhone' | 'openOcean' | 'openOceanPhone'
  /** Its drawing in src/assets/charts/. */
  drawing: 'arabian-sea' | 'arabian-sea-phone' | 'open-ocean' | 'open-ocean-phone'
  /** What the drawing shows, in px at the width the sheet is drawn for. */
  window: ChartWindow
  /** How much of it the page shows at that width; the border's figures end there. */
  shownHeight: number
  /** `files`: its pictures in src/assets/charts/borders/, drawn by `media/charts.ts`. */
  border: BorderMeasures & { files: string }
  /** Degrees between the lines of the graticule. */
  graticuleStep: 1 | 2
}

const WIDE_BORDER: BorderMeasures = { barDepth: 7, figureBand: 20, figureStep: 30 }
const NARROW_BORDER: BorderMeasures = { barDepth: 5, figureBand: 15, figureStep: 60 }

const PHONE_WIDTH = 390
const TABLET_WIDTH = 768
const TABLET_SCALE = TABLET_WIDTH / PHONE_WIDTH

const coast: ChartWindow = {
  corner: { longitude: 66.75, latitude: 21.5 },
  pixelsPerDegree: 57.5,
  width: PHONE_WIDTH,
  height: 420,
}

/** The passage and the coast it ends at, from 1024 px. */
export const ARABIAN_SEA: ChartSheet = {
  name: 'arabianSea',
  drawing: 'arabian-sea',
  window: {
    corner: { longitude: 62.15, latitude: 22.62 },
    pixelsPerDegree: 119,
    width: 1344,
    height: 1080,
  },
  shownHeight: 960,
  border: { ...WIDE_BORDER, files: 'arabian-sea' },
  graticuleStep: 2,
}

/** The second half of the passage, below 600 px. */
export const ARABIAN_SEA_PHONE: ChartSheet = {
  name: 'arabianSeaPhone',
  drawing: 'arabian-sea-phone',
  window: coast,
  shownHeight: coast.height,
  border: { ...NARROW_BORDER, files: 'arabian-sea-phone' },
  graticuleStep: 2,
}

/** The phone's drawing from 600 px: lower, and with the wide border. */
export const ARABIAN_SEA_TABLET: ChartSheet = {
  name: 'arabianSeaTablet',
  drawing: 'arabian-sea-phone',
  window: {
    ...coast,
    pixelsPerDegree: coast.pixelsPerDegree * TABLET_SCALE,
    width: TABLET_WIDTH,
    height: coast.height * TABLET_SCALE,
  },
  shownHeight: 270 * TABLET_SCALE,
  border: { ...WIDE_BORDER, files: 'arabian-sea-tablet' },
  graticuleStep: 2,
}

/** Open water with nothing in sight, from 768 px. */
export const OPEN_OCEAN: ChartSheet = {
  name: 'openOcean',
  drawing: 'open-ocean',
  window: {
    corner: { longitude: 60.6, latitude: 17.9 },
    pixelsPerDegree: 150,
    width: 1440,
    height: 828,
  },
  shownHeight: 828,
  border: { ...WIDE_BORDER, files: 'open-ocean' },
  graticuleStep: 1,
}

/** The same below 768 px. */
export const OPEN_OCEAN_PHONE: ChartSheet = {
  name: 'openOceanPhone',
  drawing: 'open-ocean-phone',
  window: {
    corner: { longitude: 60.6, latitude: 17.9 },
    pixelsPerDegree: 90,
    width: PHONE_WIDTH,
    height: 782,
  },
  shownHeight: 782,
  border: { ...NARROW_BORDER, files: 'open-ocean-phone' },
  graticuleStep: 1,
}
