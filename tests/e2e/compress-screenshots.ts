import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { FullConfig } from '@playwright/test'
import sharp from 'sharp'

/** Reduces new reference screenshots to 256 colours, because Chromium's files are three times as large. */
// oxlint-disable-next-line import/no-default-export -- Playwright requires a default export
export default async function compressScreenshots({ updateSnapshots }: FullConfig) {
  if (!['all', 'changed'].includes(updateSnapshots)) return
  for (const file of globSync('tests/e2e/visual/**/*.png')) {
    const image = sharp(await readFile(file))
    const { isPalette } = await image.metadata()
    if (!isPalette) await image.png({ palette: true }).toFile(file)
  }
}
