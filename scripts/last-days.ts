import { loadEnvFile } from '../server/env-file.ts'
import { certificateFindings, expiryFindings, unreported } from '../server/inbox/check.ts'
import { checkDates } from '../src/content/check-dates.ts'
import { filesIn, parseYaml } from './build/files.ts'

// Prints the expiry dates in content/ as JSON, for use in a release. With `--due`, for hosts without the inbox, fails for days that became
// due since yesterday, and for an unrenewed TLS certificate.

const DAY_MS = 86_400_000
loadEnvFile('.env')
const site = process.env['SITE_URL'] ?? ''
const files = filesIn('content', '*.yaml')
const content = Object.fromEntries(files.map(([name, text]) => [name, parseYaml(name, text)]))
const { days } = checkDates(content, new Date())

if (process.argv.includes('--due')) {
  const now = Date.now()
  const earlier = expiryFindings(days, now - DAY_MS).map(({ id }) => id)
  const due = unreported(expiryFindings(days, now), earlier)
  for (const { text } of [...due, ...(await certificateFindings(site))]) {
    console.error(text)
    process.exitCode = 1
  }
} else console.log(JSON.stringify({ site, days }))
