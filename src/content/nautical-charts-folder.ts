export const NAUTICAL_CHARTS_FOLDER = 'src/assets/nautical-charts'
