import { FORM_ACCESS_KEY, FORM_ENDPOINT } from 'astro:env/client'

/** Who takes inquiries: a third party, the site's own inbox or, in a preview (a build to look at), the one on this computer. */
export type FormServiceKind = 'third-party' | 'inbox' | 'preview'

const KINDS: Record<string, FormServiceKind> = { production: 'third-party', server: 'inbox' }
const kind = KINDS[import.meta.env.MODE] ?? 'preview'
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
