/** Failures with the same page, browser and message are counted together. */
export type Failure = { page: string; browser: string; message: string }

const MAX_MESSAGE_LENGTH = 200
/** Other paths can contain personal data. */
const PAGE_PATH = /^\/[a-z\d/-]{0,80}$/
const URL_QUERY_OR_EMAIL_ADDRESS = /\?\S*|\S+@\S+/g
/** The order matters: Edge's `User-Agent` also names Chrome and Safari. */
const BROWSERS = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'FxiOS', 'CriOS', 'Chrome', 'Safari']

/** Removes personal data. */
export function parseFailure(body: string, userAgent = ''): Failure {
  const [path = '', message = ''] = body.split('\n')
  return {
    page: PAGE_PATH.test(path) ? path : 'unknown page',
    browser: BROWSERS.find((name) => userAgent.includes(`${name}/`)) ?? 'other browser',
    message: message.slice(0, MAX_MESSAGE_LENGTH).replaceAll(URL_QUERY_OR_EMAIL_ADDRESS, ''),
  }
}
