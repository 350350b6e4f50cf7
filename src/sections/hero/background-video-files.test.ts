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
  '%s video in %s: is light enough, has no sound, starts before it is all there',
  (variant, codec, bytes) => {
    const file = readFileSync(FOLDER + backgroundVideo[variant][codec])
    expect(file.length).toBeLessThanOrEqual(bytes)
    const head = file.subarray(0, file.indexOf('mdat'))
    expect(head.includes('moov')).toBe(true)
    expect(head.includes('soun')).toBe(false)
  },
)
