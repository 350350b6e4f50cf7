import type { ComponentProps } from 'react'
import { readContent } from '../../content/read-content'
import { formService } from '../../lib/form-service'
import type { Privacy } from './privacy'

/** The texts on what happens to an inquiry's data, for the form service of this build. `site` is the site's address. */
export async function privacyProps(site: URL): Promise<ComponentProps<typeof Privacy>> {
  const { kind, endpoint } = formService
  return {
    texts: await readContent('privacy'),
    company: await readContent('company'),
    service: { kind, host: new URL(endpoint, site).host },
  }
}
