import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { inquiryHref } from '../../../lib/asked-service'
import { draftOf, fieldId, keepDraft } from '../../../lib/inquiry-draft'
import { byField, FIELD_NAMES, INQUIRY_FIELDS, type Fields } from '../../../lib/inquiry-fields'
import { SERVICE_IDS, type ServiceId } from '../../../lib/sections'
import { InquiryForm } from './inquiry-form'
import type { Suggestions } from './suggestions'

const HERE = location.href
const OFFERED = ['Ocean Freight', 'Logistics & Supply Chain', 'Other']
const TEXTS = {
  title: 'Launch Your Inquiry',
  optional: 'optional',
  fields: byField((name) => name),
  length: '{count} of at most {most}',
  servicePlaceholder: 'Select Service...',
  services: OFFERED,
  send: 'Send inquiry',
  sending: 'Sending...',
  success: 'It went.',
  failure: 'It did not go.',
  mailInstead: 'By mail instead',
  another: 'Write another',
  receipt: {
    title: 'Arrived',
    sent: 'Sent',
    from: 'From',
    answerTo: 'To {email}',
    about: 'About',
    urgent: 'Urgent',
  },
  privacy: { text: 'Privacy.', link: 'More' },
  badges: ['Badge'],
  responseTime: { label: 'Response time', lines: ['Soon', '(sooner if urgent)'] },
  urgent: { phones: ['+91 00 0000 0001'], allDay: '24 h' },
}
const suggested = (id: ServiceId) => ({
  service: id === 'freight' ? 'Logistics & Supply Chain' : 'Other',
  message: `Re: ${id}\n\n`,
})
const FORM = (
  <InquiryForm
    failure={{ words: { headline: ['Error'], text: '', reload: '' }, email: '' }}
    texts={TEXTS}
    suggestions={Object.fromEntries(SERVICE_IDS.map((id) => [id, suggested(id)])) as Suggestions}
    provenBadges={[]}
    endpoint="/submit"
    accessKey="key"
    redirect={undefined}
    brand="Brand"
    email="desk@company.example"
  />
)
const LINKS = (['crew', 'freight'] as const).map((id) => (
  <a key={id} href={inquiryHref(id)}>
    Ask about {id}
  </a>
))
const BLANK = byField(() => '')
const TYPED = {
  ...BLANK,
  name: 'Asha Rao',
  email: 'asha@owner.example',
  service: 'Other',
  message: 'One\nTwo',
}

const field = (name: string) => page.getByLabelText(name, { exact: true })
const control = (name: string) => field(name).element() as HTMLInputElement
const values = () => byField((name) => control(name).value)
const draft = () => byField((name) => draftOf(name) ?? '')
const button = (name?: string) => page.getByRole('button', name ? { name } : {})
const status = () => page.getByRole('status')
const mailLink = () => page.getByRole('link', { name: 'By mail instead' })
const mailto = () => decodeURIComponent(mailLink().element().getAttribute('href')!)
const receipt = () => page.getByRole('region', { name: 'Arrived' })
const invalid = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-invalid]')].map(({ name }) => name)
const ask = (id: string) => (page.getByText(`Ask about ${id}`).element() as HTMLElement).click()
const showPage = (persisted = false) =>
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
const receiptLines = () =>
  Object.fromEntries(
    [...receipt().element().querySelectorAll('dl > div')].map((line) => [
      line.querySelector('dt')!.textContent,
      line.querySelector('dd')!.innerText.replaceAll(/\s+/g, ' ').trim(),
    ]),
  )

async function fillIn(fields: Partial<Fields> = TYPED) {
  for (const { name, type } of FIELD_NAMES.map(control))
    if (type === 'select-one') await field(name).selectOptions(fields[name as 'service'] ?? '')
    else await field(name).fill(fields[name as 'name'] ?? '')
}
/** As a password manager may do it. */
const fillInWithoutEvents = (fields: Partial<Fields>) => {
  for (const [name, text] of Object.entries(fields)) control(name).value = text
}
/** What another page of this tab has left. */
const leaveDraft = (fields: Partial<Fields>) => {
  for (const [name, text] of Object.entries(fields))
    sessionStorage.setItem(fieldId(name as 'name'), text)
}

const SUCCESS = '{"success":true}'
const fetchMock = vi.fn<typeof fetch>()
let answers: ((answer: string | Error) => void)[]
const answer = (text: string | Error) => answers.shift()!(text)

async function send(result: string | Error = SUCCESS) {
  await button('Send inquiry').click()
  answer(result)
  await expect
    .element(status())
    .toHaveTextContent(result === SUCCESS ? 'It went.' : 'It did not go.')
}

/** Puts the prerendered form on the page, to be hydrated later. */
let unmount = () => {}
function prerender() {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(FORM)
  const onRecoverableError = vi.fn()
  const hydrate = () => {
    const root = hydrateRoot(container, FORM, { onRecoverableError })
    unmount = () => {
      root.unmount()
      container.remove()
    }
  }
  return { hydrate, onRecoverableError }
}

keepDraft()
beforeEach(() => {
  sessionStorage.clear()
  answers = []
  fetchMock
    .mockReset()
    .mockImplementation(
      () =>
        new Promise((resolve, reject) =>
          answers.push((text) =>
            text instanceof Error ? reject(text) : resolve(new Response(text)),
          ),
        ),
    )
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  unmount()
  unmount = () => {}
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.documentElement.lang = ''
  history.replaceState(null, '', HERE)
})

test('form: has each field in order, the required ones, the options, and posts natively', async () => {
  await render(FORM)
  const form = document.querySelector('form')!
  const controls = [
    ...form.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden], [hidden])'),
  ]
  const namesOf = (selector: string) =>
    controls.filter((each) => each.matches(selector)).map(({ name }) => name)
  expect(namesOf('*')).toEqual(FIELD_NAMES)
  expect(namesOf('[required]')).toEqual(
    FIELD_NAMES.filter((name) => INQUIRY_FIELDS[name].isRequired),
  )
  expect(namesOf('[type=email]')).toEqual(
    FIELD_NAMES.filter((name) => INQUIRY_FIELDS[name].isEmail),
  )
  const options = [...(field('service').element() as HTMLSelectElement).options]
  expect(options.map(({ label, value }) => [label, value])).toEqual([
    ['Select Service...', ''],
    ...OFFERED.map((service) => [service, service]),
  ])
  expect([form.getAttribute('action'), form.method]).toEqual(['/submit', 'post'])
  const posted = { ...BLANK, access_key: 'key', subject: 'New Contact - Brand' }
  expect(Object.fromEntries(new FormData(form))).toEqual(posted)
})

test('form: sends one inquiry on repeated clicks, then is empty', async () => {
  await render(FORM)
  await expect.element(status()).toBeEmptyDOMElement()
  await fillIn()
  await button().dblClick()
  await expect.element(button()).toHaveTextContent('Sending...')
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(field('message')).toBeEnabled()
  await button().click({ force: true })
  document.querySelector('form')!.requestSubmit()
  expect(fetchMock).toHaveBeenCalledOnce()
  const [endpoint, options] = fetchMock.mock.calls[0]!
  expect(endpoint).toBe('/submit')
  const body = { access_key: 'key', subject: 'New Contact from Asha Rao - Brand', ...TYPED }
  expect(JSON.parse(String(options!.body))).toEqual(body)
  answer(SUCCESS)
  await expect.element(status()).toHaveTextContent('It went.')
  await expect.element(button()).not.toHaveAttribute('aria-disabled')
  expect([values(), draft(), invalid()]).toEqual([BLANK, BLANK, []])
  showPage()
  expect(values()).toEqual(BLANK)
})

test('form: sends one inquiry when submitted twice in one task', async () => {
  await render(FORM)
  await fillIn()
  document.querySelector('form')!.requestSubmit()
  document.querySelector('form')!.requestSubmit()
  await expect.element(button()).toHaveTextContent('Sending...')
  expect(fetchMock).toHaveBeenCalledOnce()
})

test('form: keeps the fields and the focus when the inquiry fails, and offers a mail', async () => {
  await render(FORM)
  await fillIn()
  for (const result of ['{"success":false}', '<html>', new TypeError('Failed to fetch')]) {
    await button().click()
    await userEvent.click(field('company'))
    answer(result)
    await expect.element(status()).toHaveTextContent('It did not go.')
    await expect.element(field('company')).toHaveFocus()
    expect(values()).toEqual(TYPED)
    expect(mailto()).toContain(
      'mailto:desk@company.example?subject=New Contact from Asha Rao - Brand&',
    )
    expect(mailto()).toContain('One\r\nTwo')
    await expect.element(receipt()).not.toBeInTheDocument()
  }
  await field('message').fill('Changed')
  await expect.poll(mailto).toContain('Changed')
  await button().click()
  await expect.element(status()).toBeEmptyDOMElement()
  await expect.element(mailLink()).toBeVisible()
  answer(SUCCESS)
  await expect.element(mailLink()).not.toBeInTheDocument()
})

test('form: has texts that came without events in the inquiry, the draft and the mail', async () => {
  await render(FORM)
  fillInWithoutEvents(TYPED)
  await send('')
  expect(JSON.parse(String(fetchMock.mock.calls[0]![1]!.body))).toMatchObject(TYPED)
  expect(draft()).toEqual(TYPED)
  expect(mailto()).toContain('email: asha@owner.example')
  fillInWithoutEvents({ phone: '+91 22' })
  mailLink()
    .element()
    .addEventListener('click', (event) => event.preventDefault())
  await mailLink().click()
  expect(mailto()).toContain('phone: +91 22')
})

test('form: shows the message for 5 s after each attempt, the mail until a success', async () => {
  /** `vi.waitUntil` would move the fake clock; frames keep the real one. */
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise(requestAnimationFrame)
  }
  await render(FORM)
  await fillIn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const _attempt of [1, 2]) {
    document.querySelector('form')!.requestSubmit()
    await until(() => answers.length === 1 && button().element().textContent === 'Sending...')
    vi.advanceTimersByTime(4000)
    answer('')
    await until(
      () => status().element().textContent === 'It did not go.' && vi.getTimerCount() === 1,
    )
    vi.advanceTimersByTime(4999)
    expect(vi.getTimerCount()).toBe(1)
  }
  vi.advanceTimersByTime(1)
  await until(() => status().element().textContent === '')
  expect(mailLink().element()).toBeVisible()
})

test('form: keeps what was typed while sending, without a receipt over it', async () => {
  await render(FORM)
  await fillIn()
  await button().click()
  await field('message').fill('A second question')
  await userEvent.click(field('company'))
  await userEvent.keyboard('Lines')
  answer(SUCCESS)
  await expect.element(status()).toHaveTextContent('It went.')
  const kept = { ...BLANK, company: 'Lines', message: 'A second question' }
  expect([values(), draft()]).toEqual([kept, kept])
  await expect.element(receipt()).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}Rao ')
  await expect.element(field('company')).toHaveValue('Rao Lines')
})

test('validation: shows the browser’s message under each invalid field until it is corrected', async () => {
  await render(FORM)
  await fillIn({ email: 'asha.owner', message: '   \n ' })
  const described = new Promise((focused) => {
    control('name').addEventListener('focus', ({ target }) => {
      const id = (target as Element).getAttribute('aria-describedby')
      focused(id && document.getElementById(id)?.textContent)
    })
  })
  await button().click()
  const { validationMessage: missing } = control('name')
  await expect.element(field('name')).toHaveFocus()
  expect(await described).toBe(missing)
  expect(invalid()).toEqual(['name', 'email', 'message'])
  await expect
    .element(field('email'))
    .toHaveAccessibleDescription(control('email').validationMessage)
  await expect.element(field('message')).toHaveAccessibleDescription(missing)
  await fillIn()
  expect(invalid()).toEqual([])
  await field('name').fill('  ')
  await button().click()
  await expect.element(field('name')).toHaveAccessibleDescription(missing)
  expect(fetchMock).not.toHaveBeenCalled()
  await field('name').fill('Asha')
  await send()
  await button('Write another').click()
  expect(invalid()).toEqual([])
  await button().click()
  await expect.element(field('name')).toHaveAttribute('aria-invalid', 'true')
})

test('validation: neither cuts nor sends a pasted text that is too long', async () => {
  await render(FORM)
  await fillIn({ ...TYPED, name: '' })
  await userEvent.click(field('name'))
  const pasted = 'long '.repeat(50)
  document.execCommand('insertText', false, pasted)
  await button().click()
  await expect.element(field('name')).toHaveFocus()
  await expect.element(field('name')).toHaveAccessibleDescription('250 of at most 200')
  await field('name').fill(`${pasted}y`)
  await expect.element(field('name')).toHaveAccessibleDescription('251 of at most 200')
  expect(fetchMock).not.toHaveBeenCalled()
  await field('name').fill('Asha')
  expect(invalid()).toEqual([])
  await send()
})

test('form: updates texts that a browser translator has replaced', async () => {
  const translate = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const font = document.createElement('font')
      font.textContent = text.data
      text.replaceWith(font)
    }
  }
  const { container } = await render(FORM)
  await fillIn({ ...TYPED, email: '' })
  await button().click()
  const missing = control('email').validationMessage
  translate(container)
  await field('email').fill('asha')
  await expect
    .element(field('email'))
    .toHaveAccessibleDescription(control('email').validationMessage)
  expect(control('email').validationMessage).not.toBe(missing)
  await field('email').fill('asha@owner.example')
  await button().click()
  await expect.element(button()).toHaveTextContent('Sending...')
  translate(container)
  answer(SUCCESS)
  await expect.element(status()).toHaveTextContent('It went.')
  await expect.element(button()).toHaveTextContent('Write another')
})

test('draft: returns with the page, without a service that is no longer offered', async () => {
  const { unmount } = await render(FORM)
  await fillIn()
  await unmount()
  leaveDraft({ service: 'Gone' })
  await render(FORM)
  expect(values()).toEqual({ ...TYPED, service: '' })
})

test.each([true, false])(
  'draft: replaces what the browser restores at pageshow (persisted: %s)',
  async (persisted) => {
    await render(FORM)
    await fillIn({ ...TYPED, email: 'asha@' })
    await button().click()
    await expect.poll(invalid).toEqual(['email'])
    leaveDraft({ ...BLANK, name: 'New', message: 'More' })
    fillInWithoutEvents({ company: 'Restored' })
    showPage(persisted)
    expect(values()).toEqual({ ...BLANK, name: 'New', message: 'More' })
    await expect.poll(invalid).toEqual([])
  },
)

const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}
test('draft: leaves the fields alone where storage is refused', async () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse)
  const { hydrate } = prerender()
  hydrate()
  await fillIn()
  showPage(true)
  expect(values()).toEqual(TYPED)
  await send()
  showPage(true)
  expect(values()).toEqual(BLANK)
})

test.each([
  [
    'takes precedence over restored texts',
    { name: 'Newer', message: '' },
    { name: 'Older', message: 'Sent' },
  ],
  [
    'leaves fields without a draft alone',
    { name: 'Asha', service: 'Other' },
    { email: 'a@owner.example' },
  ],
])('draft: on hydration %s', async (_rule, kept, restored) => {
  leaveDraft(kept)
  const { hydrate, onRecoverableError } = prerender()
  fillInWithoutEvents(restored)
  await field('phone').fill('typed early')
  hydrate()
  await expect.poll(values).toEqual({ ...BLANK, ...restored, ...kept, phone: 'typed early' })
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test.each(['with', 'without'])(
  'draft: keeps early text %s events when React renders anew',
  async (how) => {
    const { hydrate, onRecoverableError } = prerender()
    const name = control('name')
    if (how === 'with') await field('name').fill('Asha')
    else fillInWithoutEvents({ name: 'Asha' })
    name.after(document.createElement('extension-button'))
    hydrate()
    await expect.poll(() => name.isConnected).toBe(false)
    await expect.element(field('name')).toHaveValue('Asha')
    expect(onRecoverableError).toHaveBeenCalled()
  },
)

test('asked service: fills untouched fields only, and leads to the form on this page', async () => {
  await render([...LINKS, FORM])
  const { pathname, search } = location
  for (const id of ['freight', 'crew', 'freight']) ask(id)
  await expect.poll(values).toEqual({ ...BLANK, ...suggested('freight') })
  expect(draft()).toEqual(values())
  expect([location.pathname, location.search, location.hash]).toEqual([
    pathname,
    search,
    '#inquiry',
  ])
  await expect.poll(() => document.activeElement?.textContent).toBe(TEXTS.title)
  await field('message').fill('Two reefers')
  ask('crew')
  await expect.poll(values).toEqual({ ...BLANK, service: 'Other', message: 'Two reefers' })
  await fillIn()
  await send()
  ask('freight')
  await expect.poll(values).toEqual({ ...BLANK, ...suggested('freight') })
  await expect.element(receipt()).not.toBeInTheDocument()
  await field('service').selectOptions('Other')
  ask('crew')
  await expect.poll(values).toEqual({ ...BLANK, ...suggested('crew') })
})

test('asked service: keeps a service that the visitor has chosen', async () => {
  await render([...LINKS, FORM])
  await field('service').selectOptions('Other')
  ask('freight')
  await expect.poll(values).toEqual({ ...BLANK, ...suggested('freight'), service: 'Other' })
})

test.each([
  ['?from=mail&about=crew#inquiry', suggested('crew'), '?from=mail#inquiry'],
  ['?about=ships', {}, '?about=ships'],
])('asked service: is read from the URL %s once', async (url, filled, left) => {
  history.replaceState(null, '', url)
  await render(FORM)
  await expect.poll(values).toEqual({ ...BLANK, ...filled })
  expect(location.search + location.hash).toBe(left)
})

test('asked service: fills in nothing when the link is opened in another tab', async () => {
  await render([...LINKS, FORM])
  const link = page.getByText('Ask about crew').element()
  link.addEventListener('click', (event) => event.preventDefault())
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  expect(values()).toEqual(BLANK)
})

test('receipt: shows what was sent, when, and what happens next', async () => {
  await render(FORM)
  vi.setSystemTime(new Date(2026, 10, 23, 14, 32))
  document.documentElement.lang = 'en-IN'
  await fillIn()
  await send()
  const lines = {
    Sent: '23 November 2026 at 2:32 pm',
    From: 'Asha Rao To asha@owner.example',
    message: 'One Two',
    'Response time': 'Soon (sooner if urgent)',
    Urgent: '+91 00 0000 0001 24 h',
  }
  expect(receiptLines()).toEqual({ ...lines, About: 'Other' })
  const phone = receipt().getByRole('link', { name: '+91 00 0000 0001' })
  await expect.element(phone).toHaveAttribute('href', 'tel:+910000000001')
  await fillIn({ ...TYPED, service: '' })
  await send()
  expect(receiptLines()).toEqual(lines)
})

test.each(['zh_CN', 'auto', '', 'a failing toLocaleString'])(
  'receipt: appears with lang %j',
  async (lang) => {
    const fails = lang.startsWith('a failing')
    if (fails) vi.spyOn(Date.prototype, 'toLocaleString').mockImplementation(refuse)
    else document.documentElement.lang = lang
    await render(FORM)
    await fillIn()
    await send()
    await expect.element(receipt()).toBeVisible()
    expect('Sent' in receiptLines()).toBe(!fails)
  },
)

test('receipt: covers the fields exactly, however long the texts are', async () => {
  await render(FORM)
  const form = document.querySelector('form')!
  const before = form.offsetHeight
  await fillIn({ ...TYPED, name: 'Name '.repeat(39), message: 'A long message. '.repeat(200) })
  await send()
  expect(Math.abs(form.offsetHeight - before)).toBeLessThanOrEqual(2)
  const { bottom } = receipt().element().getBoundingClientRect()
  expect(Math.abs(bottom - control('message').getBoundingClientRect().bottom)).toBeLessThanOrEqual(
    2,
  )
})

test.each([
  ['the button', () => button('Write another').click()],
  ['focus in a field', () => control('service').focus()],
  ['typing', () => userEvent.keyboard('a')],
])('receipt: %s leads to the next inquiry', async (_how, begin) => {
  await render(FORM)
  await fillIn()
  await userEvent.click(field('email'))
  await userEvent.keyboard('{Enter}')
  answer(SUCCESS)
  await expect.element(receipt()).toBeVisible()
  await expect.element(field('email')).toHaveFocus()
  const secondClick = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })
  button().element().dispatchEvent(secondClick)
  await expect.element(receipt()).toBeVisible()
  await begin()
  await expect.element(receipt()).not.toBeInTheDocument()
  await expect.element(button()).toHaveTextContent('Send inquiry')
  expect(document.activeElement!.matches('input, select')).toBe(true)
  expect([fetchMock.mock.calls.length, invalid()]).toEqual([1, []])
})
