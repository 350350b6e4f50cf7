import { defineCollection } from 'astro:content'
import type { Loader } from 'astro/loaders'
import { contentFile } from './content/content-file'
import { schemas, type ContentName } from './content/schemas'

/** Each file of content/ is a collection with one entry. */
export const collections = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [
    name,
    defineCollection({ loader: contentFile(name as ContentName), schema: schema as never }),
  ]),
) as unknown as { [Name in ContentName]: { loader: Loader; schema: (typeof schemas)[Name] } }
