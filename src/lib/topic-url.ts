import { INQUIRY_FORM_TITLE_ID, type ServiceId } from './element-ids'

const PARAMETER = 'about'
const TOPIC_PAGE = /^\/contact\/([^/]+)$/

/** For visitors without JavaScript, each service has a contact page. */
const topicPage = (id: ServiceId) => `/contact/${id}`

/** Returns the inquiry form's URL with a service as the topic. */
export const inquiryHref = (id: ServiceId) =>
  `${topicPage(id)}?${PARAMETER}=${id}#${INQUIRY_FORM_TITLE_ID}`

/** Returns the ID of the service that a URL asks about, even if no such service exists. */
export const topicOfUrl = ({ search, pathname }: Pick<URL, 'search' | 'pathname'>) =>
  new URLSearchParams(search).get(PARAMETER) ?? TOPIC_PAGE.exec(pathname)?.[1]

/** Removes the ID of a service from an inquiry form's URL. */
export function withoutTopic(href: string): string {
  const url = new URL(href)
  if (TOPIC_PAGE.test(url.pathname)) url.pathname = '/contact'
  url.searchParams.delete(PARAMETER)
  return url.href
}
