import type { APIRoute } from 'astro'
import { readContent } from '../../content/read-content'
import { securityTxt } from '../../content/security-txt'

export const GET: APIRoute = async ({ site }) => {
  const { security, company } = await readContent()
  return new Response(securityTxt(security, company.email, site!))
}
