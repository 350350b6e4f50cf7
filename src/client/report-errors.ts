import { sendErrorReport } from '../lib/send-error-report'

// Ignores browser extensions, which can also violate the page's Content Security Policy.
function reportIfFromSite(source: string, message: string) {
  if (source.includes(origin) && !/-extension/.test(source + message)) sendErrorReport(message)
}
addEventListener('error', ({ filename, message }) => reportIfFromSite(filename, message))
addEventListener('unhandledrejection', ({ reason }) =>
  reportIfFromSite(`${reason?.stack}`, `${reason}`),
)
addEventListener('securitypolicyviolation', (violation) =>
  reportIfFromSite(
    violation.sourceFile || origin,
    violation.effectiveDirective + ` ${violation.blockedURI}`,
  ),
)
