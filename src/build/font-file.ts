import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export const FONT_FILE =
  require.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2')
