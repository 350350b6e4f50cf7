import { FORM_ACCESS_KEY, FORM_ENDPOINT } from 'astro:env/client'
import { formServiceKind } from './form-service-kind'

const kind = formServiceKind(import.meta.env.MODE)
const isThirdParty = kind === 'third-party'
const endpoint = isThirdParty ? FORM_ENDPOINT : '/submit'

/**
 * Where inquiries go: to a third party from a static host, which the publish check lets through only with address and
 * key, to the inbox from every other build, which needs no key.
 */
export const formService = {
  kind,
  endpoint,
  accessKey: isThirdParty ? FORM_ACCESS_KEY : 'inbox',
  host: new URL(endpoint, import.meta.env.SITE).host,
}
