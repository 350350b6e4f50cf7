import type { APIRoute } from 'astro'
import { LOGOS, readLogo } from '../content/brand'

/** The drawings of the logo in one file. What leaves a drawing's box shows where the page lets it. */
export const GET: APIRoute = () => {
  const drawings = LOGOS.map((name) =>
    readLogo(name).as('symbol', `id="${name}" overflow="visible"`),
  )
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
}
