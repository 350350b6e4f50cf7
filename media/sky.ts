/**
 * Draws src/assets/sky/trails.svg, the sky behind the services, from the stars in media/sky/stars.json. Run
 * again after a change of either or of the colours: `node media/sky.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { drawTrails, type Star } from './star-trails.ts'
import { colour } from '../src/content/brand.ts'

const CATALOGUE = new URL('sky/stars.json', import.meta.url)
const PICTURE = new URL('../src/assets/sky/trails.svg', import.meta.url)

const { stars } = JSON.parse(await readFile(CATALOGUE, 'utf8')) as { stars: Star[] }
await writeFile(PICTURE, drawTrails(stars, colour('foam')))
