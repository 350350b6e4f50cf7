import { FIRST_VIEW_ENDS } from '../src/page-start/names.ts'
import { placeOf, type Page } from './page.ts'

/** Where a page's first view ends: the place of the comment that says so, undefined for a page without one. */
export function endOfFirstView({ comments }: Page): { start: number; end: number } | undefined {
  const mark = comments.find(({ data }) => data.trim() === FIRST_VIEW_ENDS)
  return mark && placeOf(mark)
}
