import { reportFailure } from '../lib/report-failure'

// Browser extensions fail in pages, too, and violate the security policy.
function reportIfOwn(source: string, message: string) {
  if (source.includes(origin) && !/-extension/.test(source + message)) reportFailure(message)
}
addEventListener('error', ({ filename, message }) => reportIfOwn(filename, message))
addEventListener('unhandledrejection', ({ reason }) => reportIfOwn(`${reason?.stack}`, `${reason}`))
addEventListener('securitypolicyviolation', (violation) =>
  reportIfOwn(
    violation.sourceFile || origin,
    violation.effectiveDirective + ` ${violation.blockedURI}`,
  ),
)
