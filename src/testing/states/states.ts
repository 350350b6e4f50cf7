const RESPONSES: Record<string, () => Promise<Response>> = {
  'form-sending': () => new Promise(() => {}),
  'form-sent': async () => Response.json({ success: true, reference: 'DM-STATE' }),
  'form-failed': async () => Response.error(),
}

export const STATE_PAGE_NAMES = [
  ...Object.keys(RESPONSES),
  'form-idle',
  'form-invalid',
  'service-too-long',
  'carousel',
]

export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftsdirektor'
export const LONG_TEXT = `${LONG_WORD}. ${'A ship sails, and another follows her. '.repeat(60)}`
/** Keeps component states out of published builds, which must not contain the domain company.example. */
export const LONG_EMAIL = `${'long-name.'.repeat(5)}desk@company.example`
export const SHORT_SERVICE = {
  title: 'Short service',
  menuName: 'Short service',
  stepLabel: 'Short',
  text: 'This service fits.',
  items: [{ text: LONG_WORD, certificateName: undefined }],
  arrangement: 'picture-left' as const,
  inquiryLink: { label: 'Ask about it', service: '' },
}
export const TOO_LONG_SERVICE = { ...SHORT_SERVICE, title: LONG_WORD, text: LONG_TEXT }

/** Submits the form with a simulated response from the form service. */
export function showFormState(state: string) {
  globalThis.sessionStorage.clear()
  const form = document.forms[0]!
  const respond = RESPONSES[state]
  const { fetch, setTimeout } = globalThis
  globalThis.fetch = (url, init) =>
    respond && init?.method === 'POST' ? respond() : fetch(url, init)
  const extendedTimeout = (run: () => void, ms?: number) =>
    setTimeout(run, ms === 5000 ? 2 ** 31 - 1 : ms)
  globalThis.setTimeout = extendedTimeout as typeof setTimeout
  const texts = {
    name: LONG_WORD,
    email: LONG_EMAIL,
    message: LONG_TEXT.slice(0, 400),
  }
  const whenHydrated = () => {
    if (!form.noValidate) return requestAnimationFrame(whenHydrated)
    for (const [name, text] of Object.entries(respond ? texts : {}))
      (form.elements.namedItem(name) as HTMLInputElement).value = text
    return form.requestSubmit()
  }
  if (state !== 'form-idle') whenHydrated()
}
