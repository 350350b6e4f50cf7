import { z } from 'astro/zod'
import { parseDocument } from 'yaml'
import { schemas, type ContentName } from './schemas'

/**
 * Returns the data of content/NAME.yaml as the file has it, with pictures as paths. Throws an error for people who do not
 * program if the text is no YAML or breaks the file's schema; it names file, field, what was found and what is expected.
 */
export function parseContent(name: ContentName, text: string): Record<string, unknown> {
  const file = `content/${name}.yaml`
  const document = parseDocument(text)
  const [syntaxError] = document.errors
  if (syntaxError)
    throw new Error(
      `${file} cannot be read: ${syntaxError.message}\n` +
        'Expected: each field on its own line, indented with spaces as far as its neighbours, and ' +
        'quotes around a text that contains a colon or begins with a sign.',
    )
  const data = document.toJS()
  const schema = schemas[name]
  const { error } = (
    typeof schema === 'function' ? schema({ image: () => z.string() as never }) : schema
  ).safeParse(data, { error: describeIssue })
  if (error)
    throw new Error(
      error.issues
        .map(({ path, message }) => [file, path.join('.'), message].filter(Boolean).join(': '))
        .join('\n'),
    )
  return data
}

function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const expected = describeExpected(issue)
  if (!expected) return undefined
  return issue.code === 'unrecognized_keys'
    ? `found the unknown field ${quoted(issue.keys, ' and ')}, expected only ${expected}`
    : `found ${describeFound(issue.input)}, expected ${expected}`
}

function describeExpected({ code, schema, values }: z.core.$ZodRawIssue): string | undefined {
  if (schema instanceof z.ZodObject) return `the fields ${Object.keys(schema.shape).join(', ')}`
  if (code === 'invalid_value') return quoted(values as string[], ' or ')
  return schema && z.globalRegistry.get(schema)?.description
}

function describeFound(input: unknown): string {
  if (input === undefined) return 'nothing'
  if (input === null) return 'nothing after the colon'
  if (typeof input === 'string') return input.trim() === '' ? 'an empty text' : `'${input}'`
  if (Array.isArray(input)) return `a list of ${input.length}`
  if (typeof input === 'object') return `the fields ${Object.keys(input).join(', ')}`
  return `the ${typeof input} ${String(input)}`
}

const quoted = (words: string[], separator: string) =>
  words.map((word) => `'${word}'`).join(separator)
