import type { APIRoute, GetStaticPaths } from 'astro'
import { credentialsData, credentialsSchemaAsJson } from '../content/credentials-data'
import { readContent } from '../content/read-content'

// Only if there is a credentials page.
export const getStaticPaths: GetStaticPaths = async () =>
  (await readContent()).optionalPages
    .filter(({ id }) => id === 'credentials')
    .flatMap(({ id }) => [{ params: { data: id } }, { params: { data: `${id}.schema` } }])

/** The credentials as data, and the JSON Schema of this data. */
export const GET: APIRoute = async ({ params, site }) => {
  const isSchema = params.data!.endsWith('.schema')
  const data = isSchema ? credentialsSchemaAsJson() : credentialsData(await readContent(), site!)
  // People look at the file, too.
  return new Response(JSON.stringify(data, null, 2))
}
