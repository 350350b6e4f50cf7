import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { z } from 'astro/zod'
import { parse } from 'yaml'
import { expiringDays } from '../src/content/expiring-days.ts'
import type { BuildTarget, Settings } from './build-target.ts'
import { filesIn, placeholdersInContent, placeholdersInPages } from './placeholders.ts'

/** Visitors reach neither `.example` nor `.localhost`. */
const publicUrl = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .refine((url) => !/\.(example|localhost)$/i.test(URL.parse(url)?.hostname ?? ''))
const SITE_URL = publicUrl
  .refine((url) => URL.parse(url)?.href === `https://${URL.parse(url)?.hostname}/`)
  .describe('the https address that visitors will type, such as https://www.your-company.com')
const FORM_ENDPOINT = publicUrl.describe(
  "the https address of a form service, such as https://api.web3forms.com/submit, or 'npm run build:server'",
)
const FORM_ACCESS_KEY = z.string().min(1).describe('the key of the form service')

/** Every setting that a published site cannot have, and what is expected. A site with its own server needs no form service. */
export const wrongSettings = (settings: Settings, hasServer: boolean): string[] =>
  Object.entries(hasServer ? { SITE_URL } : { SITE_URL, FORM_ENDPOINT, FORM_ACCESS_KEY })
    .map(([name, schema]) => ({ name, schema, value: settings[name as keyof Settings] }))
    .filter(({ schema, value }) => !schema.safeParse(value).success)
    .map(
      ({ name, schema, value }) =>
        `${name} (environment or .env): found '${value}', expected ${schema.description}`,
    )

/**
 * Stops a build for publishing while anything of the default company is left in the content or in the built pages, a
 * day is over or a setting is missing, and lists all of it.
 */
export function guard(target: BuildTarget, settings: Settings): AstroIntegration {
  let root = ''
  return {
    name: 'guard',
    hooks: {
      'astro:config:setup': ({ config }) => void (root = fileURLToPath(config.root)),
      'astro:build:start': ({ logger }) => {
        if (!target.isPublishing) return
        const files = filesIn(join(root, 'content'), '*.yaml')
        const content = Object.fromEntries(files.map(([name, text]) => [name, parse(text)]))
        const { over, near } = expiringDays(content, new Date())
        for (const text of near) logger.warn(`${text}, soon`)
        const wrong = wrongSettings(settings, target.hasServer)
        rejectBuild([...placeholdersInContent(root), ...over, ...wrong])
      },
      'astro:build:done': ({ dir }) => {
        if (target.isPublishing) rejectBuild(placeholdersInPages(fileURLToPath(dir)))
      },
    },
  }
}

function rejectBuild(problems: readonly string[]) {
  if (problems.length === 0) return
  const message = `Not published, because this still belongs to the default company, is over or is missing:
${problems.map((problem) => `  - ${problem}`).join('\n')}
To look at the site as it is, use 'npm run build:preview'.`
  // The place in the code helps nobody who edits content.
  throw Object.assign(new Error(message), { stack: '' })
}
