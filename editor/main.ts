import { init, registerCustomFormat } from '@sveltia/cms'
import { parseDocument } from 'yaml'
import { parseContent } from '../src/content/parse-content'
import { schemaOf, schemas, type ContentName } from '../src/content/schemas'
import { describe, fromEditor, labelOf, toEditor, widgetsOf } from './fields'
import { preserveFormatting } from './preserve-formatting'

/** A text with the ends of lines, and of the file, that Sveltia writes. */
const normalized = (text: string) => `${text.trim().replaceAll('\r\n', '\n')}\n`

/** The text of a file of content/ as it is now. */
const read = async (name: ContentName) => {
  const url = new URL(`../content/${name}.yaml`, import.meta.url)
  return normalized(await (await fetch(url, { cache: 'no-store' })).text())
}

/** A file's form. Each has a format of its own, because writing needs the text that was read. */
async function formOf(name: ContentName) {
  const content = describe(schemaOf(name))
  let source = ''
  /** What was handed over to be written, which may have failed. */
  let written = ''
  registerCustomFormat(name, 'yaml', {
    fromFile(text) {
      source = normalized(text)
      return toEditor(content, parseDocument(source).toJS())
    },
    async toFile(value) {
      try {
        const current = await read(name)
        if (current !== source && current !== written)
          throw new Error(
            `content/${name}.yaml was changed by another program. Copy what you typed, reload this page, and enter it again.`,
          )
        source = current
        const text = preserveFormatting(source, fromEditor(content, value))
        parseContent(name, text)
        return (written = text)
      } catch (cause) {
        // The name by which Sveltia shows the cause.
        throw new Error('saving_failed', { cause })
      }
    },
  })
  return {
    name,
    label: content.title ?? labelOf(name),
    file: `content/${name}.yaml`,
    format: name,
    fields: widgetsOf(content, [parseDocument(await read(name)).contents]),
  }
}

/** A company may leave files out. */
const files = import.meta.glob('../content/*.yaml')
const names = (Object.keys(schemas) as ContentName[]).filter(
  (name) => `../content/${name}.yaml` in files,
)
const singletons = await Promise.all(names.map(formOf))

await init({
  config: {
    load_config_file: false,
    // Sveltia demands a repository, also where it opens a folder of this computer.
    backend: { name: 'github', repo: 'company/website' },
    media_folder: 'src/assets/pictures',
    // Not a folder of its field: Sveltia finds none for a field in an object in a list.
    asset_collections: [{ name: 'glows', label: 'Glows', media_folder: 'src/assets/glows' }],
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
