import type { APIRoute, GetStaticPaths } from 'astro'
import { createCredentialsJson, createCredentialsJsonSchema } from '../content/credentials-json'
import { readAllContent } from '../content/read-all-content'

export const getStaticPaths: GetStaticPaths = async () =>
  (await readAllContent()).optionalPages
    .filter(({ id }) => id === 'credentials')
    .flatMap(({ id }) => [
      { params: { credentials: id } },
      { params: { credentials: `${id}.schema` } },
    ])

export const GET: APIRoute = async ({ params, site }) => {
  const isSchema = params.credentials!.endsWith('.schema')
  const data = isSchema
    ? createCredentialsJsonSchema()
    : createCredentialsJson(await readAllContent(), site!)
  return new Response(JSON.stringify(data, null, 2))
}
