import type { APIRoute } from 'astro'
import { readIcon } from '../content/brand'

export const GET: APIRoute = () =>
  new Response(new Uint8Array(readIcon('icon')), { headers: { 'Content-Type': 'image/svg+xml' } })
