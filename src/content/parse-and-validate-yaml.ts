import { z } from 'astro/zod'
import { isAlias, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml'
import type { Node } from 'yaml'
import {
  DUTY_CONTACTS_ID,
  INQUIRY_FORM_TITLE_ID,
  MENU_ID,
  SEAFARERS_SECTION_IDS,
  MAIN_SECTION_IDS,
} from '../lib/element-ids.ts'
import { flattenPaths } from './flatten-paths.ts'
import { schemaOf, type ContentName } from './schemas/all-schemas.ts'
import { yamlSyntaxError } from './yaml-syntax-error.ts'

/** Throws an error that names each invalid field, the value found and the value expected. */
export function parseAndValidateYaml(name: ContentName, text: string): Record<string, unknown> {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, logLevel: 'error' })
  const syntaxError = document.errors[0]?.message ?? silentlyLostText(document, lineCounter)
  if (syntaxError) throw yamlSyntaxError(`${name}.yaml`, syntaxError)
  const data = document.toJS()
  parseWithSchema(`${name}.yaml`, schemaOf(name), data)
  const issues = [...duplicateIdIssues(name, data), ...markupIssues(data)]
  if (issues.length > 0) throw fieldsError(`${name}.yaml`, issues)
  return data
}

/** Throws an error that names each invalid field. */
export function parseWithSchema<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(data, { error: describeIssue })
  if (parsed.error) throw fieldsError(file, parsed.error.issues)
  return parsed.data
}

const fieldsError = (file: string, issues: { path: PropertyKey[]; message: string }[]) =>
  new Error(
    issues
      .map(({ path, message }) =>
        [`content/${file}`, path.join('.'), message].filter(Boolean).join(': '),
      )
      .join('\n'),
  )

/**
 * Patterns for the paths of ID fields, such as `pages.2.terms.0.id`. Two IDs must differ if the first capture group has
 * the same text for both paths.
 */
const IDS: Partial<Record<ContentName, RegExp>> = {
  credentials: /^(certificates|dutyContacts)\.entries\.\d+\.id$/,
  privacy: /^sections\.\d+\.id$/,
  seafarers: /^answers\.\d+\.id$/,
  services: /^services\.\d+\.id$/,
  'service-pages':
    /^(pages(?:\.\d+(?=\.[gt]))?)(?:\.(?:groupedLists|tables|terms))?\.\d+(?:\.startsTermGroup)?\.id$/,
}

const IDS_OF_PAGES = ['content', MENU_ID, 'page-title', 'parts']
const TAKEN_IDS: Partial<Record<ContentName, string[]>> = {
  privacy: IDS_OF_PAGES,
  seafarers: [...IDS_OF_PAGES, ...SEAFARERS_SECTION_IDS],
  services: [...IDS_OF_PAGES, ...MAIN_SECTION_IDS, INQUIRY_FORM_TITLE_ID, DUTY_CONTACTS_ID],
  'service-pages': [...IDS_OF_PAGES, 'scope', 'terms', 'responsible', 'get-started'],
}

function duplicateIdIssues(name: ContentName, data: object) {
  const first = new Map<string, string>()
  return flattenPaths(data).flatMap(([path, value]) => {
    const match = IDS[name]?.exec(path)
    const id = String(value).trim()
    if (!id || !match) return []
    const key = `${match[1]} ${id}`
    const other = TAKEN_IDS[name]?.includes(id) ? 'the page itself' : first.get(key)
    if (!other) first.set(key, path)
    const message = `found '${value}' as in ${other}, expected another: links lead to it`
    return other ? { path: [path], message } : []
  })
}

const markupIssues = (data: object) =>
  flattenPaths(data).flatMap(([path, value]) => {
    const [found] =
      /<\/?[a-z][a-z\d-]*(\s[^<>]*)?\/?>|<!--|&(#\w+|[a-z]{2,}\d*);/i.exec(String(value)) ?? []
    return found ? { path: [path], message: `found '${found}', expected text without HTML` } : []
  })

/** Finds text after ` #` and text that begins with `!`, `&` or `*`, which YAML would drop silently. */
function silentlyLostText(document: Document, lineCounter: LineCounter): string | undefined {
  let found: string | undefined
  visit(document, {
    Node(_, node) {
      const lost = lostText(node)
      if (!lost) return undefined
      found = `The words ${lost} at line ${lineCounter.linePos(node.range![0]).line} would be lost`
      return visit.BREAK
    },
  })
  return found
}

function lostText(node: Node): string | undefined {
  if (isAlias(node)) return `*${node.source}`
  // In YAML, text after `#` is a comment, so a value such as `Berth #4` loses its end. A comment after an empty value
  // is allowed, because the comment describes the next field.
  if (isScalar(node) && node.type === 'PLAIN' && node.source && node.comment)
    return `#${node.comment}`
  return node.anchor ? `&${node.anchor}` : node.tag
}

/** Returns all issues that a schema finds in `data`, with messages for editors. */
export const issuesIn = (schema: z.ZodType, data: unknown) =>
  schema.safeParse(data, { error: describeIssue }).error?.issues ?? []

function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const expected = describeExpected(issue)
  if (!expected) return undefined
  if (issue.code !== 'unrecognized_keys')
    return `found ${describeFound(issue.input)}, expected ${expected}`
  const fields = issue.schema instanceof z.ZodObject ? issue.schema.shape : {}
  const [renamed] = Object.keys(fields).flatMap((current) => {
    const old = RENAMED_FIELDS[current]?.find((name) => issue.keys.includes(name))
    return old ? `found the field '${old}', which is now called '${current}'` : []
  })
  return (
    renamed ?? `found the unknown field ${quoted(issue.keys, ' and ')}, expected only ${expected}`
  )
}

/** Current field names with the names that were valid until November 2026. */
const RENAMED_FIELDS: Record<string, string[]> = {
  allDayLabel: ['allDay'],
  callToAction: ['action'],
  certificateId: ['certificate'],
  certificateIds: ['certificates'],
  certificateLabel: ['certificate'],
  certificateLink: ['check', 'whereToCheck'],
  closestMatch: ['nearest'],
  companyRole: ['role'],
  complainTo: ['who'],
  complainWhere: ['where'],
  responsibility: ['responsible'],
  countUpMs: ['duration'],
  detailLabels: ['labels'],
  dueSurveys: ['surveys'],
  dutyPageHref: ['page', 'pageHref'],
  emailSubject: ['subject'],
  emailSubjectName: ['subjectName'],
  emailWithoutDot: ['incompleteEmail'],
  fictional: ['invented', 'placeholder'],
  fictionalNotice: ['notice'],
  foldedAnswersHeadline: ['foldedAnswers'],
  footerServicesLabel: ['footerLinks'],
  freightSection: ['freight'],
  fullAddressLines: ['addressLines', 'lines'],
  getStarted: ['start'],
  grievanceContact: ['grievances'],
  groupedLists: ['lists'],
  holderSentence: ['holder'],
  inquiryTooLong: ['tooLong'],
  issuerSentence: ['issuer'],
  keyFactsLabel: ['partLinks'],
  lastChecked: ['checked'],
  lastCheckedText: ['asAt'],
  linksToSeafarers: ['leadsSeafarersOn'],
  linkText: ['audience', 'link', 'who'],
  linkTo: ['to'],
  menuLinkText: ['menuName'],
  metadata: ['page'],
  note: ['how'],
  noVacancies: ['none'],
  noVacanciesInKeyFacts: ['zeroCountText', 'zero'],
  onlyPrefilledLine: ['incompleteMessage', 'topicAlone'],
  otherServicesLabel: ['otherServices'],
  'own-inbox': ['inbox'],
  positionLabel: ['position'],
  prefilledInquiry: ['prefill', 'topic'],
  'preview-inbox': ['preview'],
  privacyNote: ['privacy'],
  provesBadge: ['badge', 'formBadge'],
  referenceLabel: ['reference'],
  regardingLabel: ['regarding'],
  removeTopic: ['remove'],
  responseTimeConditions: ['responseTimeNote', 'responseHours'],
  scope: ['covers'],
  seafarersLink: ['seafarers'],
  sectionFailure: ['failure'],
  sectionId: ['part', 'section'],
  sections: ['parts'],
  sendAnother: ['another'],
  sentAtLabel: ['sent'],
  sharedFacts: ['facts'],
  sharedFactsSummaryLine: ['factsHint'],
  sharedFactsTitle: ['factsTitle'],
  shipCertificateColumns: ['certificateColumns'],
  shipFacts: ['facts'],
  shipManagementSection: ['management'],
  startsTermGroup: ['group'],
  stepLabel: ['indexName', 'stepperName'],
  svg: ['drawing'],
  totalsInsteadOfShips: ['totals'],
  trustBadges: ['badges'],
  urgentPhonesLabel: ['urgent'],
  validitySentence: ['expiry'],
  validUntil: ['expires'],
  verificationHint: ['verifyBy'],
  verificationUrl: ['verify'],
  whatHappensNext: ['nextSteps', 'whatFollows'],
}

function describeExpected({ code, schema, values }: z.core.$ZodRawIssue): string | undefined {
  const description = schema && z.globalRegistry.get(schema)?.description
  if (schema instanceof z.ZodObject) {
    const fields = `the fields ${Object.keys(schema.shape).join(', ')}`
    return description ? `${fields}: ${description}` : fields
  }
  if (code === 'invalid_value') return quoted(values ?? [], ' or ')
  return description
}

function describeFound(input: unknown): string {
  if (input === undefined) return 'nothing'
  if (input === null) return 'nothing after the colon'
  if (typeof input === 'string') return input.trim() === '' ? 'an empty text' : quoted([input])
  if (Array.isArray(input)) return `a list of ${input.length}`
  if (typeof input === 'object') return `the fields ${Object.keys(input).join(', ')}`
  return `the ${typeof input} ${String(input)}`
}

const INVISIBLE = /[\u00a0\u00ad\u2000-\u200f\u202f\u2060\ufeff]/g

/** Puts values in quotation marks and replaces invisible characters with their code points. */
export const quoted = (values: readonly unknown[], separator = '') =>
  values
    .map((value) => `'${String(value).replaceAll(INVISIBLE, (sign) => `[U+${codeOf(sign)}]`)}'`)
    .join(separator)
const codeOf = (sign: string) => sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
