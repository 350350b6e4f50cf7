import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ImageMetadata } from 'astro'
import { z } from 'astro/zod'
import type { SchemaContext } from 'astro:content'
import type { FormServiceKind } from '../../build/form-service-kind'

/* A field's description completes the sentence 'expected …'. The editor uses the metadata: `title` is the field's
   label, `base` is the folder that paths are relative to, and `accept` is the file extension. */

export const text = (description = 'text (in quotes if it is a number or contains a colon)') =>
  z.string().trim().min(1).describe(description)

/** Returns a text field for each name, with a label for the editor. */
export const textFields = <Name extends string>(labels: Record<Name, string>) =>
  Object.fromEntries(
    Object.entries<string>(labels).map(([name, title]) => [name, text().meta({ title })]),
  ) as Record<Name, ReturnType<typeof text>>

/** Returns a schema for a group of fields, with a label for the editor. */
export const object = <Shape extends z.ZodRawShape>(
  title: string,
  shape: Shape,
  description?: string,
) => z.strictObject(shape).meta({ title, description })

/** Returns empty strings and lists for an omitted group. */
export function valueIfOmitted<Schema extends z.ZodType>(schema: Schema): z.infer<Schema> {
  const { success, data } = schema.safeParse(undefined)
  if (success) return data
  const value =
    schema instanceof z.ZodObject
      ? Object.fromEntries(
          Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [
            name,
            valueIfOmitted(field),
          ]),
        )
      : schema instanceof z.ZodArray
        ? []
        : ''
  return value as z.infer<Schema>
}

/** Returns an optional group of fields. */
export const optionalObject = <Shape extends z.ZodRawShape>(
  ...content: Parameters<typeof object<Shape>>
) => {
  const schema = object(...content)
  return schema.default(() => valueIfOmitted(schema) as never)
}

/** Returns an object with the same field for each of the names. */
export const fieldPerName = <const Name extends string, Field>(
  names: readonly Name[],
  field: Field,
) => Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>

/** `entries` is the noun for the list's items in error messages. */
export const listOrEmpty = <Entry extends z.ZodType>(
  entries: string,
  entry: Entry,
  title?: string,
) => z.array(entry).meta({ description: `a list of ${entries}, or [] for none`, title })

/** Returns a list field. `title` is each item's label in the content editor. */
export const textList = (description: string, title: string, min = 1) =>
  z.array(text().meta({ title })).min(min).describe(description)

export const paragraphs = textList('a list of paragraphs', 'Paragraph').meta({
  title: 'Paragraphs',
})

/** Returns a text field that the build and the content editor check against `pattern`. */
export const textMatching = (pattern: RegExp, description: string) =>
  z.string().trim().regex(pattern).meta({ description, pattern: pattern.source })

/** Rejects unknown placeholders such as `{miles}`, but accepts an unmatched brace. */
export const textAllowingPlaceholders = (...names: string[]) =>
  textMatching(
    new RegExp(`^(?![^]*\\{(?!(?:${names.join('|')})\\})[^]*\\})[^]+$`),
    `text with no braces except ${names.map((name) => `{${name}}`).join(', ')}`,
  )

/** Returns a text field that can be empty. */
export const textOrEmpty = (title?: string, field: z.ZodType<string> = text()) =>
  z
    .string()
    .trim()
    .refine((value) => value === '' || field.safeParse(value).success)
    .meta({ ...field.meta(), title, description: `${field.description}, or ''`, mayBeEmpty: true })

export const altText = text('what the picture shows').meta({ title: 'What the picture shows' })

export const booleanField = z.boolean().describe('true or false')
export const fictionalFlag = booleanField.meta({ title: 'This content is fictional' }).optional()
export const allDayFlag = booleanField.meta({ title: 'Answered day and night' }).optional()
export const email = textMatching(
  /^(?!\.|.*\.[.@])[\w.'+-]+@([\p{L}\p{M}\p{N}-]+\.)+(xn--[\w-]+|[\p{L}\p{M}]{2,})$/u,
  'an email address such as operations@company.com',
)
/** Requires the country code, because `tel:` links have to work in every country. */
export const phone = textMatching(
  /^\+\d[\d ]{6,20}$/,
  "a telephone number with its country code, in quotes, such as '+91 22 1234 5678'",
)
export const date = z
  .string()
  .trim()
  .check(z.iso.date())
  .meta({ description: 'a day such as 2029-03-31', format: 'date' })

export const httpsUrl = textMatching(/^https:\/\/\S+$/, 'an address that begins with https://')
const phoneOrAddress = z
  .union([email, phone, httpsUrl])
  .describe('an email address, a telephone number such as +91 22 1234 5678, or an https address')
const contact = phoneOrAddress
  .or(z.strictObject({ text: phoneOrAddress, ...textFields({ label: 'Who answers' }) }))
  .describe(`${phoneOrAddress.description}, or one with label, as text and label`)
  .transform((contact) => (typeof contact === 'string' ? { text: contact, label: '' } : contact))
export const contactLinks = listOrEmpty('addresses and numbers', contact).default([])
/** Requires exactly `count` headings. */
export const columnHeadingList = (count: number) =>
  z
    .array(text())
    .length(count)
    .meta({ title: 'Column headings', description: `exactly ${count} column headings` })

export const table = z
  .strictObject({
    columns: z
      .array(text())
      .min(2)
      .meta({ title: 'Column headings', description: 'the names of two columns or more' }),
    rows: listOrEmpty('rows', z.array(textOrEmpty())),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, { length }] of rows.entries())
      if (length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index],
          message: `found a list of ${length}, expected ${columns.length} texts, one for each column`,
        })
  })

/** `min` and `max` are inclusive. */
export const number = (description: string, min: number, max: number) =>
  z.number().min(min).max(max).describe(`${description}, ${min} to ${max}`)

/** `folder` is relative to the project folder. */
export const fileInFolder = (folder: string, extension: string) =>
  text(`the name of an existing ${extension} file in ${folder}, without spaces or accents`)
    .refine(
      (name) =>
        /^[\w.-]+$/.test(name) &&
        name.toLowerCase().endsWith(extension) &&
        existsSync(resolve(folder, name)),
    )
    .meta({ base: folder, accept: extension })

/** Tries both Unicode forms of the path, because some systems store é as e and an accent. */
const findFile = (path: string) =>
  [path, path.normalize('NFC'), path.normalize('NFD')].find((form) =>
    existsSync(resolve('content', form)),
  )

/** Rejects animated WebP files, because the build would stack all frames vertically in one image. */
const isStill = (path = '') =>
  path && !/^RIFF.{4}WEBPVP8X.*ANIM/s.test(readFileSync(resolve('content', path), 'latin1'))

const fileField = (description: string, ending: RegExp) =>
  text(description)
    .refine((path) => ending.test(path) && isStill(findFile(path)))
    .meta({ base: 'content' })
    .transform((path) => findFile(path)!)

export const picturePath = fileField(
  'the path of an existing picture without animation, such as ../src/assets/pictures/crew.jpg',
  /\.(jpe?g|png|webp)$/i,
)

export const pageWithSocialImage = z.strictObject({
  ...textFields({ title: 'Title in search results', description: 'Text in search results' }),
  socialImage: object('When somebody sends a link', {
    text: text().meta({ title: 'Words on the picture' }),
    picture: picturePath,
  }),
})

type TextsWithImage = z.infer<typeof pageWithSocialImage>
/** A page without its own social image uses the landing page's image. */
export type PageMetadata = Omit<TextsWithImage, 'socialImage'> & Partial<TextsWithImage>

// Astro's types use the output type of `image()` as its input type, so a cast makes the input a string.
const pathToMetadata = (image: SchemaContext['image']) =>
  image() as unknown as z.ZodType<ImageMetadata, string>

/** Astro replaces the picture's path with `ImageMetadata`. */
export const rasterImageFile = (image: SchemaContext['image']) =>
  picturePath.pipe(pathToMetadata(image))

/** Returns a field for the path of an SVG file. */
export const svgImageFile = (image: SchemaContext['image']) =>
  fileField('the path of an existing drawing, such as ../src/assets/glows/crew.svg', /\.svg$/i)
    .pipe(pathToMetadata(image))
    .meta({ accept: '.svg' })

export const focalPoint = textMatching(
  /^(100|[1-9]?\d)% (100|[1-9]?\d)%$/,
  'how far across and down the focal point is, such as 60% 40%',
)
  .default('50% 50%')
  .meta({ title: 'Focal point' })

export const fragmentId = textMatching(
  /^[a-z-]+$/,
  'small letters and hyphens, such as crew-change',
).meta({
  title: 'ID for links',
})

/** Returns a group with the same field for each kind of form service. */
export const fieldPerFormServiceKind = <Field extends z.ZodType>(field: Field) =>
  z.strictObject({
    'third-party': field.meta({ title: 'If a third party receives the form' }),
    'own-inbox': field.meta({ title: 'If your own inbox receives it' }),
    'preview-inbox': field.meta({ title: 'In a preview of the site' }),
  } satisfies Record<FormServiceKind, Field>)

const fact = z.strictObject(
  textFields({ label: 'Label', value: 'Fact', sectionId: 'Section’s ID' }),
)
export const keyFacts = z
  .array(fact)
  .max(5)
  .describe('a list of at most 5 facts, each with label, value and sectionId')
  .default([])
