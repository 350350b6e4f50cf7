import type { FormServiceOptions } from './form-service.ts'

/** Above what one visitor or a whole test run sends, below what would fill a disk unnoticed. */
const DEFAULT_REQUESTS_PER_MINUTE = 600

/** The embedded form service's settings, from the environment (.env.example explains each). */
export function formServiceSettings(env: NodeJS.ProcessEnv): FormServiceOptions {
  const perMinute = env['FORM_REQUESTS_PER_MINUTE'] || String(DEFAULT_REQUESTS_PER_MINUTE)
  if (!/^[1-9]\d*$/.test(perMinute)) {
    throw new Error(`FORM_REQUESTS_PER_MINUTE is '${perMinute}': give a whole number from 1 on.`)
  }
  return {
    file: env['INQUIRIES_FILE'] || 'inquiries.ndjson',
    requestsPerMinute: Number(perMinute),
    faults: env['FORM_FAULTS'] === 'on',
  }
}
