import { FORM_ACCESS_KEY, FORM_ENDPOINT } from 'astro:env/client'

/** Who takes inquiries: a hosted service, the site's own server or, in a preview (a build to look at), this computer. */
export type FormServiceKind = 'hosted' | 'own' | 'preview'

const KINDS: Record<string, FormServiceKind> = { production: 'hosted', server: 'own' }
const kind = KINDS[import.meta.env.MODE] ?? 'preview'

const { endpoint, accessKey } =
  kind === 'hosted'
    ? { endpoint: FORM_ENDPOINT, accessKey: FORM_ACCESS_KEY }
    : { endpoint: '/submit', accessKey: 'embedded' }

/**
 * Where inquiries go: the company's form service in a build for a static host, which the publish check lets
 * through only with what it needs; the site's own server in every other, which needs no key.
 */
export const formService = {
  kind,
  endpoint,
  accessKey,
  host: new URL(endpoint, import.meta.env.SITE).host,
}
