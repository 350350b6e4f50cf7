import { cloneElement, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { listenForFollowedLinks } from '../../../lib/follow-link'
import type { ServiceId } from '../../../lib/ids'
import { readDraft, saveDraftOnInput, writeDraft } from '../../../lib/inquiry-draft'
import { BLANK_FIELDS, mapFields, FIELD_NAMES, type FieldValues } from '../../../lib/inquiry-fields'
import { inquiryHref } from '../../../lib/topic-url'
import { settle } from '../../../testing/settle'
import { InquiryFormIsland } from './inquiry-form'

const HERE = location.href
const RECEIPT = {
  title: 'What you sent',
  reference: 'Reference',
  sent: 'Sent',
  regarding: 'Regarding',
  urgent: 'Urgent',
  print: 'Print',
  responseTime: 'Response',
  allDay: '24 h',
  dutyContact: 'Desk',
}
const CREWING = { duty: 'Crewing', name: 'C. Rao', phone: '+91 00 0000 0004', email: '' }
const PREFILLED = {
  crew: { service: 'Other', message: 'Re: crew\n\n' },
  freight: { service: 'Air Cargo', message: 'Re: freight\n\n' },
}
const topic = (id: ServiceId) => ({
  id,
  name: `The ${id}`,
  note: `About ${id}`,
  messageHint: id === 'crew' ? '' : `Send ${id}`,
  seafarersLink: id === 'crew' ? { href: '/seafarers', text: 'At sea?' } : undefined,
  values: id === 'crew' ? PREFILLED.crew : PREFILLED.freight,
  dutyContact: id === 'crew' ? CREWING : undefined,
})
const FORM = (
  <InquiryFormIsland
    failure={{ headline: 'Error', text: '', reload: '', email: '' }}
    texts={{
      title: 'Inquiry',
      optional: 'optional',
      hints: { service: 'For ships: Other', message: 'What to write' },
      fieldLabels: mapFields((name) => name),
      servicePlaceholder: 'Select Service...',
      serviceOptions: ['Ocean Freight', 'Air Cargo', 'Other'],
      send: 'Send',
      sending: 'Sending...',
      success: 'It went.',
      failure: 'It did not go.',
      removeTopic: 'Remove',
      mailInstead: 'By mail',
      tooLong: '{count} too many',
      whatFollows: 'Then we answer.',
      receipt: RECEIPT,
      privacy: { text: 'Privacy.', link: 'More' },
      badges: ['Fast', 'Certified'],
      responseTime: 'Soon',
    }}
    topics={['crew', 'freight'].map(topic)}
    heading="h3"
    provenBadges={['Certified']}
    recipient={{
      endpoint: '/submit',
      accessKey: 'key',
      redirect: undefined,
      email: 'desk@company.example',
      subjectName: 'Brand',
    }}
    phones={[{ number: '+91 00 0000 0001', allDay: true }, { number: '+91 00 0000 0002' }]}
    address={['Company', 'Vashi']}
  />
)
const WITH_LINKS = (
  <>
    <a href={inquiryHref('crew')}>crew</a>
    <a href={inquiryHref('freight')}>freight</a>
    <a href="/seafarers?about=crew">elsewhere</a>
    {FORM}
  </>
)
const TYPED = {
  ...BLANK_FIELDS,
  name: 'Asha Rao',
  email: 'asha@owner.example',
  service: 'Other',
  message: 'One\nTwo',
}

const form = () => document.querySelector('form')!
const field = (name: string) => page.getByLabelText(name, { exact: true })
const control = (name: string) => field(name).element() as HTMLInputElement
const values = () => mapFields((name) => control(name).value)
const draft = () => mapFields((name) => readDraft()[name] ?? '')
const button = () => page.getByRole('button', { name: /^Send/ })
const mailto = () => decodeURIComponent(link('By mail').element().getAttribute('href')!)
const receipt = () => page.getByRole('region', { name: RECEIPT.title })
const receiptLines = () =>
  [...document.querySelectorAll<HTMLElement>('dl > div')].map(({ innerText }) => {
    const [label, ...text] = innerText.trim().split(/\s+/)
    return `${label!.toLowerCase()}: ${text.join(' ')}`
  })
const invalid = () => FIELD_NAMES.filter((name) => control(name).matches('[aria-invalid]'))
const link = (name: string) => page.getByRole('link', { name, exact: true })
const remove = () => page.getByRole('button', { name: 'Remove' }).click()
const expectStatus = (text: string) =>
  expect.poll(() => page.getByRole('status').element().textContent).toBe(text)
const expectDescribed = (name: string, text: string | RegExp) =>
  expect.element(field(name)).toHaveAccessibleDescription(text)

async function fillIn(fields: Partial<FieldValues> = TYPED) {
  for (const [name, text] of Object.entries(fields))
    if (name === 'service') await field(name).selectOptions(text)
    else await field(name).fill(text)
}
/** As a password manager or the browser does it. */
const setFields = (fields: Partial<FieldValues>) => {
  for (const [name, text] of Object.entries(fields)) control(name).value = text
}

const SUCCESS = '{"success":true}'
const fetchMock = vi.fn<typeof fetch>()
const sentBody = () => JSON.parse(String(fetchMock.mock.calls[0]![1]!.body)) as unknown
let respond: (text: string, status?: number) => void
async function send(response = SUCCESS, status = 200) {
  await button().click()
  respond(response, status)
  await expectStatus(response === '' ? 'It did not go.' : 'It went.')
}

/** Puts the prerendered form on the page, to be hydrated later. */
function prerender(contents = FORM) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(contents)
  const onRecoverableError = vi.fn()
  const hydrate = () => {
    const root = hydrateRoot(container, contents, { onRecoverableError })
    onTestFinished(() => {
      root.unmount()
      container.remove()
    })
  }
  return { hydrate, onRecoverableError }
}

saveDraftOnInput()
listenForFollowedLinks()
beforeEach(() => {
  sessionStorage.clear()
  fetchMock
    .mockReset()
    .mockImplementation(
      () =>
        new Promise(
          (resolve) => (respond = (text, status = 200) => resolve(new Response(text, { status }))),
        ),
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

test('§3 form: has six fields without limit, three required, and ends with the badges', async () => {
  await render(FORM)
  expect(FIELD_NAMES).toEqual(['name', 'email', 'phone', 'company', 'service', 'message'])
  const controls = FIELD_NAMES.map(control)
  const hints = ['name', 'email', 'tel', 'organization', '', '']
  expect(controls.map(({ autocomplete }) => autocomplete)).toEqual(hints)
  const required = controls.filter((each) => each.required).map(({ name }) => name)
  expect(required).toEqual(['name', 'email', 'message'])
  expect(controls.filter((each) => each.hasAttribute('maxlength'))).toEqual([])
  expect(control('email').type).toBe('email')
  expect(control('message').getAttribute('rows')).toBe('4')
  const options = [...form().querySelectorAll('option')].map(({ value, text }) => [value, text])
  const services = ['Ocean Freight', 'Air Cargo', 'Other'].map((name) => [name, name])
  expect(options).toEqual([['', 'Select Service...'], ...services])
  // A native post knows no name.
  expect(new FormData(form()).get('subject')).toBe('New Contact - Brand')
  // Only bots see it.
  expect(form().querySelector('[name=botcheck]')!.checkVisibility()).toBe(false)
  const named = page.getByRole('form', { name: 'Inquiry' })
  await expect.element(named).toMatchTextContent(/Send.*FastCertified$/)
})

test('§7 form: posts one inquiry as JSON on a double click, then is empty', async () => {
  await render(FORM)
  await fillIn()
  await button().dblClick()
  await expect.element(button()).toHaveTextContent('Sending...')
  await expect.element(field('message')).toBeEnabled()
  form().requestSubmit()
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  const request = expect.objectContaining({ method: 'POST', headers })
  expect(fetchMock.mock.calls).toEqual([['/submit', request]])
  const subject = 'New Contact from Asha Rao - Brand'
  expect(sentBody()).toEqual({ access_key: 'key', subject, ...TYPED })
  respond(SUCCESS)
  await expectStatus('It went.')
  const secondClick = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })
  button().element().dispatchEvent(secondClick)
  expect([values(), draft(), invalid()]).toEqual([BLANK_FIELDS, BLANK_FIELDS, []])
})

test('form: has texts that came without events in inquiry, draft and mail, until it is sent', async () => {
  await render(FORM)
  setFields(TYPED)
  await send('')
  expect(sentBody()).toMatchObject(TYPED)
  expect([values(), draft()]).toEqual([TYPED, TYPED])
  const subject = 'New Contact from Asha Rao - Brand'
  expect(mailto()).toContain(`mailto:desk@company.example?subject=${subject}&`)
  await field('message').fill('Changed')
  await expect.poll(mailto).toContain('Changed')
  setFields({ phone: '+91 22' })
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  await link('By mail').click()
  expect(mailto()).toContain('phone: +91 22')
  await expect.element(receipt()).not.toBeInTheDocument()
  await send()
  await expect.element(link('By mail')).not.toBeInTheDocument()
})

test('form: says what follows, but where the result or the mail link stands', async () => {
  await render(FORM)
  const next = page.getByText('Then we answer.').first()
  await expect.element(next).toBeVisible()
  await fillIn()
  await send('')
  await expect.element(next).not.toBeVisible()
  await send()
  await expect.element(next).not.toBeVisible()
  await expect.element(receipt().getByText('Then we answer.')).toBeVisible()
})

test('form: says by how much a refused text is too long, until it is short enough', async () => {
  await render(FORM)
  await fillIn()
  // As long as the rest of the body leaves it
  control('message').value = 'a'.repeat(64 * 1024)
  await send('', 413)
  const { length } = String(fetchMock.mock.calls[0]![1]!.body)
  const excess = () =>
    page
      .getByText(/too many/)
      .elements()
      .map(({ textContent }) => textContent)
  expect(excess()).toEqual([`${length - 64 * 1024} too many`])
  await field('message').fill('a'.repeat(64 * 1024 - 1000))
  await expect.poll(excess).toEqual([])
  await send('', 413)
  expect(excess()).toEqual([])
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
  await expect.poll(() => document.activeElement).toBe(expected)
  expect(focus.mock.calls).toEqual(calls)
})

test('form: keeps what was typed while sending, with the cursor, and shows the receipt', async () => {
  await render(FORM)
  await fillIn()
  await button().click()
  await field('message').fill('A second question')
  await userEvent.click(field('company'))
  await userEvent.keyboard('Lines')
  respond(SUCCESS)
  await expectStatus('It went.')
  const kept = { ...BLANK_FIELDS, company: 'Lines', message: 'A second question' }
  expect([values(), draft()]).toEqual([kept, kept])
  expect(receiptLines()).toContain('message: One Two')
  expect(receiptLines().join()).not.toContain('Lines')
  await userEvent.keyboard('{Home}Rao ')
  await expect.element(field('company')).toHaveValue('Rao Lines')
})

test('validation: shows the browser’s message under each invalid field until it is corrected', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await render(FORM)
  await expectDescribed('message', 'What to write')
  const described = new Promise((resolve) => {
    control('name').addEventListener('focus', () => resolve(form().textContent), { once: true })
  })
  await fillIn({ email: 'asha.owner' })
  await button().click()
  const { validationMessage: missing } = control('name')
  await expect.element(field('name')).toHaveFocus()
  expect(await described).toContain(missing)
  expect(scroll.mock.contexts).toEqual([control('name')])
  expect(invalid()).toEqual(['name', 'email', 'message'])
  await expectDescribed('name', missing)
  await expectDescribed('email', control('email').validationMessage)
  await expectDescribed('message', `${missing} What to write`)
  await fillIn({ ...TYPED, message: '  \n ' })
  expect(invalid()).toEqual([])
  for (let attempt = 0; attempt < 2; attempt++) {
    await button().click()
    await expectDescribed('message', `${missing} What to write`)
    await expect.element(field('message')).toHaveFocus()
  }
  expect(draft().message).toBe('')
  expect(fetchMock).not.toHaveBeenCalled()
  await field('message').fill('Two reefers')
  await send()
  expect(invalid()).toEqual([])
})

test('field that is filled in without an event after an error: is sent, and no error remains', async () => {
  await render(FORM)
  await button().click()
  await expect.poll(invalid).toEqual(['name', 'email', 'message'])
  setFields(TYPED)
  await send()
  expect(invalid()).toEqual([])
})

test('field with a pasted invisible character: is sent, and shown, without the character', async () => {
  await render(FORM)
  await fillIn({ ...TYPED, name: ' Asha Rao\u00a0', email: '\u202aasha@owner\u200b.example\u202c' })
  await send('')
  expect(sentBody()).toMatchObject(TYPED)
  expect(values()).toEqual(TYPED)
})

test('box that only bots tick: is sent if it is ticked', async () => {
  await render(FORM)
  await fillIn()
  document.querySelector<HTMLInputElement>('[name=botcheck]')!.checked = true
  await send()
  expect(sentBody()).toHaveProperty('botcheck', 'on')
})

test.each([
  ['has scrolled away from the form: does not move the page', -2000, []],
  ['still sees a part of the form: comes into view', 300, ['nearest']],
])('result, if the visitor %s', async (_, bottom, scrolls) => {
  await render(FORM)
  await fillIn()
  await button().click()
  const box = { top: bottom - 900, bottom } as DOMRect
  vi.spyOn(form(), 'getBoundingClientRect').mockReturnValue(box)
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  respond(SUCCESS)
  await expectStatus('It went.')
  expect(scroll.mock.calls).toEqual(scrolls.map((block) => [{ block }]))
})

test('draft: replaces restored texts and errors at pageshow, but by no service that is gone', async () => {
  await render(FORM)
  await fillIn({ ...TYPED, email: 'asha@' })
  await button().click()
  await expect.poll(invalid).toEqual(['email'])
  const left = { ...BLANK_FIELDS, name: 'New', email: 'a@b.example', message: 'More' }
  writeDraft({ ...left, service: 'Gone' })
  setFields({ company: 'Restored' })
  dispatchEvent(new PageTransitionEvent('pageshow'))
  expect(values()).toEqual(left)
  expect(document.querySelector('select')!.selectedIndex).toBe(0)
  await expect.poll(invalid).toEqual([])
})

test('draft: on hydration takes precedence over restored texts, and leaves others alone', async () => {
  writeDraft({ name: 'Newer', message: '' })
  const { hydrate, onRecoverableError } = prerender()
  setFields({ name: 'Older', email: 'a@owner.example', message: 'Sent' })
  await field('phone').fill('typed early')
  hydrate()
  const kept = { name: 'Newer', email: 'a@owner.example', phone: 'typed early' }
  await expect.poll(values).toEqual({ ...BLANK_FIELDS, ...kept })
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('draft: keeps a text that comes without an event while React hydrates', async () => {
  let areEffectsDone = false
  const PasswordManager = () => {
    useLayoutEffect(() => setFields({ name: 'Asha' }), [])
    useEffect(() => void (areEffectsDone = true), [])
    return null
  }
  prerender(
    <>
      {FORM}
      <PasswordManager />
    </>,
  ).hydrate()
  await expect.poll(() => areEffectsDone).toBe(true)
  expect(values()).toEqual({ ...BLANK_FIELDS, name: 'Asha' })
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

test.each([
  ['a link that leads elsewhere', 'elsewhere', {}],
  ['one that is opened elsewhere', 'crew', { ctrlKey: true }],
])('prefill: leaves %s alone', async (_, name, keys) => {
  await render(WITH_LINKS)
  // After the site's own listener, which would leave it alone otherwise.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  link(name).element().dispatchEvent(click)
  expect(values()).toEqual(BLANK_FIELDS)
})

test.each([
  ['?from=mail&about=crew#inquiry', PREFILLED.crew, '?from=mail#inquiry'],
  ['?about=ships', {}, '?about=ships'],
])('prefill: is read from the URL %s once', async (url, filled, left) => {
  history.replaceState(null, '', url)
  await render(FORM)
  await expect.poll(values).toEqual({ ...BLANK_FIELDS, ...filled })
  expect(location.search + location.hash).toBe(left)
})

test('topic: stays for the tab, with its text, until the visitor removes it', async () => {
  const { unmount } = await render(WITH_LINKS)
  await link('crew').click()
  await field('message').fill('We need officers')
  await unmount()
  const reloaded = await render(WITH_LINKS)
  await expectDescribed('service', /About crew/)
  expect(values()).toMatchObject({ service: 'Other', message: 'We need officers' })
  await fillIn({ name: 'Asha', email: 'asha@owner.example' })
  await send('')
  expect(sentBody()).toHaveProperty('message', 'Re: crew\n\nWe need officers')
  expect(mailto()).toContain('Re: crew\r\n\r\nWe need officers')
  await remove()
  expect(mailto()).not.toContain('crew')
  await reloaded.unmount()
  await render(WITH_LINKS)
  await expectDescribed('service', 'For ships: Other')
  expect(values()).toMatchObject({ service: '', message: 'We need officers' })
})

test('page of a topic: has the topic in its fields before and after hydration', async () => {
  const onTopicPage = cloneElement(FORM, { topicId: 'crew' })
  const { hydrate, onRecoverableError } = prerender(onTopicPage)
  expect(values()).toEqual({ ...BLANK_FIELDS, ...PREFILLED.crew })
  hydrate()
  await expectDescribed('service', /About crew/)
  expect(values()).toEqual({ ...BLANK_FIELDS, ...PREFILLED.crew })
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('prefill: is named beside the field, with what to send, until it is removed or sent', async () => {
  await render(WITH_LINKS)
  await link('crew').click()
  await expectDescribed('service', /About crew/)
  await expectDescribed('message', 'What to write')
  const onward = link('At sea?')
  await expect.element(onward).toHaveAttribute('href', '/seafarers')
  dispatchEvent(new PageTransitionEvent('pageshow'))
  expect(values()).toEqual({ ...BLANK_FIELDS, ...PREFILLED.crew })
  const own = { name: 'Asha', email: 'asha@owner.example' }
  await fillIn(own)
  await send('')
  await remove()
  await expectDescribed('phone', 'optional')
  await expectDescribed('service', 'For ships: Other')
  await expect.element(field('service')).toHaveFocus()
  expect([values(), draft()]).toEqual([
    { ...BLANK_FIELDS, ...own },
    { ...BLANK_FIELDS, ...own },
  ])
  await link('freight').click()
  await expectDescribed('message', 'Send freight')
  await expect.element(onward).not.toBeInTheDocument()
  await send()
  await expectDescribed('service', 'For ships: Other')
})

test('badge: leads to the credentials if a certificate proves it', async () => {
  await render(FORM)
  await expect.element(link('Certified')).toHaveAttribute('href', '/credentials')
  expect(link('Fast').elements()).toEqual([])
})

test('receipt: shows what was sent, about what, and what is next, until the next inquiry', async () => {
  await render(WITH_LINKS)
  document.documentElement.lang = 'en-IN'
  vi.setSystemTime(new Date(2026, 10, 23, 14, 32))
  await link('crew').click()
  const arabic = 'حاويتان (40 قدم).'
  await fillIn({ ...TYPED, company: 'Lines', message: arabic })
  expect(control('message').matches(':dir(rtl)')).toBe(true)
  expect(control('email').matches(':dir(rtl)')).toBe(false)
  await send('{"success":true,"reference":"DM-7K3Q9X"}')
  expect(receiptLines()).toEqual([
    'reference: DM-7K3Q9X',
    expect.stringMatching(/^sent: 23 November 2026 at 14:32:00 \S/),
    'regarding: The crew',
    'name: Asha Rao',
    'email: asha@owner.example',
    'company: Lines',
    `message: ${arabic}`,
    'desk: C. Rao +91 00 0000 0004',
    'response: Soon',
    'urgent: +91 00 0000 0001 24 h',
  ])
  expect(receipt().getByText(arabic).element().matches(':dir(rtl)')).toBe(true)
  await fillIn({ ...TYPED, name: '' })
  await button().click()
  await expect.poll(invalid).toEqual(['name'])
  await expect.element(receipt()).toBeVisible()
  await field('name').fill('Dev')
  await button().click()
  await expect.element(receipt()).not.toBeInTheDocument()
})

test('receipt: is printed with the mark by which print styles show it alone', async () => {
  await render(FORM)
  await fillIn()
  await send()
  const print = vi.fn(() => receipt().element().hasAttribute('data-printing'))
  vi.stubGlobal('print', print)
  const printButton = receipt().getByRole('button', { name: RECEIPT.print })
  await printButton.click()
  // As voice control does, without pointer and keys
  await settle(() => (printButton.element() as HTMLElement).click())
  expect(print.mock.results.map(({ value }) => value as boolean)).toEqual([true, true])
})

test('receipt in a browser that cannot print: has no button for that', async () => {
  vi.stubGlobal('print', undefined)
  await render(FORM)
  await fillIn()
  await send()
  await expect.element(receipt()).toBeVisible()
  expect(receipt().getByRole('button').elements()).toEqual([])
})

test.each(['zh_CN', 'fails'])('receipt: appears where lang is %j', async (lang) => {
  if (lang === 'fails')
    vi.spyOn(Date.prototype, 'toLocaleString').mockImplementation(() => {
      throw new RangeError('no such language')
    })
  document.documentElement.lang = lang
  await render(FORM)
  await fillIn()
  await send()
  await expect.element(receipt()).toBeVisible()
  expect(receiptLines()[0]!.startsWith('sent')).toBe(lang !== 'fails')
})
