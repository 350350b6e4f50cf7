import { join } from 'node:path'
import { z } from 'astro/zod'
import { expiringDays } from '../src/content/expiring-days.ts'
import { filesIn, parseYaml } from './files.ts'
import { placeholdersInContent, placeholdersInPages } from './placeholders.ts'

/** Domains that visitors do not reach: reserved ones (RFC 6761), and those of private networks (RFC 6762, appendix G). */
const UNREACHABLE =
  /\.(arpa|corp|example|home|internal|intranet|invalid|lan|local|localdomain|localhost|private)$/
/** A domain as `URL` has it, where another script than the Latin one is `xn--…`. */
const DOMAIN = /^([a-z\d-]+\.)+(xn--[a-z\d-]+|[a-z]{2,})$/

const publicUrl = z
  .url({ protocol: /^https$/, hostname: DOMAIN })
  .refine((url) => !UNREACHABLE.test(URL.parse(url)?.hostname ?? ''))
/** The settings that a published site needs. The last two are for a form service. */
export const SITE_URL = publicUrl
  .refine((url) => URL.parse(url)?.href === `https://${URL.parse(url)?.hostname}/`)
  .describe('the https address that visitors will type, such as https://www.your-company.com')
export const FORM_ENDPOINT = publicUrl.describe(
  "the https address of a form service, such as https://api.web3forms.com/submit, or 'npm run build:server'",
)
export const FORM_ACCESS_KEY = z.string().min(1).describe('the key of the form service')

/** Every setting that a published site cannot have. One with its own inbox needs no third party's. */
export const wrongSettings = (settings: NodeJS.ProcessEnv, hasInbox: boolean): string[] =>
  Object.entries(hasInbox ? { SITE_URL } : { SITE_URL, FORM_ENDPOINT, FORM_ACCESS_KEY })
    .filter(([name, schema]) => !schema.safeParse(settings[name]).success)
    .map(
      ([name, { description }]) =>
        `${name} (environment or .env): found '${settings[name]}', expected ${description}`,
    )

/**
 * Throws with all that keeps the project at `root` from being published today: what belongs to the default company,
 * wrong days, settings. Returns a warning for each day that is over soon.
 */
export function checkContent(root: string, settings: NodeJS.ProcessEnv, hasInbox: boolean) {
  const files = filesIn(join(root, 'content'), '*.yaml')
  const content = Object.fromEntries(files.map(([name, text]) => [name, parseYaml(name, text)]))
  const { over, overSoon } = expiringDays(content, new Date())
  reject([...placeholdersInContent(root), ...over, ...wrongSettings(settings, hasInbox)])
  return overSoon
}

/** Throws with every page of a built site that still shows the default company. */
export const checkPages = (folder: string): void => reject(placeholdersInPages(folder))

function reject(problems: readonly string[]) {
  if (problems.length === 0) return
  const message = `Not published, because this still belongs to the default company, is missing or has a wrong day:
${problems.map((problem) => `  - ${problem}`).join('\n')}
To look at the site as it is, use 'npm run build:preview'.`
  // The place in the code helps nobody who edits content.
  throw Object.assign(new Error(message), { stack: '' })
}
