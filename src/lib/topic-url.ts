import { INQUIRY_FORM_ID, type ServiceId } from './element-ids'

const PARAMETER = 'about'
const TOPIC_PAGE = /^\/contact\/([^/]+)$/

/** Every topic has a prerendered page for visitors without JavaScript. */
const topicPage = (id: ServiceId) => `/contact/${id}`

/** Returns the inquiry form's URL with a service as the topic. */
export const inquiryHref = (id: ServiceId) =>
  `${topicPage(id)}?${PARAMETER}=${id}#${INQUIRY_FORM_ID}`

/** The topic can be an unknown service. */
export const topicOfUrl = ({ search, pathname }: Pick<URL, 'search' | 'pathname'>) =>
  new URLSearchParams(search).get(PARAMETER) ?? TOPIC_PAGE.exec(pathname)?.[1]

/** Returns the URL without its topic. */
export function withoutTopic(href: string): string {
  const url = new URL(href)
  if (TOPIC_PAGE.test(url.pathname)) url.pathname = '/contact'
  url.searchParams.delete(PARAMETER)
  return url.href
}
