import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { parse } from 'yaml'
import { contentFilesIn } from '../build/content-files.ts'
import { PREVIEW_FOLDER, PUBLISHING_FOLDER, PUBLISHING_MODE, watchMode } from './build-mode.ts'
import { readEnvironment } from './environment.ts'

/** An address under .example (RFC 2606: it can never exist), at the end of a host. */
const EXAMPLE_ADDRESS = /[\w-]\.example(?![\w.-]*\w)/i

/** '+', the country code, then zeros but for the last digit: +91 00 0000 0000, +91 00 0000 0001. */
const PLACEHOLDER_PHONE = /^\+\d{1,3}0{6,}\d$/

const LOCAL_HOST = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i

interface PublishingInput {
  /** What stands in each file of content/, by its path there. */
  content: Record<string, unknown>
  env: Record<string, string | undefined>
}

/**
 * Everything that keeps the site from being published, each with where it stands and what to do.
 * An empty list means: go ahead.
 */
export function publishingProblems({ content, env }: PublishingInput): string[] {
  return [
    ...Object.entries(content).flatMap(([file, value]) =>
      textsIn(value).flatMap(({ path, text }) => contentProblem(`content/${file}, ${path}`, text)),
    ),
    ...siteUrlProblem(env['SITE_URL']),
    ...endpointProblem(env['FORM_ENDPOINT']),
    ...accessKeyProblem(env['FORM_ACCESS_KEY']),
  ]
}

interface PlacedText {
  path: string
  text: string
}

function textsIn(value: unknown, path = ''): PlacedText[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsIn(item, `${path}[${index + 1}]`))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, path === '' ? key : `${path}.${key}`),
  )
}

function contentProblem(where: string, text: string): string[] {
  if (EXAMPLE_ADDRESS.test(text)) {
    return [`${where}: '${text}' holds an address ending in .example. Put in the company's own.`]
  }
  if (PLACEHOLDER_PHONE.test(text.replace(/[\s().-]/g, ''))) {
    return [`${where}: '${text}' is a placeholder. Put in a number that is answered.`]
  }
  return []
}

function siteUrlProblem(value = ''): string[] {
  const wanted = 'Set it to the address visitors will type, such as https://www.your-company.com'
  return problemWithUrl('SITE_URL', value, wanted)
}

function endpointProblem(value = ''): string[] {
  const wanted =
    'Set it to where the form service takes submissions, such as https://api.web3forms.com/submit'
  return problemWithUrl('FORM_ENDPOINT', value, wanted)
}

function problemWithUrl(name: string, value: string, wanted: string): string[] {
  const where = `${name} (environment or .env)`
  if (value.trim() === '') return [`${where} is missing. ${wanted}.`]
  const url = URL.parse(value.trim())
  if (url?.protocol !== 'https:') {
    return [`${where}: '${value}' is not a full https address. ${wanted}.`]
  }
  if (LOCAL_HOST.test(url.hostname)) {
    return [`${where}: '${value}' is this computer, which visitors cannot reach. ${wanted}.`]
  }
  if (/\.example$/i.test(url.hostname)) {
    return [`${where}: '${value}' ends in .example, which cannot exist. ${wanted}.`]
  }
  return []
}

function accessKeyProblem(value = ''): string[] {
  return value.trim() === ''
    ? ['FORM_ACCESS_KEY (environment or .env) is missing. Set it to the key of the form service.']
    : []
}

/**
 * Stops a build that is meant for publishing while anything of the fictional company is left in
 * it, naming all of it at once. Previews and `astro dev` go on,
 * but no preview goes to where builds for publishing are.
 */
export function publishingGuard(): AstroIntegration {
  let root = ''
  let output = ''
  let isPublishing = () => true
  return {
    name: 'publishing-guard',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        root = fileURLToPath(config.root)
        output = fileURLToPath(config.outDir)
        isPublishing = watchMode(updateConfig)
      },
      'astro:build:start': () => {
        if (!isPublishing()) return refusePreviewIn(output, join(root, PUBLISHING_FOLDER))
        const env = readEnvironment(root, PUBLISHING_MODE)
        const problems = publishingProblems({ content: readContent(join(root, 'content')), env })
        if (problems.length === 0) return
        throw withoutStack(explain(problems))
      },
    },
  }
}

function refusePreviewIn(output: string, publishing: string) {
  if (resolve(output) === publishing)
    throw withoutStack(
      `A preview would be built into ${PUBLISHING_FOLDER}/, and be taken for a build for publishing. Use 'npm run build:preview', which builds it into ${PREVIEW_FOLDER}/.`,
    )
}

/** Where in the code it was found helps nobody: it is the content or the command that has to change. */
function withoutStack(message: string): Error {
  const error = new Error(message)
  error.stack = ''
  return error
}

/** What stands in each file of a content folder, also in the folders below it, by its path there. */
export function readContent(folder: string): Record<string, unknown> {
  return Object.fromEntries(
    contentFilesIn(folder).map((name) => [name, parse(readFileSync(join(folder, name), 'utf8'))]),
  )
}

function explain(problems: string[]): string {
  return [
    'Not published, because this still belongs to the fictional company or is missing:',
    ...problems.map((problem) => `  - ${problem}`),
    "To look at the site as it is, use 'npm run build:preview'.",
  ].join('\n')
}
