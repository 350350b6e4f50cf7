/** Each chart consists of an SVG file and a version for phones. */
export const NAUTICAL_CHARTS_FOLDER = 'src/assets/nautical-charts'
