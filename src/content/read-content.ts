import { getEntry, type CollectionKey, type CollectionEntry } from 'astro:content'

/** The checked content of one file of content/, by its name without the ending. */
export const readContent = async <Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> => (await getEntry(name, name))!.data
