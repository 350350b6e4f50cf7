import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What belongs to the company that does not exist. No published site may show any of it. */
const PLACEHOLDERS = [
  {
    // At the end of a host. It can never exist (RFC 2606).
    pattern: /[\w-]\.example(?![\w.-]*\w)/i,
    advice: "holds an address ending in .example. Put in the company's own.",
  },
  {
    // The country code, then zeros but for the last digit: +91 00 0000 0000, +44 (00) 0000 0009.
    pattern: /\+\d{1,3}(?:[\s().-]*0){6,}[\s().-]*\d(?![\s().-]*\d)/,
    advice: 'is a placeholder. Put in a number that is answered.',
  },
  {
    pattern: /Dhruva[\w ]*|\w\. N\. Other|\bExample (Road|Private)\b/i,
    advice: 'belongs to the fictional company. Put in your own.',
  },
]
/** A number of a licence or certificate, a year, a CIN: three digits or more, all of them zeros. */
const DUMMY_NUMBER = /^(?=(?:.*0){3})[^1-9]*$/
/** The fictional company's drawings, with the beginnings of their SHA-256 hashes. */
const FICTIONAL_FILES = {
  'content/brand/icon.svg': '3f2cc14dec69',
  'content/brand/icon-small.svg': '9b9628fb9d6f',
  'content/brand/logo.svg': '8cc2dd28f223',
  'content/brand/logo-bar.svg': '64b83dae415b',
  'content/brand/logo-stacked.svg': '259957acb579',
}

/** The first placeholder in a text, and what to do about it. Undefined without one. */
export function placeholderIn(text: string): { match: string; advice: string } | undefined {
  for (const { pattern, advice } of PLACEHOLDERS) {
    const match = pattern.exec(text)?.[0]
    if (match) return { match, advice }
  }
  return undefined
}

/** What to do about a text that is a number without any digit but 0. Undefined for any other text. */
export const dummyNumberIn = (text: string) =>
  DUMMY_NUMBER.test(text) ? { advice: "is a dummy. Put in your own, or '' for none." } : undefined

/** Every file of the project at `root` that is still the fictional company's. */
export const fileProblems = (root: string): string[] =>
  Object.entries(FICTIONAL_FILES).flatMap(([name, hash]) => {
    const file = join(root, name)
    const isTheirs = existsSync(file) && fingerprint(readFileSync(file, 'utf8')).startsWith(hash)
    return isTheirs ? [`${name} is the fictional company's. Put in your own.`] : []
  })

/** The same for other line breaks and indents, which Git and editors change. */
const fingerprint = (text: string) =>
  createHash('sha256').update(text.replaceAll(/\s/g, '')).digest('hex')
