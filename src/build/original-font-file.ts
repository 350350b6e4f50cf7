import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export const ORIGINAL_FONT_FILE =
  require.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2')
