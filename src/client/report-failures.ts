import { reportFailure } from '../lib/report-failure'

// Browser extensions also violate the security policy.
function reportIfFromSite(source: string, message: string) {
  if (source.includes(origin) && !/-extension/.test(source + message)) reportFailure(message)
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
