import type { APIRoute } from 'astro'
import { readIcon } from '../content/brand'

export const GET: APIRoute = () =>
  new Response(readIcon('icon'), { headers: { 'Content-Type': 'image/svg+xml' } })
