import type { APIRoute } from 'astro'
import { readBrandColour } from '../content/brand'
import { readAllContent } from '../content/read-all-content'

export const GET: APIRoute = async () => {
  const { company, pages } = await readAllContent()
  const icon = (file: string, size: number) => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return Response.json({
    name: company.name,
    short_name: company.name,
    description: pages.home.description,
    start_url: '/',
    display: 'browser',
    background_color: readBrandColour('background-dark'),
    theme_color: readBrandColour('background-dark'),
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
    ],
  })
}
