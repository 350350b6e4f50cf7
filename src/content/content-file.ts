import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Loader } from 'astro/loaders'
import { parseContent } from './parse-content'

/**
 * Loads content/NAME.yaml as the one entry of its collection. Unlike Astro's own loader for
 * single files, which logs a mistake and goes on with what it read before, it stops the build.
 */
export function contentFile(name: string): Loader {
  return {
    name: `content/${name}.yaml`,
    async load({ store, parseData, watcher, config, logger }) {
      const path = fileURLToPath(new URL(`content/${name}.yaml`, config.root))
      const read = async () => {
        const text = await readFile(path, 'utf8').catch(() => {
          throw new Error(
            `content/${name}.yaml is missing: bring it back, it holds words of the site.`,
          )
        })
        const data = parseContent(name, text)
        store.set({
          id: name,
          data: await parseData({ id: name, data, filePath: path }),
          filePath: relative(fileURLToPath(config.root), path),
        })
      }
      await read()
      watcher?.on('change', (changed) => {
        if (changed === path) read().catch((error: Error) => logger.error(error.message))
      })
    },
  }
}
