import { getEntry, type CollectionKey, type CollectionEntry } from 'astro:content'

/** The checked content of one file of content/, by its name without the ending. */
export async function readContent<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, name)
  if (!entry) throw new Error(`src/content.config.ts has no collection for content/${name}.yaml`)
  return entry.data
}
