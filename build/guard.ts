import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { parse } from 'yaml'
import { endOfDay } from '../src/lib/security-txt.ts'
import { contentFilesIn } from './content-files.ts'
import {
  INBOX_PLACES,
  OWN_ENDPOINT,
  PREVIEW_FOLDER,
  PUBLISHING_FOLDER,
  readSettings,
  watchMode,
  type Settings,
} from './settings.ts'

/** The company that does not exist. */
export const FICTIONAL_NAME = 'Dhruva Maritime'
const PLACEHOLDERS = [
  {
    // At the end of a host. It can never exist (RFC 2606).
    pattern: /[\w-]\.example(?![\w.-]*\w)/i,
    says: "holds an address ending in .example. Put in the company's own.",
  },
  {
    // The country code, then zeros but for the last digit: +91 00 0000 0000, +44 (00) 0000 0009.
    pattern: /\+\d{1,3}(?:[\s().-]*0){6,}[\s().-]*\d(?![\s().-]*\d)/,
    says: 'is a placeholder. Put in a number that is answered.',
  },
  {
    pattern: new RegExp(FICTIONAL_NAME),
    says: 'names the fictional company. Put in your own.',
  },
]
/** A host that no visitor reaches. */
export const LOCAL_HOST = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i

const WARNING_DAYS = 30
const DAY_MS = 86_400_000

interface Findings {
  /** What keeps the site from being published: where it is and what to do. */
  problems: string[]
  warnings: string[]
}

/** What is wrong with the content and the settings on the day `now`. `content` has each file of content/ by its path there. */
export function publishingFindings(
  content: Record<string, unknown>,
  settings: Settings,
  now: Date,
): Findings {
  const dated = [
    ...securityDays(content['security.yaml']),
    ...certificateDays(content['papers.yaml']),
  ]
  const days = dated.map((entry) => lastDayFindings(entry, now))
  return {
    problems: [
      ...Object.entries(content).flatMap(([file, value]) =>
        textsIn(value).flatMap(([path, text]) => textProblems(`content/${file}, ${path}`, text)),
      ),
      ...siteUrlProblems(settings.SITE_URL),
      ...formServiceProblems(settings),
      ...specimenProblems(content['papers.yaml']),
      ...days.flatMap(({ problems }) => problems),
    ],
    warnings: days.flatMap(({ warnings }) => warnings),
  }
}

/** Every text of a YAML value with its path; lists count from 1. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsIn(item, `${path}[${index + 1}]`))
  return Object.entries(value ?? {}).flatMap(([key, item]) =>
    textsIn(item, path === '' ? key : `${path}.${key}`),
  )
}

function textProblems(where: string, text: string): string[] {
  const found = placeholderIn(text)
  return found ? [`${where}: '${text}' ${found.says}`] : []
}

/** The first placeholder in a text, and what to do about it. Undefined without one. */
export function placeholderIn(text: string): { match: string; says: string } | undefined {
  for (const { pattern, says } of PLACEHOLDERS) {
    const match = pattern.exec(text)?.[0]
    if (match) return { match, says }
  }
  return undefined
}

function siteUrlProblems(value: string): string[] {
  const wanted = 'Set it to the address visitors will type, such as https://www.your-company.com'
  const problems = urlProblems('SITE_URL', value, wanted)
  const url = URL.parse(value)
  if (problems.length > 0 || url?.href === `https://${url?.hostname}/`) return problems
  return [`SITE_URL (environment or .env): '${value}' is more than https and a host. ${wanted}.`]
}

function formServiceProblems({ FORM_ENDPOINT, FORM_ACCESS_KEY, INBOX_RUNS_ON }: Settings) {
  if (FORM_ENDPOINT === OWN_ENDPOINT) {
    if (INBOX_PLACES.includes(INBOX_RUNS_ON)) return []
    return [
      `INBOX_RUNS_ON (environment or .env) is '${INBOX_RUNS_ON}', and FORM_ENDPOINT is the company's own inbox. Set it to where that runs: ${INBOX_PLACES.join(' or ')}.`,
    ]
  }
  const wanted = `Set it to where the form service takes submissions, such as https://api.web3forms.com/submit, or to ${OWN_ENDPOINT} for the company's own inbox`
  const hasKey = FORM_ACCESS_KEY !== ''
  return [
    ...urlProblems('FORM_ENDPOINT', FORM_ENDPOINT, wanted),
    ...(hasKey
      ? []
      : [
          'FORM_ACCESS_KEY (environment or .env) is missing. Set it to the key of the form service.',
        ]),
  ]
}

function urlProblems(name: string, value: string, wanted: string): string[] {
  const where = `${name} (environment or .env)`
  if (value === '') return [`${where} is missing. ${wanted}.`]
  const url = URL.parse(value)
  const says = (what: string) => [`${where}: '${value}' ${what}. ${wanted}.`]
  if (url?.protocol !== 'https:') return says('is not a full https address')
  if (LOCAL_HOST.test(url.hostname)) return says('is this computer, which visitors cannot reach')
  if (/\.example$/i.test(url.hostname)) return says('ends in .example, which cannot exist')
  return []
}

interface DatedEntry {
  where: string
  /** A last day, `YYYY-MM-DD`. Anything else is left to the schema. */
  day: unknown
  advice: string
}

const securityDays = (security: unknown): DatedEntry[] => [
  {
    where: 'content/security.yaml, expires',
    day: (security as { expires?: unknown } | null)?.expires,
    advice: 'Put in a later day, at most a year from now.',
  },
]

interface Papers {
  specimen?: boolean
  certificates?: { entries?: { number?: string; validUntil?: string }[] }
}

/** A certificate without a number is not shown, so its day does not matter. */
const certificateDays = (papers: unknown): DatedEntry[] =>
  ((papers as Papers | null)?.certificates?.entries ?? []).map(({ number, validUntil }, index) => ({
    where: `content/papers.yaml, certificates.entries[${index + 1}].validUntil`,
    day: number && validUntil,
    advice: 'Put in the renewed paper, or empty its number until it is there.',
  }))

const specimenProblems = (papers: unknown) =>
  (papers as Papers | null)?.specimen
    ? [
        "content/papers.yaml, specimen: true marks papers that do not exist. Put in the company's own, or [] and '' where it has none, and then false.",
      ]
    : []

function lastDayFindings({ where, day, advice }: DatedEntry, now: Date): Findings {
  const daysLeft = (endOfDay(String(day)).getTime() - now.getTime()) / DAY_MS
  const says = (what: string) => [`${where}: ${String(day)} ${what}. ${advice}`]
  return {
    problems: daysLeft < 0 ? says('is over') : [],
    warnings: daysLeft >= 0 && daysLeft < WARNING_DAYS ? says('is near') : [],
  }
}

/**
 * Stops a build for publishing while anything of the fictional company is left in the content or a setting is
 * missing, and lists all of it. Previews pass, but never into the folder of builds for publishing.
 */
export function guard(): AstroIntegration {
  let root = ''
  let output = ''
  let isPublishing = () => true
  return {
    name: 'guard',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        root = fileURLToPath(config.root)
        output = fileURLToPath(config.outDir)
        isPublishing = watchMode(updateConfig)
      },
      'astro:build:start': ({ logger }) => {
        if (!isPublishing()) return rejectPreviewIn(output, join(root, PUBLISHING_FOLDER))
        const content = readContent(join(root, 'content'))
        const found = publishingFindings(content, readSettings(root), new Date())
        for (const warning of found.warnings) logger.warn(warning)
        rejectBuild(
          'Not published, because this still belongs to the fictional company or is missing:',
          found.problems,
          "To look at the site as it is, use 'npm run build:preview'.",
        )
      },
    },
  }
}

function rejectPreviewIn(output: string, publishing: string) {
  if (resolve(output) === publishing)
    throw withoutStack(
      `A preview would be built into ${PUBLISHING_FOLDER}/, and be taken for a build for publishing. Use 'npm run build:preview', which builds it into ${PREVIEW_FOLDER}/.`,
    )
}

/** Stops the build with everything that is wrong. The place in the code helps nobody, so the error has no stack. */
export function rejectBuild(reason: string, problems: readonly string[], advice?: string) {
  if (problems.length === 0) return
  const lines = [reason, ...problems.map((problem) => `  - ${problem}`), advice ?? []].flat()
  throw withoutStack(lines.join('\n'))
}

function withoutStack(message: string): Error {
  const error = new Error(message)
  error.stack = ''
  return error
}

/** Each file of a content folder and the folders below it, parsed, by its path there. */
export const readContent = (folder: string): Record<string, unknown> =>
  Object.fromEntries(
    contentFilesIn(folder).map((name) => [name, parse(readFileSync(join(folder, name), 'utf8'))]),
  )
