/**
 * Gives images and videos the same look: muted colours, cool shadows, soft edges and grain. Overwrites the given files.
 * Install ffmpeg before you grade videos.
 *
 *   npm run grade-pictures -- src/assets/pictures/audit.jpg src/assets/background-video/*
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { readBrandColour } from '../src/content/brand.ts'

type Colour = [red: number, green: number, blue: number]

/**
 * Graded files contain MARK in their metadata, so that no file is graded twice. Don't change the value of MARK, because
 * existing files contain the value.
 */
const MARK = 'treated-by-treat-pictures'

// Lengths are in pixels for an image that is 1,920 px wide, and all other values are fractions.
const SOFTNESS = 1.1
const HALATION = { radius: 14, from: 0.8, strength: [0.4, 0.28, 0.2] }
const GRAIN = { size: 1.8, strength: 0.008 }
const FADING = 0.26
const COLD_SHADOWS = 0.22
const WARM_LIGHTS = 0.12
const CONTRAST = { strength: 0.7, pivot: 0.24 }

const rgb = (name: 'background-dark' | 'background-sky') =>
  [1, 3, 5].map(
    (at) => Number.parseInt(readBrandColour(name).slice(at, at + 2), 16) / 255,
  ) as Colour
const luma = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
const clamp = (value: number) => Math.min(1, Math.max(0, value))
const tintOf = (from: Colour) => from.map((value) => value / luma(from))
const black = rgb('background-dark')
const cold = tintOf(rgb('background-sky'))
const warm = tintOf([1, 0.9, 0.76])

/** Maps black to the page's dark background colour, so that night images fade into the page. */
function grade(from: Colour) {
  const lightness = luma(from)
  const shadow = COLD_SHADOWS * clamp(1 - lightness / 0.6)
  const light = WARM_LIGHTS * clamp((lightness - 0.4) / 0.5)
  return from.map((value, i) => {
    const faded = value + (lightness - value) * FADING
    const toned = faded + (lightness * cold[i]! - faded) * shadow
    const warmed = toned + (lightness * warm[i]! - toned) * light
    const apart = CONTRAST.strength * warmed * (1 - warmed) * (warmed - CONTRAST.pivot)
    return clamp(warmed + apart + black[i]! * clamp(1 - warmed) ** 6)
  }) as Colour
}

async function gradePhoto(file: string) {
  const source = await sharp(file).rotate().removeAlpha().toColourspace('srgb').png().toBuffer()
  const { width, height } = await sharp(source).metadata()
  const scale = Math.max(width, height) / 1920
  const steepness = 1 / (1 - HALATION.from)
  const lights = sharp(source).linear(steepness, -255 * HALATION.from * steepness)
  const grains = sharp({
    create: {
      width: Math.ceil(width / (GRAIN.size * scale)),
      height: Math.ceil(height / (GRAIN.size * scale)),
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
  const [pixels, halo, grain] = await Promise.all([
    sharp(source)
      .blur(SOFTNESS * scale)
      .raw()
      .toBuffer(),
    sharp(await lights.png().toBuffer())
      .blur(HALATION.radius * scale)
      .raw()
      .toBuffer(),
    grains.resize(width, height, { fit: 'fill' }).raw().toBuffer(),
  ])
  const screened = (at: number, strength: number) =>
    1 - (1 - pixels[at]! / 255) * (1 - (strength * halo[at]!) / 255)
  for (let at = 0; at < pixels.length; at += 3) {
    const graded = grade(
      HALATION.strength.map((strength, i) => screened(at + i, strength)) as Colour,
    )
    const lightness = luma(graded)
    const visibility = (GRAIN.strength / 40) * (0.3 + 2.8 * lightness * (1 - lightness))
    for (let i = 0; i < 3; i++)
      pixels[at + i] = Math.round(255 * clamp(graded[i]! + (grain[at]! - 128) * visibility))
  }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Software: MARK } })
    .jpeg({ quality: 92, mozjpeg: true })
    .toFile(file)
}

/** The AV1 decoder synthesizes the grain, so the grain doesn't enlarge the file. H.264 videos have no grain. */
function gradeVideo(file: string) {
  const probe = ['-v', 'error', '-show_entries', 'stream=width,height', '-of', 'csv=p=0', file]
  const size = execFileSync('ffprobe', probe, { encoding: 'utf8' }).split(',').map(Number)
  const scale = Math.max(...size) / 1920
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  const [table, result] = [join(folder, 'look.cube'), join(folder, 'film.mp4')]
  const steps = Array.from({ length: 33 }, (_, step) => step / 32)
  const colours = steps.flatMap((blue) =>
    steps.flatMap((green) => steps.map((red) => grade([red, green, blue]).join(' '))),
  )
  writeFileSync(table, `LUT_3D_SIZE 33\n${colours.join('\n')}\n`)
  const { from, strength } = HALATION
  const [r, g, b] = strength.map((each) => `'${each / (1 - from)}*max(0,val-${from}*maxval)'`)
  const filter = `scale=in_color_matrix=bt709,format=gbrp10,split[picture][lights];
    [picture]gblur=${SOFTNESS * scale}[soft];
    [lights]lutrgb=r=${r}:g=${g}:b=${b},gblur=${HALATION.radius * scale}[halo];
    [soft][halo]blend=all_mode=screen,lut3d=${table},
    scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`
  const codec = file.includes('.av1.')
    ? '-c:v libsvtav1 -preset 6 -crf 34 -svtav1-params film-grain=10:film-grain-denoise=0'
    : '-c:v libx264 -preset medium -crf 25 -profile:v high -sc_threshold 0'
  const tags = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'
  const output = `${codec} ${tags} -g 9999 -movflags +faststart -an -metadata comment=${MARK}`
  const options = ['-filter_complex', filter, ...output.split(' '), result]
  execFileSync('ffmpeg', ['-v', 'error', '-i', file, ...options], { stdio: 'inherit' })
  copyFileSync(result, file)
  rmSync(folder, { recursive: true })
}

/** Doesn't blur the image, because blurring would spread hidden colours of transparent pixels into the edges. */
async function gradeCutOut(file: string) {
  const pixels = sharp(file).autoOrient().ensureAlpha().raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = grade([...data.subarray(at, at + 3)].map((it) => it / 255) as Colour)
    data.set(
      [red, green, blue].map((value) => Math.round(255 * value)),
      at,
    )
  }
  await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .withExif({ IFD0: { Software: MARK } })
    .png()
    .toFile(file)
}

const files = process.argv.slice(2)
if (files.length === 0)
  throw new Error('Name the files to grade: photos as .jpg, cut-outs as .png, videos as .mp4')
for (const file of files) {
  console.log(file)
  if (!/\.(jpe?g|png|mp4)$/i.test(file))
    throw new Error(`${file}: expected a .jpg, .png or .mp4 file`)
  if (readFileSync(file).includes(MARK))
    throw new Error(`${file}: already graded. Use the ungraded file from the Git history.`)
  if (/\.mp4$/i.test(file)) gradeVideo(file)
  else if (/\.png$/i.test(file)) await gradeCutOut(file)
  else await gradePhoto(file)
}
