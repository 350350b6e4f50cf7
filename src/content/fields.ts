import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ImageMetadata } from 'astro'
import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import type { Focus } from '../lib/responsive-picture'

/** Astro's `image()`, which turns a path in content/ into a picture's metadata. */
export type ImageField = SchemaContext['image']

/**
 * The vocabulary of the content schemas. Every field says in plain words what it wants,
 * so that a mistake reads 'found …, wanted …' to somebody who is not a programmer.
 */

/** What stands in the file, as a person would name it. */
function describeFound(input: unknown): string {
  if (input === undefined) return 'nothing'
  if (input === null) return 'nothing after the colon'
  if (Array.isArray(input)) return `a list of ${input.length}`
  if (typeof input === 'object') return `a group of the fields ${Object.keys(input).join(', ')}`
  if (typeof input === 'string') return input.trim() === '' ? 'an empty text' : `'${input}'`
  return `the ${typeof input} ${String(input)}`
}

const wanted = (what: string) => (issue: { input?: unknown }) =>
  `found ${describeFound(issue.input)}, wanted ${what}`

/** One or more words. `what` names them: 'a line of text' unless told. */
export const text = (what = 'a line of text (in quotes, if it is a number or holds a colon)') =>
  z
    .string({ error: wanted(what) })
    .trim()
    .min(1, { error: wanted(what) })

/** Text in which the build puts figures for names in braces, such as `{miles}`. Other names are a mistake. */
export const textWith = (names: readonly string[], what?: string) =>
  text(what).refine(
    (given) => [...given.matchAll(/\{(.*?)\}/g)].every(([, name]) => names.includes(name!)),
    { error: wanted(`nothing in braces but ${names.map((name) => `{${name}}`).join(', ')}`) },
  )

/** Text that may stay empty. */
export const optionalText = (what: string) => z.string({ error: wanted(what) }).trim()

/** Text that may stay empty or be left out, and is else what `isRight` tells. */
export const optional = (what: string, isRight: (given: string) => boolean) =>
  optionalText(`${what}, or ''`)
    .refine((given) => given === '' || isRight(given), { error: wanted(`${what}, or ''`) })
    .default('')

/** A list of texts with at least `least` entries, `exactly` so many where that is given. */
export function lines(
  what: string,
  { least = 1, exactly }: { least?: number; exactly?: number } = {},
) {
  const error = wanted(what)
  const list = z.array(text(), { error }).min(exactly ?? least, { error })
  return exactly === undefined ? list : list.max(exactly, { error })
}

/** A list of groups, with the same bounds as `lines`. */
export function list<Item extends z.ZodType>(
  item: Item,
  what: string,
  { least = 1, exactly }: { least?: number; exactly?: number } = {},
) {
  const error = wanted(what)
  const withErrorBoundary = z.array(item, { error }).min(exactly ?? least, { error })
  return exactly === undefined ? withErrorBoundary : withErrorBoundary.max(exactly, { error })
}

/** A number within bounds, both included. */
export const number = (what: string, least: number, most: number) =>
  z
    .number({ error: wanted(what) })
    .min(least, { error: wanted(what) })
    .max(most, { error: wanted(what) })

export const latitude = number('degrees north as a decimal, -90 to 90', -90, 90)
export const longitude = number('degrees east as a decimal, -180 to 180', -180, 180)

export const email = () =>
  z.email({ error: wanted('an email address such as operations@company.com') })

/** A telephone number that `tel:` links can carry: international, digits and spaces. */
export const phone = () =>
  z
    .string({ error: wanted('a telephone number in quotes, such as +91 22 1234 5678') })
    .regex(/^\+\d[\d ]{6,20}$/, {
      error: wanted('a telephone number with its country code, such as +91 22 1234 5678'),
    })

/** One of a fixed set of words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: wanted(`one of: ${words.join(', ')}`) })

/** Exactly this word: for lists whose entries are fixed in name and order. */
export const fixed = <const Word extends string>(word: Word) =>
  z.literal(word, { error: wanted(`'${word}' at this place of the list`) })

/** A group of fields in which a field nobody knows, such as a misspelt one, is a mistake. */
export function group<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `found the unknown field ${(issue as unknown as { keys: string[] }).keys.map((key) => `'${key}'`).join(' and ')}, wanted only: ${known}`
        : wanted(`a group of the fields ${known}`)(issue),
  })
}

/** The name of a file in `folder` (from the project's root) that has to exist, with one of the `endings`. */
export function fileIn(folder: string, endings: readonly string[]) {
  const what = `the name of a file in ${folder}, ending in ${endings.join(' or ')}`
  return text(what).refine(
    (name) => endings.some((ending) => name.endsWith(ending)) && existsSync(resolve(folder, name)),
    { error: wanted(`${what}, and no such file is there`) },
  )
}

const FOCUS =
  "how far across and down the picture's focal point lies, in steps of ten, such as 60% 40%"
const FOCUS_STEPS = /^(100|[1-9]?0)% (100|[1-9]?0)%$/

/** What a cropped picture keeps in sight, in per cent of its width and height. Left out, it is the picture's middle. */
export const focus = () =>
  z
    .string({ error: wanted(FOCUS) })
    .regex(FOCUS_STEPS, { error: wanted(FOCUS) })
    .default('50% 50%')
    .transform((given): Focus => {
      const [across, down] = given.split(' ').map((share) => Number.parseInt(share, 10))
      return { across: across!, down: down! }
    })

/** A path from content/ to a picture in src/assets that has to exist; the picture's metadata comes out. */
export function picture(image: ImageField) {
  const what = 'the path of a picture, such as ../src/assets/pictures/crew.jpg'
  const path = text(what)
    .refine((given) => /\.(jpe?g|png|webp)$/.test(given), { error: wanted(what) })
    .refine((given) => existsSync(resolve('content', given)), {
      error: wanted(`${what}; no picture is at this path`),
    })
  // Astro types the field as what comes out of it; what goes in is the path.
  return path.pipe(image() as unknown as z.ZodType<ImageMetadata, string>)
}
