import { basename, join } from 'node:path'
import { parse, parseDocument } from 'yaml'
import { parseAndValidateYaml } from '../../src/content/parse-and-validate-yaml.ts'
import { OPTIONAL_CONTENT_FILES, type ContentName } from '../../src/content/schemas/all-schemas.ts'
import { readTextFiles } from '../build/read-files.ts'
import type { Answers } from './questions.ts'

const TEMPLATES = join(import.meta.dirname, 'content')
const DAYS_VALID = 365
/** With more than four slides, the carousel's thumbnails would be too small. */
const MOST_SLIDES = 4
const SIX_SERVICES =
  'technical, crew, commercial, freight and travel management, audit, survey, inspection and consultancy'

type Values = Partial<Record<ContentName, object>>

const valuesOf = (values: object, path: string[] = []): [path: string[], value: unknown][] =>
  Object.entries(values).flatMap(([key, value]): [string[], unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? valuesOf(value, [...path, key])
      : [[[...path, key], value]],
  )

/**
 * Changes values in a YAML file, but keeps comments, which the editor shows as hints. The value null removes a field.
 * Ignores a change to a list entry that doesn't exist, because the change would create an incomplete entry.
 */
export function replaceFictionalValues(yaml: string, ...changes: object[]): string {
  const document = parseDocument(yaml.replace(/^(#[^\n]*\n)?fictional: true\n/m, ''))
  const isInMissingEntry = (path: string[]) =>
    path.some((key, index) => /^\d+$/.test(key) && !document.hasIn(path.slice(0, index + 1)))
  for (const [path, value] of changes.flatMap((values) => valuesOf(values)))
    if (isInMissingEntry(path)) continue
    else if (value === null) document.deleteIn(path)
    else document.setIn(path, document.createNode(value))
  return document.toString({ lineWidth: 120, singleQuote: true })
}

const fillTemplate = (template: string, words: Record<string, string>): object =>
  JSON.parse(JSON.stringify(parse(template) ?? {}), (_, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(/\{(\w+)\}/g, (braces, name: string) => words[name] ?? braces)
      : value,
  )

function wordsFor({ name, sentence, office, services, figures }: Answers, today: Date) {
  const lastDay = new Date(today)
  lastDay.setUTCDate(lastDay.getUTCDate() + DAYS_VALID)
  const town = office.locality
  const servicesText = services
    ? new Intl.ListFormat('en-GB').format(services.map((service) => service.name))
    : SIX_SERVICES
  const texts = [`From ${town}, for ships and their cargo.`, `${name} offers ${servicesText}.`]
  const [besideSlides, belowSlides] = figures.figures.length > 0 ? texts : texts.toReversed()
  return {
    name,
    sentence,
    sentenceWithoutStop: sentence.replace(/\.$/, ''),
    town,
    services: servicesText,
    besideSlides: besideSlides!,
    belowSlides: belowSlides!,
    lastDay: lastDay.toISOString().slice(0, 10),
  }
}

function valuesFromAnswers(answers: Answers): Values {
  const { name, shortName, email, phones, office, officeHours, responseTime } = answers
  const { figures, source } = answers.figures
  return {
    company: { name, emailSubjectName: shortName, email, phones, office },
    contact: { officeHours, responseTime, responseTimeConditions: '' },
    hero: { figures },
    about: { freightSection: { figures, note: source } },
  }
}

const idOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .join('-')

function valuesFromServices(
  services: NonNullable<Answers['services']>,
  previous: readonly Record<string, unknown>[],
): Values {
  const entries = services.map(({ name, sentence, items }, index) => ({
    // The previous service is cloned, because YAML would write an alias for a repeated object.
    ...structuredClone(previous[index % previous.length]),
    id: idOf(name),
    menuName: name,
    stepLabel: name,
    title: name,
    text: sentence,
    items,
    inquiryLink: { label: `Ask about ${name}`, service: 'Other' },
  }))
  const slides = entries.slice(0, MOST_SLIDES).map(({ title, ...entry }) => {
    const { items, picture, focus, alt } = entry as Record<string, unknown> & { items: string[] }
    return { title, text: items.join(' · '), picture, ...(focus ? { focus } : {}), alt }
  })
  return {
    services: { services: entries },
    contact: { form: { hints: { service: '', message: '' } } },
    about: { carousel: { slides } },
  }
}

export function createCompanyContent(
  folder: string,
  answers: Answers,
  keep: readonly ContentName[],
  today = new Date(),
): Record<string, string> {
  const files = readTextFiles(folder, '*.yaml')
  const templates = new Map(readTextFiles(TEMPLATES, '*.yaml'))
  const words = wordsFor(answers, today)
  const fromAnswers = valuesFromAnswers(answers)
  const servicesFile = parse(new Map(files).get('services.yaml')!)
  const fromServices = answers.services
    ? valuesFromServices(answers.services, servicesFile.services)
    : {}
  const lean: Record<string, string> = {}
  for (const [file, yaml] of files) {
    const name = basename(file, '.yaml') as ContentName
    if (keep.includes(name)) lean[file] = yaml
    if (OPTIONAL_CONTENT_FILES.includes(name)) continue
    const template = fillTemplate(templates.get(file) ?? '', words)
    lean[file] = replaceFictionalValues(
      yaml,
      template,
      fromAnswers[name] ?? {},
      fromServices[name] ?? {},
    )
    parseAndValidateYaml(name, lean[file])
  }
  return lean
}
