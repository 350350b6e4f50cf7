/** What is counted as one failure: the page, the browser family and the error message. */
export type Failure = { page: string; browser: string; message: string }

const MAX_MESSAGE_LENGTH = 200
/** The path of a page. Any other path may contain something personal, so that it isn't stored. */
const PAGE_PATH = /^\/(?:[a-z\d-]+\/?)*$/
const MAX_PATH_LENGTH = 80
const URL_QUERY = /\?\S*/g
const EMAIL_ADDRESS = /\S+@\S+/g

/** Browser families by their names in `User-Agent`. Browsers also name their relatives, so the order matters. */
const BROWSERS = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  Firefox: 'Firefox',
  FxiOS: 'Firefox for iOS',
  CriOS: 'Chrome for iOS',
  Chrome: 'Chrome',
  Version: 'Safari',
}

/** Reads what a page has reported, its path and a message on the next line. Returns nothing personal, within 300 characters. */
export function parseFailure(body: string, userAgent = ''): Failure {
  const [path = '', message = ''] = body.split('\n')
  const isPage = path.length <= MAX_PATH_LENGTH && PAGE_PATH.test(path)
  const family = Object.entries(BROWSERS).find(([name]) => userAgent.includes(`${name}/`))
  return {
    page: isPage ? path : 'unknown page',
    browser: family?.[1] ?? 'other browser',
    message: message
      .replaceAll(URL_QUERY, '')
      .replaceAll(EMAIL_ADDRESS, '…')
      .slice(0, MAX_MESSAGE_LENGTH),
  }
}
