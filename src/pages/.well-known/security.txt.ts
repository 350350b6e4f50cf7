import type { APIRoute } from 'astro'
import { readAllContent } from '../../content/read-all-content'
import { securityTxt } from '../../content/security-txt'

export const GET: APIRoute = async ({ site }) => {
  const { security, company } = await readAllContent()
  return new Response(securityTxt(security, company.email, site!))
}
