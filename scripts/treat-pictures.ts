/**
 * Gives photographs, renders and films one look, so that they pass for one series: overwrites each file.
 *
 *   node scripts/treat-pictures.ts duotone src/assets/pictures/*.jpg src/assets/background-video/*
 *
 * `duotone`, `cold` (duotone without its warm light), `monochrome` or `graded`. Films need ffmpeg.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { clamp, LOOKS, luma, mix, smoothstep, type Colour, type Look } from './looks.ts'

/** What takes the signal's colour: an SVG path over a picture of 100 × 100, and whether of that only what is red. */
interface Signal {
  /** An SVG path over a picture of 100 × 100. */
  path: string
  /** Blur of its edge, in hundredths of the picture's width. */
  blur?: number
  /** Of what it covers, only what is like this. */
  only?: 'red' | 'reddish' | 'yellow' | 'light'
  /** How much lighter it gets, 0 to 1. */
  lift?: number
}
const signals: Record<string, Signal> = JSON.parse(
  readFileSync(new URL('signals.json', import.meta.url), 'utf8'),
)

/** Values of 0 to 1, three a pixel. */
async function pixelsOf(image: Sharp): Promise<Float32Array> {
  const bytes = await image.removeAlpha().toColourspace('srgb').raw().toBuffer()
  return Float32Array.from(bytes as Uint8Array, (byte) => byte / 255)
}

async function treatStill(file: string, { grade, gradeSignal, ...look }: Look) {
  const source = await sharp(file).rotate().toBuffer()
  const { width, height, hasAlpha } = await sharp(source).metadata()
  const scale = Math.max(width, height) / 1920
  const soft = sharp(source)
    .removeAlpha()
    .blur(Math.max(0.3, look.softness * scale))
  const pixels = await pixelsOf(soft)
  const glow = await pixelsOf(
    sharp(
      await sharp(source)
        .removeAlpha()
        .linear(2.6, -1.6 * 255)
        .png()
        .toBuffer(),
    ).blur(14 * scale),
  )
  const grains = await pixelsOf(
    sharp({
      create: {
        width: Math.ceil(width / (look.grainSize * scale)),
        height: Math.ceil(height / (look.grainSize * scale)),
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    }).resize(width, height, { fit: 'fill', kernel: 'cubic' }),
  )
  const signal = gradeSignal && (await signalOf(file, width, height))
  const result = Buffer.alloc(pixels.length)
  for (let at = 0; at < pixels.length; at += 3) {
    const spilt = [0, 1, 2].map((i) => {
      const spill = glow[at + i]! * look.halation * [1, 0.72, 0.5][i]!
      return 1 - (1 - pixels[at + i]!) * (1 - spill)
    }) as Colour
    const share = signal ? signal.mask[at]! * keyed(spilt, signal.only) : 0
    const base = grade(spilt)
    const graded = share > 0 ? mix(base, gradeSignal!(spilt, signal!.lift), share) : base
    const lightness = luma(graded)
    // Film's grain is seen most in its middle tones.
    const strength = (look.grain / 0.157) * (0.3 + 2.8 * lightness * (1 - lightness))
    for (let i = 0; i < 3; i++)
      result[at + i] = Math.round(255 * clamp(graded[i]! + (grains[at]! - 0.5) * strength))
  }
  const treated = sharp(result, { raw: { width, height, channels: 3 } })
  if (hasAlpha) treated.joinChannel(await sharp(source).extractChannel('alpha').toBuffer())
  await (
    file.endsWith('.png') ? treated.png() : treated.jpeg({ quality: 92, mozjpeg: true })
  ).toFile(`${file}.new`)
  renameSync(`${file}.new`, file)
}

async function signalOf(file: string, width: number, height: number) {
  const {
    path,
    blur = 0.12,
    only,
    lift = 0,
  } = signals[basename(file).replace(/(-poster)?\..*/, '')] ?? { path: '' }
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none"><rect width="100" height="100"/><path fill="#fff" d="${path}"/></svg>`
  const mask = sharp(Buffer.from(drawing)).blur(Math.max(0.3, (blur / 100) * width))
  return { mask: await pixelsOf(mask), only, lift }
}

/** How much a colour is like what a signal is only laid on. */
function keyed([r, g, b]: Colour, only: Signal['only']) {
  if (only === 'red') return smoothstep(0.18, 0.4, (r - Math.max(g, b)) / Math.max(r, 0.05))
  if (only === 'reddish') return smoothstep(0, 0.13, (r - g) / Math.max(r, 0.05))
  if (only === 'yellow') return smoothstep(0.15, 0.35, (r + g) / 2 - b)
  if (only === 'light') return smoothstep(0.1, 0.34, luma([r, g, b]))
  return 1
}

/** A look's colours as a table for ffmpeg. */
function writeTable(file: string, grade: Look['grade']) {
  const size = 65
  const rows = [`LUT_3D_SIZE ${size}`]
  for (let b = 0; b < size; b++)
    for (let g = 0; g < size; g++)
      for (let r = 0; r < size; r++)
        rows.push(
          grade([r, g, b].map((value) => value / (size - 1)) as Colour)
            .map((value) => clamp(value).toFixed(5))
            .join(' '),
        )
  writeFileSync(file, `${rows.join('\n')}\n`)
}

/** A film gets colours and softness; its grain is put on again by the visitor's AV1 decoder, and costs no bytes. */
async function treatFilm(file: string, { grade, gradeSignal, softness }: Look) {
  const [table, signalTable, mask] = ['look.cube', 'signal.cube', 'signal.png'].map(
    (each) => `${file}.${each}`,
  ) as [string, string, string]
  writeTable(table, grade)
  const inputs = ['-i', file]
  const soften = `gblur=sigma=${softness * 0.6}`
  let filter = `[0:v]${soften},format=gbrp,lut3d=${table}`
  if (gradeSignal) {
    const [width, height] = execFileSync(
      'ffprobe',
      ['-v', 'error', '-show_entries', 'stream=width,height', '-of', 'csv=p=0', file],
      { encoding: 'utf8' },
    )
      .trim()
      .split(',')
      .map(Number)
    const { mask: share, only, lift } = await signalOf(file, width!, height!)
    writeTable(signalTable, (from) => mix(grade(from), gradeSignal(from, lift), keyed(from, only)))
    await sharp(Buffer.from(share.map((value) => value * 255)), {
      raw: { width: width!, height: height!, channels: 3 },
    })
      .png()
      .toFile(mask)
    inputs.push('-loop', '1', '-i', mask)
    filter = `[0:v]${soften},format=gbrp,split[a][b];[a]lut3d=${table}[base];[b]lut3d=${signalTable}[signal];[1:v]format=gbrp[mask];[base][signal][mask]maskedmerge=planes=7`
  }
  const codec = file.includes('.av1.')
    ? [
        '-c:v',
        'libsvtav1',
        '-preset',
        '6',
        '-crf',
        '34',
        '-svtav1-params',
        'film-grain=10:film-grain-denoise=0',
      ]
    : ['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-profile:v', 'high']
  const result = `${file}.new.mp4`
  execFileSync(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      ...inputs,
      '-t',
      process.env.SECONDS_OF_FILM ?? '3600',
      '-filter_complex',
      `${filter},format=yuv420p`,
      '-an',
      '-g',
      '240',
      ...codec,
      '-movflags',
      '+faststart',
      '-shortest',
      result,
    ],
    { stdio: 'inherit' },
  )
  renameSync(result, file)
  for (const each of [table, signalTable, mask]) rmSync(each, { force: true })
}

const [name = '', ...files] = process.argv.slice(2)
const look = LOOKS[name]
if (!look || files.length === 0)
  throw new Error(`Give a look (${Object.keys(LOOKS).join(', ')}) and the files`)
for (const file of files)
  await (file.endsWith('.mp4') ? treatFilm(file, look) : treatStill(file, look))
