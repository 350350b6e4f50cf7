type PathDecision = { path: string } | { redirect: string } | { refusal: string }

/**
 * What to do with the target of a request: serve its decoded path, send the browser to the same
 * page without the slash at the end, or refuse it. Refused is whatever cannot name a file of the
 * site: malformed escapes, a climb out of the folder in any disguise, control characters.
 */
export function decidePath(target: string): PathDecision {
  const [rawPath = '', ...queries] = target.split('?')
  const path = decode(rawPath)
  if (path === undefined) return { refusal: 'The address holds a malformed escape.' }
  if (!path.startsWith('/') || /[\\\p{Cc}]/u.test(path) || /%2f/i.test(rawPath)) {
    return { refusal: 'The address holds a character that no page of this site has.' }
  }
  const segments = path.split('/').slice(1)
  if (segments.some((segment) => segment === '..' || segment === '.')) {
    return { refusal: 'The address leads out of the site.' }
  }
  // An empty segment inside is no page either, and '//host/' must never become a redirect.
  if (segments.slice(0, -1).includes('')) return { path }
  if (path === '/' || !path.endsWith('/')) return { path }
  return { redirect: [rawPath.slice(0, -1), ...queries].join('?') }
}

function decode(rawPath: string): string | undefined {
  try {
    return decodeURIComponent(rawPath)
  } catch {
    return undefined
  }
}
