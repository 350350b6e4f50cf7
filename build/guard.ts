import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { parse } from 'yaml'
import { endOfDay } from '../src/lib/security-txt.ts'
import { filesIn } from './files.ts'
import { dummyNumberIn, fileProblems, placeholderIn } from './fictional-company.ts'
import {
  PREVIEW_FOLDER,
  PUBLISHING_FOLDER,
  readSettings,
  watchMode,
  type Settings,
} from './settings.ts'

/** A host that no visitor reaches. */
const LOCAL_HOST = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i

const WARNING_DAYS = 30
const DAY_MS = 86_400_000

/**
 * What keeps the content and the settings from being published on the day `now`, and what will soon: where it is
 * and what to do. `content` has each file of content/ by its path there. A site with its own server needs no form
 * service.
 */
export function publishingFindings(
  content: Record<string, unknown>,
  settings: Settings,
  now: Date,
  hasServer = false,
) {
  const days = lastDays(content).map(([where, day, advice]) => ({
    left: (endOfDay(String(day)).getTime() - now.getTime()) / DAY_MS,
    report: (what: string) => `${where}: ${String(day)} ${what}. ${advice}`,
  }))
  return {
    problems: [
      ...Object.entries(content).flatMap(([file, value]) =>
        stringsIn(value).flatMap(([path, text]) => {
          const found = placeholderIn(text) ?? dummyNumberIn(text)
          return found ? [`content/${file}, ${path}: '${text}' ${found.advice}`] : []
        }),
      ),
      ...siteUrlProblems(settings.SITE_URL),
      ...(hasServer ? [] : formServiceProblems(settings)),
      ...days.filter(({ left }) => left < 0).map(({ report }) => report('is over')),
    ],
    warnings: days
      .filter(({ left }) => left >= 0 && left < WARNING_DAYS)
      .map(({ report }) => report('is near')),
  }
}

/** Every text of a YAML value with its path; lists count from 1. */
export function stringsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value))
    return value.flatMap((item, index) => stringsIn(item, `${path}[${index + 1}]`))
  return Object.entries(value ?? {}).flatMap(([key, item]) =>
    stringsIn(item, path === '' ? key : `${path}.${key}`),
  )
}

function siteUrlProblems(value: string): string[] {
  const wanted = 'Set it to the address visitors will type, such as https://www.your-company.com'
  const problems = urlProblems('SITE_URL', value, wanted)
  const url = URL.parse(value)
  if (problems.length > 0 || url?.href === `https://${url?.hostname}/`) return problems
  return [`SITE_URL (environment or .env): '${value}' is more than https and a host. ${wanted}.`]
}

function formServiceProblems({ FORM_ENDPOINT, FORM_ACCESS_KEY }: Settings) {
  const wanted =
    "Set it to where the form service takes submissions, such as https://api.web3forms.com/submit, or use 'npm run build:server' for a site that takes them itself"
  const keyProblem =
    'FORM_ACCESS_KEY (environment or .env) is missing. Set it to the key of the form service.'
  return [
    ...urlProblems('FORM_ENDPOINT', FORM_ENDPOINT, wanted),
    ...(FORM_ACCESS_KEY === '' ? [keyProblem] : []),
  ]
}

function urlProblems(name: string, value: string, wanted: string): string[] {
  const where = `${name} (environment or .env)`
  if (value === '') return [`${where} is missing. ${wanted}.`]
  const url = URL.parse(value)
  const problem = (what: string) => [`${where}: '${value}' ${what}. ${wanted}.`]
  if (url?.protocol !== 'https:') return problem('is not a full https address')
  if (LOCAL_HOST.test(url.hostname)) return problem('is this computer, which visitors cannot reach')
  if (/\.example$/i.test(url.hostname)) return problem('ends in .example, which cannot exist')
  return []
}

type LastDay = [where: string, day: unknown, advice: string]

/** Where content has a last day, `YYYY-MM-DD`, and what to do when it is over. Anything else is left to the schema. */
function lastDays(content: Record<string, any>): LastDay[] {
  const certificates: { number?: string; validUntil?: string }[] =
    content['papers.yaml']?.certificates?.entries ?? []
  return [
    [
      'content/security.yaml, expires',
      content['security.yaml']?.expires,
      'Put in a later day, at most a year from now.',
    ],
    // A certificate without a number is not shown, so its day does not matter.
    ...certificates.map(({ number, validUntil }, index): LastDay => [
      `content/papers.yaml, certificates.entries[${index + 1}].validUntil`,
      number && validUntil,
      'Put in the renewed paper, or empty its number until it is there.',
    ]),
  ]
}

/** What visitors, search engines and social networks read. Scripts contain figures of their own. */
const READ_FILE = /\.(html|xml|txt|json|webmanifest|svg)$/
/** The licences of libraries name any person and address. */
const LICENCES = 'licences.txt'

/** Every file of a built site that still shows something of the fictional company. */
export const builtProblems = (folder: string): string[] =>
  filesIn(folder, READ_FILE)
    .filter((name) => name !== LICENCES)
    .flatMap((name) => {
      const found = placeholderIn(readFileSync(join(folder, name), 'utf8'))
      return found ? [`/${name} holds the placeholder '${found.match}'.`] : []
    })

/**
 * Stops a build for publishing while anything of the fictional company is left in the content or in the built
 * files, or a setting is missing, and lists all of it. Previews pass, but never into the folder of builds for
 * publishing.
 */
export function guard(): AstroIntegration {
  let root = ''
  let output = ''
  let purpose = () => ({ isPublishing: true, hasServer: false })
  return {
    name: 'guard',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        root = fileURLToPath(config.root)
        output = fileURLToPath(config.outDir)
        purpose = watchMode(updateConfig)
      },
      'astro:build:start': ({ logger }) => {
        const { isPublishing, hasServer } = purpose()
        if (!isPublishing) {
          if (resolve(output) !== join(root, PUBLISHING_FOLDER)) return
          throw withoutStack(
            `A preview would be built into ${PUBLISHING_FOLDER}/, and be taken for a build for publishing. Use 'npm run build:preview', which builds it into ${PREVIEW_FOLDER}/.`,
          )
        }
        const content = readContent(join(root, 'content'))
        const found = publishingFindings(content, readSettings(root), new Date(), hasServer)
        for (const warning of found.warnings) logger.warn(warning)
        rejectBuild([...found.problems, ...fileProblems(root)])
      },
      'astro:build:done': () => {
        if (purpose().isPublishing) rejectBuild(builtProblems(output))
      },
    },
  }
}

/** Stops the build with everything that is wrong. The place in the code helps nobody, so the error has no stack. */
function rejectBuild(problems: readonly string[]) {
  if (problems.length > 0)
    throw withoutStack(
      [
        'Not published, because this still belongs to the fictional company or is missing:',
        ...problems.map((problem) => `  - ${problem}`),
        "To look at the site as it is, use 'npm run build:preview'.",
      ].join('\n'),
    )
}

function withoutStack(message: string): Error {
  const error = new Error(message)
  error.stack = ''
  return error
}

/** Each file of a content folder and the folders below it, parsed, by its path there. */
export const readContent = (folder: string): Record<string, unknown> =>
  Object.fromEntries(
    filesIn(folder, /\.yaml$/).map((name) => [
      name,
      parse(readFileSync(join(folder, name), 'utf8')),
    ]),
  )
