import { FORM_ACCESS_KEY, FORM_ENDPOINT } from 'astro:env/client'
import { kindOfFormService } from './kind-of-form-service'

const isPublished = import.meta.env.MODE === 'production'

/**
 * Where inquiries go: the company's form service in a published build, which the publishing
 * guard lets through only with what it needs; the embedded one in every other. An inbox of the company's
 * own needs no key.
 */
export const formService = {
  ...(isPublished
    ? { endpoint: FORM_ENDPOINT, accessKey: FORM_ACCESS_KEY || 'own' }
    : { endpoint: '/submit', accessKey: 'embedded' }),
  kind: kindOfFormService(isPublished, FORM_ENDPOINT, import.meta.env.SITE),
}
