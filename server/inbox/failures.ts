/** What is counted as one failure: the page, the browser family and the error message. */
export type Failure = { page: string; browser: string; message: string }

const MAX_MESSAGE_LENGTH = 200
/** The path of a page. Another path may contain something personal. */
const PAGE_PATH = /^\/[a-z\d/-]{0,80}$/
const URL_QUERY_OR_EMAIL_ADDRESS = /\?\S*|\S+@\S+/g
/** Browser families by their names in `User-Agent`. Browsers also name the later ones. */
const BROWSERS = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'FxiOS', 'CriOS', 'Chrome', 'Safari']

/** Reads what a page has reported, its path and a message on the next line. Returns nothing personal, within 300 characters. */
export function parseFailure(body: string, userAgent = ''): Failure {
  const [path = '', message = ''] = body.split('\n')
  return {
    page: PAGE_PATH.test(path) ? path : 'unknown page',
    browser: BROWSERS.find((name) => userAgent.includes(`${name}/`)) ?? 'other browser',
    message: message.slice(0, MAX_MESSAGE_LENGTH).replaceAll(URL_QUERY_OR_EMAIL_ADDRESS, ''),
  }
}
