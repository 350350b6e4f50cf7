import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Contact } from '../../../content/contact'
import { inquiryHref } from '../../../lib/inquiry-prefill'
import { draftOf, fieldId, keepDraft } from '../../../lib/inquiry-draft'
import { byField, FIELD_NAMES, type FieldName, type Fields } from '../../../lib/inquiry-fields'
import { dispatchFollowedLinks } from '../../../lib/events'
import { SERVICE_IDS, type ServiceId } from '../../../lib/sections'
import { InquiryFormIsland } from './inquiry-form'
import type { PrefillTexts } from './prefill-texts'

const HERE = location.href
const OFFERED = ['Ocean Freight', 'Logistics & Supply Chain', 'Other']
const prefilled = (id: ServiceId) => ({
  service: id === 'freight' ? 'Logistics & Supply Chain' : 'Other',
  message: `Re: ${id}\n\n`,
})
const LABELS = { responseTime: 'Response', allDay: '24 h' } as Contact['labels']
const CREWING = { duty: 'Crewing', name: 'C. Rao', phone: '+91 00 0000 0004', email: '' }
const FORM = (
  <InquiryFormIsland
    failure={{ headline: 'Error', text: '', reload: '', email: '' }}
    texts={{
      title: 'Inquiry',
      optional: 'optional',
      messageNote: 'What to write',
      fields: byField((name) => name),
      servicePlaceholder: 'Select Service...',
      services: OFFERED,
      send: 'Send',
      sending: 'Sending...',
      success: 'It went.',
      failure: 'It did not go.',
      prefill: { note: '', remove: 'Remove', seafarers: 'At sea?', message: '' },
      mailInstead: 'By mail',
      receipt: {
        title: 'What you sent',
        reference: 'Reference',
        sent: 'Sent',
        regarding: 'Regarding',
        urgent: 'Urgent',
        print: 'Print',
      },
      privacy: { text: 'Privacy.', link: 'More' },
      badges: ['Fast', 'Certified'],
      labels: LABELS,
      responseTime: 'Soon (sooner if urgent)',
    }}
    phones={[{ number: '+91 00 0000 0001', allDay: true }, { number: '+91 00 0000 0002' }]}
    prefillTexts={
      Object.fromEntries(
        SERVICE_IDS.map((id) => {
          const messageHint = id === 'crew' ? '' : `Send ${id}`
          return [
            id,
            { name: `The ${id}`, serviceNote: `About ${id}`, messageHint, fields: prefilled(id) },
          ]
        }),
      ) as PrefillTexts
    }
    heading="h3"
    contactLabel="Desk"
    serviceContacts={[
      { id: 'crew', contact: CREWING },
      { id: 'travel', contact: undefined },
    ]}
    provenBadges={['Certified']}
    endpoint="/submit"
    accessKey="key"
    redirect={undefined}
    brand="Brand"
    email="desk@company.example"
    address={['Company', 'Vashi']}
  />
)
const BLANK = byField(() => '')
const ASHA = { name: 'Asha Rao', email: 'asha@owner.example' }
const TYPED = { ...BLANK, ...ASHA, service: 'Other', message: 'One\nTwo' }

const form = () => document.querySelector('form')!
const field = (name: string) => page.getByLabelText(name, { exact: true })
const control = (name: FieldName) => field(name).element() as HTMLInputElement
const values = () => byField((name) => control(name).value)
const draft = () => byField((name) => draftOf(name) ?? '')
const button = () => page.getByRole('button', { name: /^Send/ })
const mailLink = () => page.getByRole('link', { name: 'By mail' })
const mailto = () => decodeURIComponent(mailLink().element().getAttribute('href')!)
const receipt = () => page.getByRole('region', { name: 'What you sent' })
const receiptLines = () =>
  [...document.querySelectorAll<HTMLElement>('dl > div')].map(({ innerText }) => {
    const [label, ...text] = innerText.trim().split(/\s+/)
    return `${label!.toLowerCase()}: ${text.join(' ')}`
  })
const namesOf = (selector: string) => FIELD_NAMES.filter((name) => control(name).matches(selector))
const invalid = () => namesOf('[aria-invalid]')
const showPage = () => dispatchEvent(new PageTransitionEvent('pageshow'))
const expectStatus = (text: string) =>
  expect.poll(() => page.getByRole('status').element().textContent).toBe(text)
const expectMessage = (name: FieldName, message: string | RegExp) =>
  expect.element(field(name)).toHaveAccessibleDescription(message)

async function fillIn(fields: Partial<Fields> = TYPED) {
  for (const name of FIELD_NAMES)
    if (name === 'service') await field(name).selectOptions(fields[name] ?? '')
    else await field(name).fill(fields[name] ?? '')
}
/** As a password manager or the browser does it. */
const setFields = (fields: Partial<Fields>) => {
  for (const [name, text] of Object.entries(fields)) control(name as FieldName).value = text
}
/** What another page of this tab has left. */
const leaveDraft = (fields: Partial<Fields>) => {
  for (const [name, text] of Object.entries(fields))
    sessionStorage.setItem(fieldId(name as FieldName), text)
}

const SUCCESS = '{"success":true}'
const fetchMock = vi.fn<typeof fetch>()
let respond: (text: string | Error) => void
async function send(result: string | Error = SUCCESS) {
  await button().click()
  respond(result)
  const isSuccess = typeof result === 'string' && result.includes('"success":true')
  await expectStatus(isSuccess ? 'It went.' : 'It did not go.')
}

/** Puts the prerendered form on the page, to be hydrated later. */
function prerender() {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(FORM)
  const onRecoverableError = vi.fn()
  const hydrate = () => {
    const root = hydrateRoot(container, FORM, { onRecoverableError })
    onTestFinished(() => {
      root.unmount()
      container.remove()
    })
  }
  return { hydrate, onRecoverableError }
}

keepDraft()
dispatchFollowedLinks()
beforeEach(() => {
  sessionStorage.clear()
  fetchMock.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        respond = (text) => (text instanceof Error ? reject(text) : resolve(new Response(text)))
      }),
  )
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.documentElement.lang = ''
  history.replaceState(null, '', HERE)
})

test('form: has hints for autofill', async () => {
  await render(FORM)
  const hints = FIELD_NAMES.map((name) => control(name).autocomplete)
  expect(hints).toEqual(['name', 'email', 'tel', 'organization', '', ''])
})

test('form: sends one inquiry on repeated clicks, then is empty', async () => {
  await render(FORM)
  await expectStatus('')
  await fillIn()
  form().requestSubmit()
  form().requestSubmit()
  await expect.element(button()).toHaveTextContent('Sending...')
  await expect.element(button()).toBeDisabled()
  await expect.element(field('message')).toBeEnabled()
  await button().dblClick({ force: true })
  expect(fetchMock).toHaveBeenCalledOnce()
  respond(SUCCESS)
  await expectStatus('It went.')
  await expect.element(button()).toBeEnabled()
  const secondClick = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })
  button().element().dispatchEvent(secondClick)
  expect([values(), draft(), invalid()]).toEqual([BLANK, BLANK, []])
})

test('form: keeps fields and focus after a failure, and offers a mail until a success', async () => {
  await render(FORM)
  await fillIn()
  await button().click()
  await userEvent.click(field('company'))
  respond(new TypeError('Failed to fetch'))
  await expectStatus('It did not go.')
  await expect.element(field('company')).toHaveFocus()
  expect(values()).toEqual(TYPED)
  const subject = 'New Contact from Asha Rao - Brand'
  expect(mailto()).toContain(`mailto:desk@company.example?subject=${subject}&`)
  expect(mailto()).toContain('One\r\nTwo')
  await expect.element(receipt()).not.toBeInTheDocument()
  await field('message').fill('Changed')
  await expect.poll(mailto).toContain('Changed')
  await send()
  await expect.element(mailLink()).not.toBeInTheDocument()
})

test('form: has texts that came without events in the inquiry, the draft and the mail', async () => {
  await render(FORM)
  setFields(TYPED)
  await send('')
  expect(JSON.parse(String(fetchMock.mock.calls[0]![1]!.body))).toMatchObject(TYPED)
  expect(draft()).toEqual(TYPED)
  expect(mailto()).toContain('email: asha@owner.example')
  setFields({ phone: '+91 22' })
  mailLink()
    .element()
    .addEventListener('click', (event) => event.preventDefault())
  await mailLink().click()
  expect(mailto()).toContain('phone: +91 22')
})

test('form: shows the message for 5 s after each attempt, and the mail for longer', async () => {
  /** `expect.poll` would move the fake clock; frames keep the real one. */
  const until = async (text: string) => {
    while (!form().textContent.includes(text)) await new Promise(requestAnimationFrame)
  }
  await render(FORM)
  await fillIn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (let attempt = 0; attempt < 2; attempt++) {
    form().requestSubmit()
    await until('Sending...')
    vi.advanceTimersByTime(4000)
    respond('')
    await until('It did not go.')
    while (vi.getTimerCount() !== 1) await new Promise(requestAnimationFrame)
    vi.advanceTimersByTime(4999)
    expect(vi.getTimerCount()).toBe(1)
  }
  vi.advanceTimersByTime(1)
  while (form().textContent.includes('It did not go.')) await new Promise(requestAnimationFrame)
  expect(mailLink().element()).toBeVisible()
})

test.each([
  ['had it: returns, without scrolling', true, false, [[{ preventScroll: true }]]],
  ['had it, and the visitor has moved on: stays there', true, true, []],
  ['did not have it: stays', false, false, []],
])('focus after sending, if the button %s', async (_had, hadFocus, hasMovedOn, calls) => {
  await render(FORM)
  await fillIn()
  control('message').blur()
  if (hadFocus) await button().click()
  else form().requestSubmit()
  await expect.poll(() => document.activeElement).toBe(document.body)
  if (hasMovedOn) await userEvent.click(field('company'))
  const expected = calls.length > 0 ? button().element() : document.activeElement
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  respond(SUCCESS)
  await expectStatus('It went.')
  expect(document.activeElement).toBe(expected)
  expect(focus.mock.calls).toEqual(calls)
})

test('form: keeps what was typed while sending, and shows the receipt', async () => {
  await render(FORM)
  await fillIn()
  await button().click()
  await field('message').fill('A second question')
  await userEvent.click(field('company'))
  await userEvent.keyboard('Lines')
  respond(SUCCESS)
  await expectStatus('It went.')
  const kept = { ...BLANK, company: 'Lines', message: 'A second question' }
  expect([values(), draft()]).toEqual([kept, kept])
  expect(receiptLines()).toContain('message: One Two')
  expect(receiptLines().join()).not.toContain('Lines')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}Rao ')
  await expect.element(field('company')).toHaveValue('Rao Lines')
})

test('validation: shows the browser’s message under each invalid field until it is corrected', async () => {
  await render(FORM)
  await expectMessage('message', 'What to write')
  await fillIn({ email: 'asha.owner', message: '   \n ' })
  const described = new Promise((resolve) => {
    control('name').addEventListener('focus', () => resolve(form().textContent))
  })
  await button().click()
  const { validationMessage: missing } = control('name')
  await expect.element(field('name')).toHaveFocus()
  expect(await described).toContain(missing)
  expect(invalid()).toEqual(['name', 'email', 'message'])
  await expectMessage('name', missing)
  await expectMessage('email', control('email').validationMessage)
  await expectMessage('message', missing)
  await fillIn({ ...TYPED, name: '  ' })
  expect(invalid()).toEqual(['name'])
  await button().click()
  await expectMessage('name', missing)
  expect(fetchMock).not.toHaveBeenCalled()
  await field('name').fill('Asha')
  await send()
  expect(invalid()).toEqual([])
})

test('validation: scrolls to the first of several empty fields once', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await render(FORM)
  await button().click()
  expect(invalid()).toEqual(['name', 'email', 'message'])
  expect(scroll.mock.contexts.filter((element) => element === control('name'))).toHaveLength(1)
})

test('form: updates texts that a browser translator has replaced', async () => {
  const translate = (node: Node) => {
    for (const child of Array.from(node.childNodes))
      if (child.nodeType === Node.ELEMENT_NODE) translate(child)
      else {
        const font = document.createElement('font')
        child.replaceWith(font)
        font.append(child.textContent!)
      }
  }
  await render(FORM)
  await fillIn({ ...TYPED, email: '' })
  await button().click()
  const missing = control('email').validationMessage
  translate(form())
  await field('email').fill('asha')
  expect(control('email').validationMessage).not.toBe(missing)
  await expectMessage('email', control('email').validationMessage)
  await field('email').fill('asha@owner.example')
  await button().click()
  await expect.element(button()).toHaveTextContent('Sending...')
  translate(form())
  respond(SUCCESS)
  await expectStatus('It went.')
  await expect.element(button()).toHaveTextContent('Send')
})

test('draft: replaces restored texts and errors at pageshow, but by no service that is gone', async () => {
  await render(FORM)
  await fillIn({ ...TYPED, email: 'asha@' })
  await button().click()
  await expect.poll(invalid).toEqual(['email'])
  leaveDraft({ ...BLANK, name: 'New', message: 'More', service: 'Gone' })
  setFields({ company: 'Restored' })
  showPage()
  expect(values()).toEqual({ ...BLANK, name: 'New', message: 'More' })
  expect(document.querySelector('select')!.selectedIndex).toBe(0)
  await expect.poll(invalid).toEqual([])
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
  setFields(restored)
  await field('phone').fill('typed early')
  hydrate()
  await expect.poll(values).toEqual({ ...BLANK, ...restored, ...kept, phone: 'typed early' })
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('draft: keeps early text without events when React renders the form anew', async () => {
  const { hydrate, onRecoverableError } = prerender()
  const name = control('name')
  setFields({ name: 'Asha' })
  name.after(document.createElement('extension-button'))
  hydrate()
  await expect.poll(() => name.isConnected).toBe(false)
  await expect.element(field('name')).toHaveValue('Asha')
  expect(onRecoverableError).toHaveBeenCalled()
})

const WITH_LINKS = (
  <>
    <a href={inquiryHref('crew')}>crew</a>
    <a href={inquiryHref('freight')}>freight</a>
    {FORM}
  </>
)
const ask = (id: string) => (page.getByText(id).element() as HTMLElement).click()

test('prefill: fills untouched fields only', async () => {
  await render(WITH_LINKS)
  const link = page.getByText('crew').element()
  for (const key of ['ctrlKey', 'altKey']) {
    // After the site's own listener, which would leave it alone otherwise.
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
  }
  expect(values()).toEqual(BLANK)
  for (const id of ['freight', 'crew', 'freight']) ask(id)
  await expect.poll(values).toEqual({ ...BLANK, ...prefilled('freight') })
  expect(draft()).toEqual(BLANK)
  await field('message').fill('Two reefers')
  ask('crew')
  await expect.poll(values).toEqual({ ...BLANK, service: 'Other', message: 'Two reefers' })
  await fillIn()
  await send()
  ask('freight')
  await expect.poll(values).toEqual({ ...BLANK, ...prefilled('freight') })
  await fillIn(TYPED)
  await send()
  const { service } = prefilled('freight')
  await field('service').selectOptions(service)
  ask('crew')
  await expect.poll(values).toEqual({ ...BLANK, ...prefilled('crew'), service })
})

test.each(['https://other.example/contact?about=crew#inquiry', '/seafarers?about=crew'])(
  'prefill: leaves a link to %s alone',
  async (href) => {
    await render(FORM)
    const link = document.body.appendChild(document.createElement('a'))
    onTestFinished(() => link.remove())
    link.href = href
    let isTakenOver
    // After the site's own listener
    const onClick = (event: Event) => {
      isTakenOver = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', onClick, { once: true })
    link.click()
    expect(isTakenOver).toBe(false)
    expect(values()).toEqual(BLANK)
  },
)

test.each([
  ['?from=mail&about=crew#inquiry', prefilled('crew'), '?from=mail#inquiry'],
  ['?about=ships', {}, '?about=ships'],
])('prefill: is read from the URL %s once', async (url, filled, left) => {
  history.replaceState(null, '', url)
  await render(FORM)
  await expect.poll(values).toEqual({ ...BLANK, ...filled })
  expect(location.search + location.hash).toBe(left)
})

test('prefill: is named beside the field, with what to send, until it is removed or sent', async () => {
  await render(WITH_LINKS)
  ask('crew')
  await expectMessage('service', /About crew/)
  await expectMessage('message', 'What to write')
  const onward = page.getByRole('link', { name: 'At sea?' })
  await expect.element(onward).toHaveAttribute('href', '/seafarers')
  showPage()
  expect(values()).toEqual({ ...BLANK, ...prefilled('crew') })
  await page.getByRole('button', { name: 'Remove' }).click()
  await expectMessage('service', 'optional')
  await expect.element(field('service')).toHaveFocus()
  expect(values()).toEqual(BLANK)
  ask('freight')
  await expectMessage('message', 'Send freight')
  await field('message').fill('Two reefers')
  await expect.element(onward).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expectMessage('message', 'What to write')
  expect(values()).toEqual({ ...BLANK, message: 'Two reefers' })
  ask('crew')
  await fillIn()
  await send()
  await expectMessage('service', 'optional')
})

test('prefill: is not the visitor’s own text after an inquiry that failed', async () => {
  await render(WITH_LINKS)
  ask('crew')
  for (const [name, text] of Object.entries(ASHA)) await field(name).fill(text)
  await send('')
  await page.getByRole('button', { name: 'Remove' }).click()
  expect([values(), draft()]).toEqual([
    { ...BLANK, ...ASHA },
    { ...BLANK, ...ASHA },
  ])
})

test('badge: leads to the credentials if a certificate proves it', async () => {
  await render(FORM)
  await expect
    .element(page.getByRole('link', { name: 'Certified' }))
    .toHaveAttribute('href', '/credentials')
  expect(page.getByRole('link', { name: 'Fast' }).elements()).toEqual([])
})

test('receipt: shows what was sent, when, and what is next', async () => {
  await render(FORM)
  vi.setSystemTime(new Date(2026, 10, 23, 14, 32))
  document.documentElement.lang = 'en-IN'
  await fillIn({ ...TYPED, company: 'Lines' })
  await send()
  const zone = new Date().toLocaleString('en-IN', { timeZoneName: 'short' }).split(' ').at(-1)
  expect(receiptLines()).toEqual([
    `sent: 23 November 2026 at 14:32 ${zone}`,
    'name: Asha Rao',
    'email: asha@owner.example',
    'company: Lines',
    'service: Other',
    'message: One Two',
    'response: Soon (sooner if urgent)',
    'urgent: +91 00 0000 0001 24 h',
  ])
  const phone = receipt().getByRole('link', { name: '+91 00 0000 0001' })
  await expect.element(phone).toHaveAttribute('href', 'tel:+910000000001')
})

test('receipt: has the reference of the service, and what the visitor’s link was about', async () => {
  await render(WITH_LINKS)
  ask('crew')
  await fillIn()
  await send('{"success":true,"reference":"DM-7K3Q9X"}')
  expect(receiptLines()[0]).toBe('reference: DM-7K3Q9X')
  expect(receiptLines().join()).not.toContain('service: ')
  expect(receiptLines()[2]).toBe('regarding: The crew')
  expect(receiptLines()).toContain('desk: C. Rao +91 00 0000 0004')
})

test('receipt: is marked from its button until the next input, and not where the browser cannot print', async () => {
  await render(FORM)
  await fillIn()
  await send()
  const isMarked = () => receipt().element().hasAttribute('data-printing')
  const click = () => receipt().getByRole('button', { name: 'Print' }).click()
  const printMock = vi.fn(isMarked)
  vi.stubGlobal('print', printMock)
  await click()
  expect(printMock).toHaveReturnedWith(true)
  // Phones fire it before the paper is drawn, or never.
  dispatchEvent(new Event('afterprint'))
  expect(isMarked()).toBe(true)
  await userEvent.keyboard('{Control}')
  expect(isMarked()).toBe(false)
  vi.stubGlobal('print', undefined)
  await click()
  expect(isMarked()).toBe(false)
})

test.each(['zh_CN', 'auto', '', 'fails'])('receipt: appears where lang is %j', async (lang) => {
  const canFormat = lang !== 'fails'
  if (!canFormat)
    vi.spyOn(Date.prototype, 'toLocaleString').mockImplementation(() => {
      throw new RangeError('no such language')
    })
  document.documentElement.lang = lang
  await render(FORM)
  await fillIn()
  await send()
  await expect.element(receipt()).toBeVisible()
  expect(receiptLines()[0]!.startsWith('sent')).toBe(canFormat)
})

test('text from right to left: is typed and shown in its direction', async () => {
  await render(FORM)
  const arabic = 'حاويتان (40 قدم).'
  await fillIn({ ...TYPED, message: arabic })
  expect(field('message').element().matches(':dir(rtl)')).toBe(true)
  expect(field('email').element().matches(':dir(rtl)')).toBe(false)
  await send()
  expect(receipt().getByText(arabic).element().matches(':dir(rtl)')).toBe(true)
})

test('receipt: stays while the next inquiry is written, until that is sent', async () => {
  await render(FORM)
  await fillIn()
  await send()
  await fillIn({ ...TYPED, name: '' })
  await button().click()
  await expect.poll(invalid).toEqual(['name'])
  await expect.element(receipt()).toBeVisible()
  await field('name').fill('Dev')
  await button().click()
  await expect.element(receipt()).not.toBeInTheDocument()
})
