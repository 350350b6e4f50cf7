import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints at the end why tests were skipped, each reason once. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes no other
export default class SkipReporter implements Reporter {
  readonly #reasons = new Set<string>()

  onTestEnd(_: TestCase, { status, annotations }: TestResult) {
    if (status !== 'skipped') return
    for (const { description } of annotations) if (description) this.#reasons.add(description)
  }
  onEnd() {
    for (const reason of this.#reasons) console.log(`Skipped: ${reason}`)
  }
}
