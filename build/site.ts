import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HASHED_FOLDER } from '../deploy/headers.ts'

/** Addresses of scripts to those that each of them imports. */
export type ScriptImports = ReadonlyMap<string, readonly string[]>

/** What the steps that finish a page know of the site it belongs to. */
export interface Site {
  /**
   * Writes a file for pages to name, with a hash of what is in it in its name; answers its address. A
   * script has to import nothing.
   */
  write: (name: string, extension: string, text: string) => Promise<string>
  /** The addresses of the scripts that a script imports before it runs. */
  importsOf: (address: string) => readonly string[]
}

/** The site in a folder, with the scripts that were built. Throws for a script that is none of them and was not written since. */
export function siteIn(folder: string, built: ScriptImports): Site {
  const imports = new Map(built)
  return {
    async write(name, extension, text) {
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
      const address = `${HASHED_FOLDER}${name}.${hash}.${extension}`
      await writeFile(join(folder, address), text)
      imports.set(address, [])
      return address
    },
    importsOf(address) {
      const known = imports.get(address)
      if (!known) throw new Error(`${address} is named by a page and is none of the site's scripts`)
      return known
    },
  }
}
