import { readContent } from '../../content/read-content'
import { formService } from '../../lib/form-service'

/** The texts on what happens to an inquiry's data, for the form service of this build. `site` is the site's address. */
export async function privacyProps(site: URL) {
  const { kind, endpoint } = formService
  const { name, email } = await readContent('company')
  return {
    texts: await readContent('privacy'),
    company: { name, email },
    /** `host` is what the form sends to. */
    service: { kind, host: new URL(endpoint, site).host },
  }
}

export type PrivacyProps = Awaited<ReturnType<typeof privacyProps>>
