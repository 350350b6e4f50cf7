import type { APIRoute, GetStaticPaths } from 'astro'
import { credentialsData, credentialsJsonSchema } from '../content/credentials-data'
import { readContent } from '../content/read-content'

export const getStaticPaths: GetStaticPaths = async () =>
  (await readContent()).optionalPages
    .filter(({ id }) => id === 'credentials')
    .flatMap(({ id }) => [{ params: { data: id } }, { params: { data: `${id}.schema` } }])

export const GET: APIRoute = async ({ params, site }) => {
  const isSchema = params.data!.endsWith('.schema')
  const data = isSchema ? credentialsJsonSchema() : credentialsData(await readContent(), site!)
  return new Response(JSON.stringify(data, null, 2))
}
