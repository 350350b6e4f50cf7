const RESPONSES: Record<string, () => Promise<Response>> = {
  'form-sending': () => new Promise(() => {}),
  'form-sent': async () => Response.json({ success: true, reference: 'DM-STATE' }),
  'form-failed': async () => Response.error(),
}

export const STATES = [...Object.keys(RESPONSES), 'form-idle', 'form-invalid', 'service-too-long']

export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänskajüte'
export const LONG_TEXT = `${LONG_WORD}. ${'A ship sails, and another follows her. '.repeat(60)}`

/** Submits the form with a simulated response of the form service. */
export function showFormState(state: string) {
  // A receipt from an earlier visit would hide the form.
  globalThis.sessionStorage.clear()
  const form = document.forms[0]!
  const respond = RESPONSES[state]
  const { fetch, setTimeout } = globalThis
  globalThis.fetch = (url, init) =>
    respond && init?.method === 'POST' ? respond() : fetch(url, init)
  // Without a longer timeout, the form would hide the result after five seconds.
  const extendedTimeout = (run: () => void, ms?: number) =>
    setTimeout(run, ms === 5000 ? 2 ** 31 - 1 : ms)
  globalThis.setTimeout = extendedTimeout as typeof setTimeout
  const texts = {
    name: LONG_WORD,
    email: `${'long'.repeat(9)}@company.example`,
    message: LONG_TEXT,
  }
  const whenHydrated = () => {
    // Waits for hydration, because the browser would submit the form natively before hydration.
    if (!form.noValidate) return requestAnimationFrame(whenHydrated)
    for (const [name, text] of Object.entries(respond ? texts : {}))
      (form.elements.namedItem(name) as HTMLInputElement).value = text
    return form.requestSubmit()
  }
  if (state !== 'form-idle') whenHydrated()
}
