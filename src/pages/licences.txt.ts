import { readdirSync, readFileSync } from 'node:fs'
import type { APIRoute } from 'astro'

const SHIPPED = [
  '@astrojs/react',
  '@fontsource-variable/archivo',
  'astro',
  'clsx',
  'react',
  'react-dom',
  'react-error-boundary',
  'react-swipeable',
  'scheduler',
]

function licenceOf(name: string) {
  const folder = `node_modules/${name}`
  const file = readdirSync(folder).find((entry) => entry.toLowerCase() === 'license')!
  return `${name}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`
}

export const GET: APIRoute = () => new Response(SHIPPED.map(licenceOf).join('\n\n'))
