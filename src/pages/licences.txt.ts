import { readFileSync } from 'node:fs'
import type { APIRoute } from 'astro'

/** What reaches visitors and is not ours. */
const SHIPPED = [
  '@astrojs/react',
  '@fontsource-variable/archivo',
  'astro',
  'react',
  'react-dom',
  'react-error-boundary',
  'react-swipeable',
  'scheduler',
]

const licenceOf = (name: string) =>
  `${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim()}\n`

/** The licences that ask to travel with what they cover. */
export const GET: APIRoute = () => new Response(SHIPPED.map(licenceOf).join('\n\n'))
