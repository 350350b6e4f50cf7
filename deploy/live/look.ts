import { readAnswer } from '../../src/sections/contact/inquiry-form/send-inquiry.ts'
import { browserFindings, openBrowser, sendTestInquiry } from './browser.ts'
import { certificateFindings, readCertificate } from './certificate.ts'
import { siteFindings } from './site-findings.ts'

const FORM_PAGE = '/contact'
const EXCERPT_LENGTH = 300

interface Seen {
  /** What is wrong, a line each. */
  findings: string[]
  /** What else there is to say. */
  notes: string[]
}

/** Looks at the published site at `origin` as visitors get it, on the day `now`. An inquiry is sent only where asked for. */
export async function lookAt(origin: string, now: Date, sendsInquiry = false): Promise<Seen> {
  try {
    const certificate = origin.startsWith('https:')
      ? certificateFindings(await readCertificate(origin), now)
      : []
    const site = await siteFindings(origin, now)
    const heard = await lookWithBrowser(origin, site.pages, sendsInquiry)
    return {
      findings: [...certificate, ...site.findings, ...heard.findings],
      notes: [`looked at ${site.pages.length} pages and ${site.files} files`, ...heard.notes],
    }
  } catch (error) {
    return { findings: [`${origin}: ${String(error)}`], notes: [] }
  }
}

async function lookWithBrowser(
  origin: string,
  pages: readonly string[],
  sendsInquiry: boolean,
): Promise<Seen> {
  const browser = await openBrowser()
  if (!browser) {
    const findings = sendsInquiry ? ['inquiry: not sent, it takes a browser'] : []
    return { findings, notes: ['no browser here: its console was not looked at'] }
  }
  try {
    const findings = await browserFindings(browser, origin, pages)
    if (!sendsInquiry) return { findings, notes: [] }
    const { status, text } = await sendTestInquiry(browser, origin + FORM_PAGE)
    const said = `${status} ${text.slice(0, EXCERPT_LENGTH)}`
    return readAnswer(text) === 'success'
      ? { findings, notes: [`inquiry: taken, ${said}`] }
      : { findings: [...findings, `inquiry: not taken, ${said}`], notes: [] }
  } finally {
    await browser.close()
  }
}
