import { FORM_ACCESS_KEY, FORM_ENDPOINT } from 'astro:env/client'
import { formServiceKindForMode } from './form-service-kind'

const kind = formServiceKindForMode(import.meta.env.MODE)
const isThirdParty = kind === 'third-party'
const endpoint = isThirdParty ? FORM_ENDPOINT : '/submit'

/** The form service of the current build. Only third-party services need an access key. */
export const formService = {
  kind,
  endpoint,
  accessKey: isThirdParty ? FORM_ACCESS_KEY : 'inbox',
  host: new URL(endpoint, import.meta.env.SITE).host,
}
