import { init, registerCustomFormat } from '@sveltia/cms'
import { parseDocument } from 'yaml'
import { parseContent } from '../src/content/parse-content'
import { schemas, type ContentName } from '../src/content/schemas'
import { describe, fieldsOf, fromForm, labelOf, toForm } from './fields'
import { keepYaml } from './keep-yaml'

/** The text of a file of content/ as it is now, or, in a built editor, as it was then. */
const read = async (name: ContentName) =>
  (await fetch(new URL(`../content/${name}.yaml`, import.meta.url), { cache: 'no-store' })).text()

/** A file's form. Each has a format of its own, because writing needs the text that was read. */
async function formOf(name: ContentName) {
  const part = describe(schemas[name] as never)
  let source = ''
  registerCustomFormat(name, 'yaml', {
    fromFile(text) {
      source = `${text.trim()}\n`
      return toForm(part, parseDocument(source).toJS())
    },
    async toFile(value) {
      try {
        // A Git server finds this out by itself.
        if (import.meta.env.DEV && (await read(name)) !== source)
          throw new Error(
            `content/${name}.yaml was changed by another program. Copy what you typed, reload this page, and enter it again.`,
          )
        const text = keepYaml(source, fromForm(part, value))
        parseContent(name, text)
        return (source = text)
      } catch (cause) {
        // The name by which Sveltia shows the cause.
        throw new Error('saving_failed', { cause })
      }
    },
  })
  return {
    name,
    label: part.title ?? labelOf(name),
    file: `content/${name}.yaml`,
    format: name,
    fields: fieldsOf(part, [parseDocument(await read(name)).contents]),
  }
}

const singletons = await Promise.all((Object.keys(schemas) as ContentName[]).map(formOf))

await init({
  config: {
    load_config_file: false,
    // Only a hosted editor signs in there.
    backend: { name: 'github', repo: import.meta.env['VITE_REPOSITORY'] ?? 'company/website' },
    media_folder: 'src/assets/pictures',
    media_libraries: {
      default: { config: { max_file_size: 20_000_000, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    // Sveltia takes no undefined values.
    singletons: JSON.parse(JSON.stringify(singletons)),
  },
})
