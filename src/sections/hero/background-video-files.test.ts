import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const FOLDER = 'src/assets/background-video/'

const { backgroundVideo } = parse(readFileSync('content/hero.yaml', 'utf8'))
const { landscape } = backgroundVideo

test.runIf(landscape.av1).each([
  ['landscape', 'av1', 4_000_000],
  ['landscape', 'h264', 4_000_000],
  ['portrait', 'av1', 1_500_000],
  ['portrait', 'h264', 1_500_000],
])(
  '%s video in %s: is small enough, has no sound, and has its metadata first for progressive playback',
  (variant, codec, maxBytes) => {
    const file = readFileSync(FOLDER + backgroundVideo[variant][codec])
    expect(file.length).toBeLessThanOrEqual(maxBytes)
    const metadata = file.subarray(0, file.indexOf('mdat'))
    expect(metadata.includes('moov')).toBe(true)
    expect(metadata.includes('soun')).toBe(false)
  },
)
