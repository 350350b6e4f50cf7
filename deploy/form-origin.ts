import { attributeOf, elementsOfPages, type Element } from '../build/html.ts'

/**
 * The origin the built inquiry form posts to, undefined where that is the site's own. Read from
 * the pages, so that the policy and the form cannot disagree about it.
 */
export const findFormOrigin = (folder: string) => formOriginOf(elementsOfPages(folder))

/** The same of the elements of a page. */
export function formOriginOf(elements: readonly Element[]): string | undefined {
  const actions = elements
    .filter((element) => element.tagName === 'form')
    .map((element) => attributeOf(element, 'action') ?? '')
  const foreign = actions.find((action) => /^https?:\/\//i.test(action))
  return foreign === undefined ? undefined : new URL(foreign).origin
}
