import { attributeOf, elementsOfPages } from '../build/html.ts'

/**
 * The origin the built inquiry form posts to, undefined where that is the site's own. Read from
 * the pages, so that the policy and the form cannot disagree about it.
 */
export function findFormOrigin(folder: string): string | undefined {
  const actions = elementsOfPages(folder)
    .filter((element) => element.tagName === 'form')
    .map((element) => attributeOf(element, 'action') ?? '')
  const foreign = actions.find((action) => /^https?:\/\//i.test(action))
  return foreign === undefined ? undefined : new URL(foreign).origin
}
