import { INQUIRY_ID, toServiceId, type ServiceId } from './ids'

const PARAMETER = 'about'

/** The URL that opens the inquiry form, prefilled for a service. */
export const inquiryHref = (id: ServiceId) => `/contact?${PARAMETER}=${id}#${INQUIRY_ID}`

/** The service that a URL asks about. Undefined if it names none of the six. */
export const serviceFromQuery = ({ search }: Pick<URL, 'search'>): ServiceId | undefined =>
  toServiceId(new URLSearchParams(search).get(PARAMETER))

/** The URL without the service that it asks about. */
export function withoutPrefill(address: string): string {
  const url = new URL(address)
  url.searchParams.delete(PARAMETER)
  return url.href
}
