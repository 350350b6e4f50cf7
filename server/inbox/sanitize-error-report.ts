export type ErrorReport = { page: string; browser: string; message: string }

const MAX_MESSAGE_LENGTH = 200
/** The inbox stores paths with unusual characters as `unknown page`, because such paths can contain personal data. */
const PAGE_PATH = /^\/[a-z\d/-]{0,80}$/
const URL_QUERY_OR_EMAIL_ADDRESS = /\?\S*|\S+@\S+/g
/** The order matters, because Edge's `User-Agent` header also contains `Chrome` and `Safari`. */
const BROWSERS = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'FxiOS', 'CriOS', 'Chrome', 'Safari']

export function sanitizeErrorReport(body: string, userAgent = ''): ErrorReport {
  const [path = '', message = ''] = body.split('\n')
  return {
    page: PAGE_PATH.test(path) ? path : 'unknown page',
    browser: BROWSERS.find((name) => userAgent.includes(`${name}/`)) ?? 'other browser',
    message: message.slice(0, MAX_MESSAGE_LENGTH).replaceAll(URL_QUERY_OR_EMAIL_ADDRESS, ''),
  }
}
