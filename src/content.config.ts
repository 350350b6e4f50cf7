import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Loader } from 'astro/loaders'
import { defineCollection } from 'astro:content'
import { parseAndValidateYaml } from './content/parse-and-validate-yaml'
import { OPTIONAL_CONTENT_FILES, schemas, type ContentName } from './content/schemas/all-schemas'

/**
 * An invalid file fails the build, whereas Astro's file loader would only log the error and keep the previous content.
 */
const contentFile = (name: ContentName): Loader => ({
  name: `content/${name}.yaml`,
  async load({ store, parseData, watcher, config, logger }) {
    const filePath = fileURLToPath(new URL(`content/${name}.yaml`, config.root))
    const load = async () => {
      // Without `clear`, Astro would keep the content of the previous build.
      store.clear()
      if (OPTIONAL_CONTENT_FILES.includes(name) && !existsSync(filePath)) return
      const text = await readFile(filePath, 'utf8').catch(() => {
        throw new Error(`content/${name}.yaml is missing. Restore it: the site needs its text.`)
      })
      // `parseAndValidateYaml` validates the file before Astro does, because Astro replaces some error messages.
      const data = await parseData({ id: name, data: parseAndValidateYaml(name, text), filePath })
      store.set({ id: name, data, filePath: relative(fileURLToPath(config.root), filePath) })
    }
    await load()
    watcher?.on('all', (_, changed) => {
      if (changed === filePath) load().catch((error: Error) => logger.error(error.message))
    })
  },
})

export const collections = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [
    name,
    defineCollection({ loader: contentFile(name as ContentName), schema: schema as never }),
  ]),
) as unknown as { [Name in ContentName]: { loader: Loader; schema: (typeof schemas)[Name] } }
