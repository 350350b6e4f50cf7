import { INQUIRY_ID, SERVICE_IDS, toServiceId, type ServiceId } from './ids'

const PARAMETER = 'about'

/** Returns the path of the contact page whose form is prerendered with a topic, for visitors without JavaScript. */
const topicPage = (id: ServiceId) => `/contact/${id}`

/** Returns the URL that opens the inquiry form with a service as its topic. */
export const inquiryHref = (id: ServiceId) => `${topicPage(id)}?${PARAMETER}=${id}#${INQUIRY_ID}`

/** Returns the service that a URL asks about, by its query or path, or undefined if the URL names none. */
export const topicOfUrl = ({ search, pathname }: Pick<URL, 'search' | 'pathname'>) =>
  toServiceId(new URLSearchParams(search).get(PARAMETER)) ??
  SERVICE_IDS.find((id) => pathname === topicPage(id))

/** Returns the URL of the same page without a topic. */
export function withoutTopic(address: string): string {
  const url = new URL(address)
  if (SERVICE_IDS.some((id) => url.pathname === topicPage(id))) url.pathname = '/contact'
  url.searchParams.delete(PARAMETER)
  return url.href
}
