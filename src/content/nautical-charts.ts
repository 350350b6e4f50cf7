/** The folder of the nautical charts, each a drawing of its name and one for phones. */
export const NAUTICAL_CHARTS_FOLDER = 'src/assets/nautical-charts'
