import { init, registerCustomFormat } from '@sveltia/cms'
import { parseDocument } from 'yaml'
import { parseAndValidateYaml } from '../src/content/parse-and-validate-yaml'
import { schemaOf, schemas, type ContentName } from '../src/content/schemas/all-schemas'
import { toEditorJsonSchema, fromEditorValue, labelOf, toEditorValue, widgetsOf } from './fields'
import { preserveFormatting } from './preserve-formatting'

const normalized = (text: string) => `${text.trim().replaceAll('\r\n', '\n')}\n`

const read = async (name: ContentName) => {
  const url = new URL(`../content/${name}.yaml`, import.meta.url)
  return normalized(await (await fetch(url, { cache: 'no-store' })).text())
}

/** Registers a format for each content file, because `toFile` needs the text that `fromFile` read. */
async function formOf(name: ContentName) {
  const content = toEditorJsonSchema(schemaOf(name))
  let source = ''
  let written = ''
  registerCustomFormat(name, 'yaml', {
    fromFile(text) {
      source = normalized(text)
      return toEditorValue(content, parseDocument(source).toJS())
    },
    async toFile(value) {
      try {
        const current = await read(name)
        if (current !== source && current !== written)
          throw new Error(
            `content/${name}.yaml was changed by another program. Copy what you typed, reload this page, and enter it again.`,
          )
        source = current
        const text = preserveFormatting(source, fromEditorValue(content, value))
        parseAndValidateYaml(name, text)
        return (written = text)
      } catch (cause) {
        // Sveltia shows an error's cause only if the error's message is `saving_failed`.
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

const files = import.meta.glob('../content/*.yaml')
const names = (Object.keys(schemas) as ContentName[]).filter(
  (name) => `../content/${name}.yaml` in files,
)
const singletons = await Promise.all(names.map(formOf))

await init({
  config: {
    load_config_file: false,
    // Sveltia requires a repository, even for local folders.
    backend: { name: 'github', repo: 'company/website' },
    media_folder: 'src/assets/pictures',
    // Sveltia ignores `media_folder` in list fields, so the folder for glows is an asset collection.
    asset_collections: [{ name: 'glows', label: 'Glows', media_folder: 'src/assets/glows' }],
    media_libraries: {
      default: { config: { max_file_size: 20_000_000, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    // Converts to JSON and back, because Sveltia rejects properties whose value is undefined.
    singletons: JSON.parse(JSON.stringify(singletons)),
  },
})
