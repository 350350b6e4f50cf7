import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const FOLDER = 'src/assets/background-video/'
const LENGTH_S = 10
const FRAME_S = 1 / 24
const CODECS = { av1: 'av01', h264: 'avc1' } as const
const VARIANTS = [
  { variant: 'landscape', atMostBytes: 4_000_000, atLeastWide: 1600, atLeastHigh: 900 },
  { variant: 'portrait', atMostBytes: 1_500_000, atLeastWide: 720, atLeastHigh: 1560 },
] as const

const { backgroundVideo } = parse(readFileSync('content/hero.yaml', 'utf8'))

/** Contents of the boxes at a path such as `moov/trak`, in an MP4 or inside a box of it. */
function boxes(data: Buffer, path: string): Buffer[] {
  const [wanted, ...rest] = path.split('/')
  const found: Buffer[] = []
  for (let at = 0; at + 8 <= data.length;) {
    const size = data.readUInt32BE(at)
    if (size < 8) break
    if (data.toString('latin1', at + 4, at + 8) === wanted)
      found.push(data.subarray(at + 8, at + size))
    at += size
  }
  return rest.length ? found.flatMap((inside) => boxes(inside, rest.join('/'))) : found
}

const kindOf = (track: Buffer) => boxes(track, 'mdia/hdlr')[0]!.toString('latin1', 8, 12)

const secondsOf = (track: Buffer) => {
  const head = boxes(track, 'mdia/mdhd')[0]!
  expect(head[0], 'version of the box').toBe(0)
  return head.readUInt32BE(16) / head.readUInt32BE(12)
}

const pictureOf = (track: Buffer) => {
  const entry = boxes(track, 'mdia/minf/stbl/stsd')[0]!.subarray(8)
  return {
    codec: entry.toString('latin1', 4, 8),
    width: entry.readUInt16BE(32),
    height: entry.readUInt16BE(34),
  }
}

for (const { variant, atMostBytes, atLeastWide, atLeastHigh } of VARIANTS)
  for (const [name, codec] of Object.entries(CODECS))
    test(`the ${variant} video in ${name} is 10 s of picture without sound, light enough, and starts before it is all there`, () => {
      const file = readFileSync(FOLDER + backgroundVideo[variant][name])
      const tracks = boxes(file, 'moov/trak')
      expect(tracks.map(kindOf)).toEqual(['vide'])
      const { width, height, ...picture } = pictureOf(tracks[0]!)
      expect(picture).toEqual({ codec })
      expect(width).toBeGreaterThanOrEqual(atLeastWide)
      expect(height).toBeGreaterThanOrEqual(atLeastHigh)
      expect(Math.abs(secondsOf(tracks[0]!) - LENGTH_S)).toBeLessThanOrEqual(FRAME_S)
      expect(file.length).toBeLessThanOrEqual(atMostBytes)
      expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'))
    })

test('the folder of videos has none that no page names: the build publishes each', () => {
  const named = VARIANTS.flatMap(({ variant }) =>
    Object.keys(CODECS).map((name) => backgroundVideo[variant][name]),
  )
  expect(readdirSync(FOLDER).filter((name) => name.endsWith('.mp4'))).toEqual(named.toSorted())
})
