import { ask } from '../ask.ts'

const MOVED = new Set([301, 307, 308])
const FOREIGN = 'foreign.test'

/** Spellings of `//foreign.test`, none of which may lead a browser there. */
const SPELLINGS = [
  `//${FOREIGN}/`,
  `///${FOREIGN}/`,
  `/%5C${FOREIGN}/`,
  `/\\${FOREIGN}/`,
  `/%2F${FOREIGN}/`,
  `/%2f%2f${FOREIGN}/`,
  `/./${FOREIGN}/`,
  `/.//${FOREIGN}/`,
  `/%09/${FOREIGN}/`,
]

/** What is wrong with where a site sends its visitors: `path` is a page of it without a slash at its end. */
export async function redirectFindings(origin: string, path: string): Promise<string[]> {
  const moved = await ask(origin, `${path}/`)
  const [location = 'nowhere'] = moved.headers['location'] ?? []
  const isRight = MOVED.has(moved.status) && urlOf(location, origin) === origin + path
  const slash = isRight ? [] : [`${path}/: status ${moved.status} to ${location}, wanted ${path}`]
  const open = await Promise.all(
    SPELLINGS.map(async (spelling) => {
      const [away] = (await ask(origin, spelling)).headers['location'] ?? []
      const leadsAway = away !== undefined && !urlOf(away, origin).startsWith(`${origin}/`)
      return leadsAway ? [`${spelling}: leads to another site, ${away}`] : []
    }),
  )
  return [...slash, ...open.flat(), ...(await toHttpsFindings(origin, path))]
}

/** The address that a browser makes of a `Location`. It takes `\` for `/`, so `/\host/` is another site. */
const urlOf = (location: string, origin: string) => URL.parse(location, origin)?.href ?? location

async function toHttpsFindings(origin: string, path: string): Promise<string[]> {
  if (!origin.startsWith('https:')) return []
  const plain = origin.replace('https:', 'http:')
  try {
    const { status, headers } = await ask(plain, path)
    const [location = 'nowhere'] = headers['location'] ?? []
    if (MOVED.has(status) && location === origin + path) return []
    return [`${plain}${path}: status ${status} to ${location}, wanted ${origin}${path}`]
  } catch (error) {
    return [`${plain}${path}: no answer (${String(error)}), wanted a way to https`]
  }
}
