import { createRequire } from 'node:module'

/** Archivo with its axes of weight and width, as its package ships it. */
export const FONT_FILE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
)
