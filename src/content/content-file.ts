import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Loader } from 'astro/loaders'
import { parseContent } from './parse-content'
import type { ContentName } from './schemas'

/**
 * Loads content/NAME.yaml as the only entry of its collection. An invalid file stops the build; Astro's own
 * loader for single files logs the error and keeps the previous content.
 */
export function contentFile(name: ContentName): Loader {
  return {
    name: `content/${name}.yaml`,
    async load({ store, parseData, watcher, config, logger }) {
      const filePath = fileURLToPath(new URL(`content/${name}.yaml`, config.root))
      const load = async () => {
        const text = await readFile(filePath, 'utf8').catch(() => {
          throw new Error(`content/${name}.yaml is missing. Restore it: the site needs its text.`)
        })
        // Checked before Astro applies the schema, because Astro replaces the messages of some errors.
        const data = await parseData({ id: name, data: parseContent(name, text), filePath })
        store.set({ id: name, data, filePath: relative(fileURLToPath(config.root), filePath) })
      }
      await load()
      watcher?.on('change', (changed) => {
        if (changed === filePath) load().catch((error: Error) => logger.error(error.message))
      })
    },
  }
}
