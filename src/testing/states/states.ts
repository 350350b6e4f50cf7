const RESPONSES: Record<string, () => Promise<Response>> = {
  'form-sending': () => new Promise(() => {}),
  'form-sent': async () => Response.json({ success: true, reference: 'DM-STATE' }),
  'form-failed': async () => Response.error(),
}

/** The pages below /states, beside the one of components. */
export const STATES = [...Object.keys(RESPONSES), 'form-idle', 'form-invalid', 'service-too-long']

export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänskajüte'
export const LONG_TEXT = `${LONG_WORD}. ${'A ship sails, and another follows her. '.repeat(60)}`

/** Sends the page's form, so that it gets into `state`, and answers in place of the form service. */
export function showFormState(state: string) {
  // Otherwise the form would show the receipt of an earlier visit.
  globalThis.sessionStorage.clear()
  const form = document.forms[0]!
  const respond = RESPONSES[state]
  const { fetch, setTimeout } = globalThis
  globalThis.fetch = (url, init) =>
    respond && init?.method === 'POST' ? respond() : fetch(url, init)
  // Otherwise the form would hide the result after five seconds.
  const lasting = (run: () => void, ms?: number) => setTimeout(run, ms === 5000 ? 2 ** 31 - 1 : ms)
  globalThis.setTimeout = lasting as typeof setTimeout
  const texts = {
    name: LONG_WORD,
    email: `${'long'.repeat(9)}@company.example`,
    message: LONG_TEXT,
  }
  const whenHydrated = () => {
    // Until then, the browser itself would validate and send.
    if (!form.noValidate) return requestAnimationFrame(whenHydrated)
    for (const [name, text] of Object.entries(respond ? texts : {}))
      (form.elements.namedItem(name) as HTMLInputElement).value = text
    return form.requestSubmit()
  }
  if (state !== 'form-idle') whenHydrated()
}
