import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { parse } from 'yaml'
import { contentFilesIn } from '../build/content-files.ts'
import { PREVIEW_FOLDER, PUBLISHING_FOLDER, watchMode } from './build-mode.ts'
import { FICTIONAL_NAME, EXAMPLE_ADDRESS, LOCAL_HOST, PLACEHOLDER_PHONE } from './placeholders.ts'
import { papersFindings } from './papers.ts'
import { securityTxtFindings } from './security-txt.ts'
import { INBOX_PLACES, OWN_ENDPOINT, readSettings, type Settings } from './settings.ts'

interface PublishingInput {
  /** What stands in each file of content/, by its path there. */
  content: Record<string, unknown>
  settings: Settings
}

/**
 * Everything that keeps the site from being published, each with where it stands and what to do.
 * An empty list means: go ahead.
 */
export function publishingProblems({ content, settings }: PublishingInput): string[] {
  return [
    ...Object.entries(content).flatMap(([file, value]) =>
      textsIn(value).flatMap(({ path, text }) => contentProblem(`content/${file}, ${path}`, text)),
    ),
    ...siteUrlProblem(settings.SITE_URL),
    ...formServiceProblems(settings),
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
  if (PLACEHOLDER_PHONE.test(text)) {
    return [`${where}: '${text}' is a placeholder. Put in a number that is answered.`]
  }
  if (text.includes(FICTIONAL_NAME)) {
    return [`${where}: '${text}' names the fictional company. Put in your own.`]
  }
  return []
}

function siteUrlProblem(value: string): string[] {
  const wanted = 'Set it to the address visitors will type, such as https://www.your-company.com'
  const problems = problemWithUrl('SITE_URL', value, wanted)
  const url = URL.parse(value)
  if (problems.length > 0 || url?.href === `https://${url?.hostname}/`) return problems
  return [`SITE_URL (environment or .env): '${value}' is more than https and a host. ${wanted}.`]
}

function formServiceProblems(settings: Settings): string[] {
  const { FORM_ENDPOINT, FORM_ACCESS_KEY, INBOX_RUNS_ON } = settings
  if (FORM_ENDPOINT === OWN_ENDPOINT) {
    if (INBOX_PLACES.includes(INBOX_RUNS_ON)) return []
    return [
      `INBOX_RUNS_ON (environment or .env) is '${INBOX_RUNS_ON}', and FORM_ENDPOINT is the company's own inbox. Set it to where that runs: ${INBOX_PLACES.join(' or ')}.`,
    ]
  }
  const wanted = `Set it to where the form service takes submissions, such as https://api.web3forms.com/submit, or to ${OWN_ENDPOINT} for the company's own inbox`
  return [
    ...problemWithUrl('FORM_ENDPOINT', FORM_ENDPOINT, wanted),
    ...accessKeyProblem(FORM_ACCESS_KEY),
  ]
}

function problemWithUrl(name: string, value: string, wanted: string): string[] {
  const where = `${name} (environment or .env)`
  if (value === '') return [`${where} is missing. ${wanted}.`]
  const url = URL.parse(value)
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

function accessKeyProblem(value: string): string[] {
  return value === ''
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
      'astro:build:start': ({ logger }) => {
        if (!isPublishing()) return refusePreviewIn(output, join(root, PUBLISHING_FOLDER))
        const content = readContent(join(root, 'content'))
        const now = new Date()
        const dated = [
          securityTxtFindings(content['security.yaml'], now),
          papersFindings(content['papers.yaml'], now),
        ]
        for (const { warnings } of dated) for (const warning of warnings) logger.warn(warning)
        const problems = [
          ...publishingProblems({ content, settings: readSettings(root) }),
          ...dated.flatMap((findings) => findings.problems),
        ]
        if (problems.length > 0) throw withoutStack(explain(problems))
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
export function withoutStack(message: string): Error {
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
