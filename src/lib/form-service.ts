import { FORM_ACCESS_KEY, FORM_ENDPOINT } from 'astro:env/client'
import { kindOfFormService } from './kind-of-form-service'

const isPublished = import.meta.env.MODE === 'production'

/**
 * Where inquiries go: the company's form service in a published build, which the publishing
 * guard lets through only with both; the embedded one in every other.
 */
export const formService = {
  ...(isPublished
    ? { endpoint: FORM_ENDPOINT, accessKey: FORM_ACCESS_KEY }
    : { endpoint: '/submit', accessKey: 'embedded' }),
  kind: kindOfFormService(isPublished, FORM_ENDPOINT, import.meta.env.SITE),
}
