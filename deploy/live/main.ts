import { parseArgs } from 'node:util'
import { lookAt } from './look.ts'

const USAGE = `Usage: npm run check:live -- https://www.your-company.com [--inquiry]

Looks at a published site as visitors get it. One line for each finding; the exit code is 1 if
there is any. --inquiry also sends a test inquiry and says what came back.`

/** The site's origin and whether to send an inquiry; undefined where it is not said what to look at. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { inquiry: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const url = URL.parse(positionals[0] ?? '')
    if (positionals.length !== 1 || !url || !/^https?:$/.test(url.protocol)) return undefined
    return { origin: url.origin, sendsInquiry: values.inquiry }
  } catch {
    return undefined
  }
}

const given = readArguments()
if (given) {
  const { findings, notes } = await lookAt(given.origin, new Date(), given.sendsInquiry)
  for (const finding of findings) console.log(finding)
  console.log([`${given.origin}: ${findings.length} findings`, ...notes].join('; '))
  if (findings.length > 0) process.exitCode = 1
} else {
  console.error(USAGE)
  process.exitCode = 2
}
