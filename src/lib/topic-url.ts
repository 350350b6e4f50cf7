import { INQUIRY_ID, type ServiceId } from './ids'

const PARAMETER = 'about'
const TOPIC_PAGE = /^\/contact\/([^/]+)$/

/** Returns the path of the contact page whose form is prerendered with a topic, for visitors without JavaScript. */
const topicPage = (id: ServiceId) => `/contact/${id}`

/** Returns the URL that opens the inquiry form with a service as its topic. */
export const inquiryHref = (id: ServiceId) => `${topicPage(id)}?${PARAMETER}=${id}#${INQUIRY_ID}`

/** Returns what a URL asks about by its query or path, which may be no service, or undefined if the URL asks about nothing. */
export const topicOfUrl = ({ search, pathname }: Pick<URL, 'search' | 'pathname'>) =>
  new URLSearchParams(search).get(PARAMETER) ?? TOPIC_PAGE.exec(pathname)?.[1]

/** Returns the URL of the same page without a topic. */
export function withoutTopic(address: string): string {
  const url = new URL(address)
  if (TOPIC_PAGE.test(url.pathname)) url.pathname = '/contact'
  url.searchParams.delete(PARAMETER)
  return url.href
}
