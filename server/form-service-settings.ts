import { relative, resolve, sep } from 'node:path'
import type { FormServiceOptions } from './form-service.ts'

/** Above what one visitor or a whole test run sends, below what would fill a disk unnoticed. */
const DEFAULT_REQUESTS_PER_MINUTE = 600

/** Whatever lies in these, from the project's root, is served or published. */
const PUBLIC_FOLDERS = ['dist', 'dist-preview', 'public']

/** The embedded form service's settings, from the environment (.env.example explains each). */
export function formServiceSettings(env: NodeJS.ProcessEnv): FormServiceOptions {
  const perMinute = env['FORM_REQUESTS_PER_MINUTE'] || String(DEFAULT_REQUESTS_PER_MINUTE)
  if (!/^[1-9]\d*$/.test(perMinute)) {
    throw new Error(`FORM_REQUESTS_PER_MINUTE is '${perMinute}': give a whole number from 1 on.`)
  }
  const file = env['INQUIRIES_FILE'] || 'inquiries.ndjson'
  const folder = PUBLIC_FOLDERS.find((name) => isInside(name, file))
  if (folder) {
    throw new Error(
      `INQUIRIES_FILE is '${file}', which lies in ${folder}/, where everybody could read it: name a file outside.`,
    )
  }
  return {
    file,
    requestsPerMinute: Number(perMinute),
    faults: env['FORM_FAULTS'] === 'on',
  }
}

const isInside = (folder: string, file: string) =>
  relative(resolve(folder), resolve(file)).split(sep)[0] !== '..'
