import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { laterWords } from '../src/sections/contact/inquiry-form/later-words.ts'

const MODULE = 'virtual:inquiry-words'
const RESOLVED = `\0${MODULE}`

/**
 * Lets the form's script import what the form says later, which as props would stand in every page that has
 * the form. The content is checked where pages read it.
 */
export function inquiryWords() {
  return {
    name: 'inquiry-words',
    resolveId: (id: string) => (id === MODULE ? RESOLVED : undefined),
    async load(this: { addWatchFile: (path: string) => void }, id: string) {
      if (id !== RESOLVED) return undefined
      const read = async (name: string) => {
        const path = resolve('content', `${name}.yaml`)
        this.addWatchFile(path)
        return parse(await readFile(path, 'utf8')) as never
      }
      const [contact, company, { services }] = await Promise.all([
        read('contact'),
        read('company'),
        read('services') as Promise<{ services: never }>,
      ])
      return `export const words = ${JSON.stringify(laterWords(contact, company, services))}`
    },
  }
}
