import { loadEnvFile } from '../server/env-file.ts'
import {
  tlsCertificateFindings,
  contentExpiryFindings,
  unreportedFindings,
} from '../server/inbox/health-check.ts'
import { checkContentDates } from '../src/content/check-content-dates.ts'
import { readTextFiles, parseYaml } from './build/read-files.ts'

// Prints the expiry dates in content/ as JSON, which deploy/publish.sh adds to the release. With `--due`, fails if a
// notice about an expiry date has become due since yesterday, or if the TLS certificate wasn't renewed. Sites without
// their own inbox need `--due`, because only the inbox reports expiry dates.

const DAY_MS = 86_400_000
loadEnvFile('.env')
const site = process.env['SITE_URL'] ?? ''
const files = readTextFiles('content', '*.yaml')
const content = Object.fromEntries(files.map(([name, text]) => [name, parseYaml(name, text)]))
const { days } = checkContentDates(content, new Date())

if (process.argv.includes('--due')) {
  const now = Date.now()
  const earlier = contentExpiryFindings(days, now - DAY_MS).map(({ id }) => id)
  const due = unreportedFindings(contentExpiryFindings(days, now), earlier)
  for (const { text } of [...due, ...(await tlsCertificateFindings(site))]) {
    console.error(text)
    process.exitCode = 1
  }
} else console.log(JSON.stringify({ site, days }))
