import type { APIRoute } from 'astro'
import { LOGOS, readLogo } from '../content/brand'

/** The drawings of the logo in one file. What leaves a drawing's box shows where the page lets it. */
export const GET: APIRoute = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg">${LOGOS.map((name) =>
      readLogo(name).as('symbol', `id="${name}" overflow="visible"`),
    ).join('')}</svg>`,
  )
