import type { APIRoute } from 'astro'
import { readContent } from '../../content/read-content'
import { securityTxt } from '../../lib/security-txt'

/** Where to report a weakness. */
export const GET: APIRoute = async ({ site }) => {
  const { email } = await readContent('company')
  return new Response(securityTxt(await readContent('security'), email, site!))
}
