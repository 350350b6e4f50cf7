import { join } from 'node:path'
import { z } from 'astro/zod'
import { checkContentDates } from '../../src/content/check-content-dates.ts'
import { findContentPlaceholders, findPagePlaceholders } from './find-placeholders.ts'
import { readTextFiles, parseYaml } from './read-files.ts'

/** Top-level domains that are reserved (RFC 6761) or used in private networks (RFC 6762, appendix G). */
const UNREACHABLE =
  /\.(arpa|corp|example|home|internal|intranet|invalid|lan|local|localdomain|localhost|private)$/
const DOMAIN = /^([a-z\d-]+\.)+(xn--[a-z\d-]+|[a-z]{2,})$/

const publicUrl = z
  .url({ protocol: /^https$/, hostname: DOMAIN })
  .refine((url) => !UNREACHABLE.test(URL.parse(url)?.hostname ?? ''))
export const siteUrlSchema = publicUrl
  .refine((url) => URL.parse(url)?.href === `https://${URL.parse(url)?.hostname}/`)
  .describe('the https address that visitors will type, such as https://www.your-company.com')
export const formEndpointSchema = publicUrl.describe(
  "the https address of a form service, such as https://api.web3forms.com/submit, or 'npm run build:server'",
)
export const formAccessKeySchema = z.string().min(1).describe('the key of the form service')

export const findInvalidSettings = (settings: NodeJS.ProcessEnv, hasInbox: boolean): string[] =>
  Object.entries(
    hasInbox
      ? { SITE_URL: siteUrlSchema }
      : {
          SITE_URL: siteUrlSchema,
          FORM_ENDPOINT: formEndpointSchema,
          FORM_ACCESS_KEY: formAccessKeySchema,
        },
  )
    .filter(([name, schema]) => !schema.safeParse(settings[name]).success)
    .map(
      ([name, { description }]) =>
        `${name} (environment or .env): found '${settings[name]}', expected ${description}`,
    )

/** Throws for placeholders, expired dates and invalid settings. Returns warnings about upcoming expiry dates. */
export function checkReadyToPublish(root: string, settings: NodeJS.ProcessEnv, hasInbox: boolean) {
  const files = readTextFiles(join(root, 'content'), '*.yaml')
  const content = Object.fromEntries(files.map(([name, text]) => [name, parseYaml(name, text)]))
  const { errors, warnings } = checkContentDates(content, new Date())
  reject([...findContentPlaceholders(root), ...errors, ...findInvalidSettings(settings, hasInbox)])
  return warnings
}

export const rejectPagePlaceholders = (folder: string): void => reject(findPagePlaceholders(folder))

function reject(problems: readonly string[]) {
  if (problems.length === 0) return
  const message = `The site can't be published yet. Correct these placeholders, settings and dates:
${problems.map((problem) => `  - ${problem}`).join('\n')}
To preview the site anyway, run 'npm start'.`
  throw Object.assign(new Error(message), { stack: '' })
}
