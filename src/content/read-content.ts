import { getEntry, type CollectionEntry } from 'astro:content'
import { schemas, type ContentName } from './schemas'

/** The checked content of each file of content/, by its name without the ending; and what a section shows that has failed. */
export async function readContent() {
  const names = Object.keys(schemas) as ContentName[]
  const entries = await Promise.all(
    names.map(async (name) => [name, (await getEntry(name, name))!.data]),
  )
  const content: { [Name in ContentName]: CollectionEntry<Name>['data'] } =
    Object.fromEntries(entries)
  const { error, company } = content
  return {
    ...content,
    failure: { ...error.failure, headline: error.headline, email: company.email },
  }
}

export type Content = Awaited<ReturnType<typeof readContent>>
export type Failure = Content['failure']
