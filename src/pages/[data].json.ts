import type { APIRoute, GetStaticPaths } from 'astro'
import { credentialsData, credentialsJsonSchema } from '../content/credentials-data'
import { readAllContent } from '../content/read-all-content'

export const getStaticPaths: GetStaticPaths = async () =>
  (await readAllContent()).optionalPages
    .filter(({ id }) => id === 'credentials')
    .flatMap(({ id }) => [{ params: { data: id } }, { params: { data: `${id}.schema` } }])

export const GET: APIRoute = async ({ params, site }) => {
  const isSchema = params.data!.endsWith('.schema')
  const data = isSchema ? credentialsJsonSchema() : credentialsData(await readAllContent(), site!)
  return new Response(JSON.stringify(data, null, 2))
}
