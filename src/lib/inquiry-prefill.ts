import { serviceOfHash, type ServiceId } from './sections'

/** The place of the inquiry form in its page. */
export const INQUIRY_ID = 'inquiry'

const PARAMETER = 'about'

/** The way from a service to the inquiry form, also from a page that has none. */
export const inquiryHref = (id: ServiceId) => `/contact?${PARAMETER}=${id}#${INQUIRY_ID}`

/** The service that an address asks about; undefined where it asks about none of the six. */
export const prefilledService = ({ search }: Pick<URL, 'search'>): ServiceId | undefined =>
  serviceOfHash(`#${new URLSearchParams(search).get(PARAMETER)}`)

/** An address that asks about no service any more. */
export function withoutPrefill(address: string): string {
  const url = new URL(address)
  url.searchParams.delete(PARAMETER)
  return url.href
}
