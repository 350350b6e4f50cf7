import { cloneElement, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { ServiceId } from '../../../lib/element-ids'
import { readDraft, writeDraft } from '../../../lib/inquiry-draft'
import { BLANK_FIELDS, mapFields, FIELD_NAMES, type FieldValues } from '../../../lib/inquiry-fields'
import { keepDraft } from '../../../lib/keep-draft'
import { dispatchLinkClickEvents } from '../../../lib/link-click-event'
import { inquiryHref } from '../../../lib/topic-url'
import { InquiryFormIsland } from './inquiry-form'

const INITIAL_URL = location.href
const RECEIPT = {
  title: 'What you sent',
  referenceLabel: 'Reference',
  sentAtLabel: 'Sent',
  regardingLabel: 'Regarding',
  urgentPhonesLabel: 'Urgent',
  print: 'Print',
  sendAnother: 'Send another',
  responseTime: 'Response',
  allDayLabel: '24 h',
  dutyContact: 'Desk',
}
const CREWING = { duty: 'Crewing', name: 'C. Rao', phone: '+91 00 0000 0004', email: '' }
const PREFILLED = {
  crew: { service: 'Other', message: 'Re: crew\n\n' },
  freight: { service: 'Air Cargo', message: 'Re: freight\n\n' },
}
const createTopic = (id: ServiceId) => ({
  id,
  name: `The ${id}`,
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
      fieldErrors: { emailWithoutDot: '{email}?', onlyPrefilledLine: '{line} and?' },
      hints: { service: 'For ships: Other', message: 'What to write' },
      fieldLabels: mapFields((name) => name),
      servicePlaceholder: 'Select Service...',
      serviceOptions: ['Ocean Freight', 'Air Cargo', 'Other'],
      send: 'Send',
      sending: 'Sending...',
      success: 'It went.',
      failure: 'It did not go.',
      topicNote: 'About {service}',
      removeTopic: 'Remove',
      mailInstead: 'By mail',
      inquiryTooLong: '{count} too many',
      whatHappensNext: 'Then we answer.',
      receipt: RECEIPT,
      privacyNote: 'Privacy.',
      privacyLink: 'More',
      trustBadges: ['Fast', 'Certified'],
      responseTime: 'Soon',
    }}
    topics={['crew', 'freight'].map(createTopic)}
    heading="h3"
    provenBadges={['Certified']}
    destination={{
      endpoint: '/submit',
      accessKey: 'key',
      redirect: undefined,
      email: 'desk@company.example',
      emailSubjectName: 'Brand',
    }}
    phones={[
      { number: '+91 00 0000 0001', allDay: true },
      { number: '+91 00 0000 0002', label: 'Office' },
    ]}
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
const receiptTitle = () => page.getByRole('heading', { name: RECEIPT.title })
const mailto = () => decodeURIComponent(link('By mail').element().getAttribute('href')!)
const receipt = () => page.getByRole('region', { name: RECEIPT.title })
const receiptLines = () =>
  [...document.querySelectorAll<HTMLElement>('dl > div')].map(({ innerText }) => {
    const [label, ...text] = innerText.trim().split(/\s+/)
    return `${label!.toLowerCase()}: ${text.join(' ')}`
  })
const invalidFields = () => FIELD_NAMES.filter((name) => control(name).matches('[aria-invalid]'))
const link = (name: string) => page.getByRole('link', { name, exact: true })
const removeTopic = () => page.getByRole('button', { name: 'Remove' }).click()
const areFieldsVisible = () => !control('name').closest('.visually-hidden:not(:focus-within)')
const expectStatus = (text: string) =>
  expect.poll(() => page.getByRole('status').element().textContent).toBe(text)
const expectDescription = (name: string, text: string | RegExp) =>
  expect.element(field(name)).toHaveAccessibleDescription(text)

async function fillIn(fields: Partial<FieldValues> = TYPED) {
  for (const [name, text] of Object.entries(fields))
    if (name === 'service') await field(name).selectOptions(text)
    else await field(name).fill(text)
}
const autofill = (fields: Partial<FieldValues>) => {
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

function prerender(contents = FORM) {
  const container = document.body.appendChild(document.createElement('astro-island'))
  container.toggleAttribute('ssr', true)
  container.innerHTML = renderToString(contents)
  const onRecoverableError = vi.fn()
  const hydrate = () => {
    container.toggleAttribute('ssr', false)
    const root = hydrateRoot(container, contents, { onRecoverableError })
    onTestFinished(() => {
      root.unmount()
      container.remove()
    })
  }
  return { hydrate, onRecoverableError }
}

keepDraft()
dispatchLinkClickEvents()
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
  history.replaceState(null, '', INITIAL_URL)
})

test('§3 form: has six fields without length limit, three of them required, and ends with the badges', async () => {
  await render(FORM)
  expect(FIELD_NAMES).toEqual(['name', 'email', 'phone', 'company', 'service', 'message'])
  const controls = FIELD_NAMES.map(control)
  const autocompletes = ['name', 'email', 'tel', 'organization', '', '']
  expect(controls.map(({ autocomplete }) => autocomplete)).toEqual(autocompletes)
  const required = controls.filter((element) => element.required).map(({ name }) => name)
  expect(required).toEqual(['name', 'email', 'message'])
  expect(controls.filter((element) => element.hasAttribute('maxlength'))).toEqual([])
  expect(control('email').type).toBe('email')
  expect(control('message').getAttribute('rows')).toBe('4')
  const options = [...form().querySelectorAll('option')].map(({ value, text }) => [value, text])
  const services = ['Ocean Freight', 'Air Cargo', 'Other'].map((name) => [name, name])
  expect(options).toEqual([['', 'Select Service...'], ...services])
  expect(new FormData(form()).get('subject')).toBe('New Contact - Brand')
  expect(form().querySelector('[name=botcheck]')!.checkVisibility()).toBe(false)
  const formByName = page.getByRole('form', { name: 'Inquiry' })
  await expect.element(formByName).toMatchTextContent(/Send.*FastCertified$/)
  await expect.element(link('Certified')).toHaveAttribute('href', '/credentials')
  expect(link('Fast').elements()).toEqual([])
})

test('§7 double click on Send: posts one inquiry as JSON, then empties the form', async () => {
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
  expect([values(), draft(), invalidFields()]).toEqual([BLANK_FIELDS, BLANK_FIELDS, []])
  expect(areFieldsVisible()).toBe(false)
})

test('values that were filled in without events: are in inquiry, draft and mail link', async () => {
  await render(FORM)
  await button().click()
  await expect.poll(invalidFields).toEqual(['name', 'email', 'message'])
  autofill({ ...TYPED, name: ' Asha Rao\u00a0', email: '\u202aasha@owner\u200b.example\u202c' })
  document.querySelector<HTMLInputElement>('[name=botcheck]')!.checked = true
  await expect.element(page.getByText('Then we answer.')).toBeVisible()
  await send('')
  await expect.element(page.getByText('Then we answer.')).not.toBeVisible()
  expect(sentBody()).toMatchObject({ ...TYPED, botcheck: 'on' })
  expect([values(), draft(), invalidFields()]).toEqual([TYPED, TYPED, []])
  const subject = 'New Contact from Asha Rao - Brand'
  expect(mailto()).toContain(`mailto:desk@company.example?subject=${subject}&`)
  await field('message').fill('Changed')
  await expect.poll(mailto).toContain('Changed')
  autofill({ phone: '+91 22' })
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  await link('By mail').click()
  expect(mailto()).toContain('phone: +91 22')
  await expect.element(receipt()).not.toBeInTheDocument()
  await send()
  await expect.element(link('By mail')).not.toBeInTheDocument()
})

test('message that is too long: the form shows the excess until the message is short enough', async () => {
  await render(FORM)
  await fillIn()
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
})

test.each([
  ['on the button, after success: moves to the receipt', 'button', SUCCESS, 'receipt'],
  ['on no element, after success: moves to the receipt', '', SUCCESS, 'receipt'],
  ['on a field, after success: moves to the receipt', 'name', SUCCESS, 'receipt'],
  ['on the button, after a failure: returns to the button', 'button', '', 'button'],
  ['on no element, after a failure: stays', '', '', ''],
  ['that the visitor moves to a field: stays there after success', 'button', SUCCESS, 'company'],
])('focus %s', async (_, from, response, to) => {
  await render(FORM)
  await fillIn()
  control('message').blur()
  if (from === 'name') await userEvent.type(field('name'), '{Enter}')
  else if (from) await button().click()
  else form().requestSubmit()
  await expect.element(button()).toBeDisabled()
  if (to === 'company') await userEvent.click(field('company'))
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  respond(response)
  await expectStatus(response ? 'It went.' : 'It did not go.')
  const targets = { receipt: receiptTitle, button, company: () => field('company') }
  const target = targets[to as keyof typeof targets]?.().element() ?? document.body
  await expect.poll(() => document.activeElement).toBe(target)
  for (const [options] of focus.mock.calls) expect(options).toEqual({ preventScroll: true })
  expect(areFieldsVisible()).toBe(to !== 'receipt')
})

test('text typed while sending: stays after success, with the cursor, beside the receipt', async () => {
  await render(FORM)
  await fillIn()
  await button().click()
  await field('message').fill('A second question')
  await userEvent.click(field('company'))
  await userEvent.keyboard('Lines')
  respond(SUCCESS)
  await expectStatus('It went.')
  const remaining = { ...BLANK_FIELDS, company: 'Lines', message: 'A second question' }
  expect([values(), draft()]).toEqual([remaining, remaining])
  expect(receiptLines()).toContain('message: One Two')
  expect(receiptLines().join()).not.toContain('Lines')
  await userEvent.keyboard('{Home}Rao ')
  await expect.element(field('company')).toHaveValue('Rao Lines')
})

test('invalid fields: show the browser’s message until they are corrected', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await render(FORM)
  await expectDescription('message', 'What to write')
  const textOnFocus = new Promise((resolve) => {
    control('name').addEventListener('focus', () => resolve(form().textContent), { once: true })
  })
  await fillIn({ email: 'asha.owner' })
  await button().click()
  const { validationMessage: requiredMessage } = control('name')
  await expect.element(field('name')).toHaveFocus()
  expect(await textOnFocus).toContain(requiredMessage)
  expect(scroll.mock.contexts).toEqual([control('name')])
  expect(invalidFields()).toEqual(['name', 'email', 'message'])
  await expectDescription('email', control('email').validationMessage)
  await fillIn({ ...TYPED, message: '  \n ' })
  expect(invalidFields()).toEqual([])
  await button().click()
  await expectDescription('message', `${requiredMessage} What to write`)
  await expect.element(field('message')).toHaveFocus()
  expect(draft().message).toBe('')
  expect(fetchMock).not.toHaveBeenCalled()
  await field('message').fill('Two reefers')
  await send()
  expect(invalidFields()).toEqual([])
})

test('email address without a dot in its domain: the form asks once, then sends', async () => {
  await render(FORM)
  await fillIn({ ...TYPED, email: 'asha@gmail' })
  await button().click()
  await expectDescription('email', 'asha@gmail?')
  await expect.element(field('email')).toHaveFocus()
  expect(fetchMock).not.toHaveBeenCalled()
  await fillIn({ email: 'asha@yahoo' })
  await button().click()
  await expectDescription('email', 'asha@yahoo?')
  await send('')
  expect(sentBody()).toMatchObject({ ...TYPED, email: 'asha@yahoo' })
  await send()
})

test('message that contains only the topic’s line: isn’t sent, and stays editable below the line', async () => {
  await render(WITH_LINKS)
  await link('crew').click()
  await fillIn({ name: 'Asha', email: 'asha@owner.example' })
  await button().click()
  await expectDescription('message', 'Re: crew and? What to write')
  await expect.element(field('message')).toHaveFocus()
  expect(control('message').value).toBe(PREFILLED.crew.message)
  expect(fetchMock).not.toHaveBeenCalled()
  await userEvent.keyboard('Officers')
  expect(invalidFields()).toEqual([])
  await send()
  expect(sentBody()).toHaveProperty('message', 'Re: crew\n\nOfficers')
})

test('draft on pageshow: replaces restored values and errors, except with a service that no longer exists', async () => {
  await render(FORM)
  await fillIn({ ...TYPED, email: 'asha@' })
  await button().click()
  await expect.poll(invalidFields).toEqual(['email'])
  const newDraft = { ...BLANK_FIELDS, name: 'New', email: 'a@b.example', message: 'More' }
  writeDraft({ ...newDraft, service: 'Gone' })
  autofill({ company: 'Restored' })
  dispatchEvent(new PageTransitionEvent('pageshow'))
  expect(values()).toEqual(newDraft)
  expect(document.querySelector('select')!.selectedIndex).toBe(0)
  await expect.poll(invalidFields).toEqual([])
})

test('draft on hydration: replaces restored values, and keeps other fields', async () => {
  writeDraft({ name: 'Newer', message: '' })
  const { hydrate, onRecoverableError } = prerender()
  autofill({ name: 'Older', email: 'a@owner.example', message: 'Sent' })
  await field('phone').fill('typed early')
  hydrate()
  const merged = { name: 'Newer', email: 'a@owner.example', phone: 'typed early' }
  await expect.poll(values).toEqual({ ...BLANK_FIELDS, ...merged })
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test.each([
  ['', undefined, BLANK_FIELDS],
  [' on a topic page', 'crew', PREFILLED.crew],
] as const)(
  'text typed before hydration%s: continues the draft',
  async (_, topicId, { message }) => {
    if (topicId) history.replaceState(null, '', `?about=${topicId}`)
    writeDraft({ ...TYPED, service: 'Air Cargo' })
    const { hydrate, onRecoverableError } = prerender(cloneElement(FORM, { topicId }))
    dispatchEvent(new Event('DOMContentLoaded'))
    const restored = { ...TYPED, service: 'Air Cargo', message: `${message}${TYPED.message}` }
    expect(values()).toEqual(restored)
    await userEvent.type(field('message'), '{Control>}{End}{/Control}, Three')
    hydrate()
    await expect.poll(() => form().noValidate).toBe(true)
    expect(values()).toEqual({ ...restored, message: `${message}One\nTwo, Three` })
    expect(onRecoverableError).not.toHaveBeenCalled()
  },
)

test('value that is filled in without an event during hydration: stays', async () => {
  let areEffectsDone = false
  const PasswordManager = () => {
    useLayoutEffect(() => autofill({ name: 'Asha' }), [])
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

test('value that is filled in without an event before React re-creates the form: stays', async () => {
  const { hydrate, onRecoverableError } = prerender()
  const name = control('name')
  autofill({ name: 'Asha' })
  name.after(document.createElement('extension-button'))
  hydrate()
  await expect.poll(() => name.isConnected).toBe(false)
  await expect.element(field('name')).toHaveValue('Asha')
  expect(onRecoverableError).toHaveBeenCalled()
})

test.each([
  ['link to another page', 'elsewhere', {}],
  ['link opened in a new tab', 'crew', { ctrlKey: true }],
])('%s: prefills nothing', async (_, name, keys) => {
  await render(WITH_LINKS)
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  link(name).element().dispatchEvent(click)
  expect(values()).toEqual(BLANK_FIELDS)
})

test.each([
  ['?from=mail&about=crew#inquiry', PREFILLED.crew, '?from=mail#inquiry'],
  ['?about=ships', {}, '?about=ships'],
])(
  'form at %s: is prefilled, and the known topic leaves the URL',
  async (url, prefilled, remainingUrl) => {
    history.replaceState(null, '', url)
    await render(FORM)
    await expect.poll(values).toEqual({ ...BLANK_FIELDS, ...prefilled })
    expect(location.search + location.hash).toBe(remainingUrl)
  },
)

test('form on a topic page: is prefilled before and after hydration', async () => {
  const onTopicPage = cloneElement(FORM, { topicId: 'crew' })
  const { hydrate, onRecoverableError } = prerender(onTopicPage)
  expect(values()).toEqual({ ...BLANK_FIELDS, ...PREFILLED.crew })
  hydrate()
  await expectDescription('service', /About The crew/)
  expect(values()).toEqual({ ...BLANK_FIELDS, ...PREFILLED.crew })
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test.each(['before', 'after'])(
  'text typed after Tab to the prefilled message, %s hydration: is below the topic line',
  async (moment) => {
    const { hydrate } = prerender(cloneElement(FORM, { topicId: 'crew' }))
    dispatchEvent(new Event('DOMContentLoaded'))
    const hydrated = async () => {
      hydrate()
      await expect.poll(() => form().noValidate).toBe(true)
    }
    if (moment === 'after') await hydrated()
    control('service').focus()
    await userEvent.keyboard('{Tab}Officers')
    if (moment === 'before') await hydrated()
    expect(control('message').value).toBe('Re: crew\n\nOfficers')
  },
)

test('topic: is shown beside the field, with a hint what to send, until it is removed or sent', async () => {
  const { unmount } = await render(WITH_LINKS)
  await link('crew').click()
  await expectDescription('service', /About The crew/)
  await expectDescription('message', 'What to write')
  const seafarersLink = link('At sea?')
  await expect.element(seafarersLink).toHaveAttribute('href', '/seafarers')
  const typed = { name: 'Asha', email: 'asha@owner.example', message: 'We need officers' }
  await fillIn(typed)
  await unmount()
  const reloaded = await render(WITH_LINKS)
  await expectDescription('service', /About The crew/)
  await send('')
  expect(mailto()).toContain('Re: crew\r\n\r\nWe need officers')
  await removeTopic()
  expect(mailto()).not.toContain('crew')
  await expectDescription('phone', 'optional')
  await expect.element(field('service')).toHaveFocus()
  const remaining = { ...BLANK_FIELDS, ...typed }
  expect([values(), draft()]).toEqual([remaining, remaining])
  await reloaded.unmount()
  await render(WITH_LINKS)
  await expectDescription('service', 'For ships: Other')
  await link('freight').click()
  await expectDescription('message', 'Send freight')
  await expect.element(seafarersLink).not.toBeInTheDocument()
  await send()
  await expectDescription('service', 'For ships: Other')
})

test('receipt: shows the sent values, the topic, whom to call and the next steps', async () => {
  await render(WITH_LINKS)
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
  await expect.element(receipt().getByText('Then we answer.')).toBeVisible()
})

test.each([
  ['Other', 'C. Rao +91 00 0000 0004'],
  ['Ocean Freight', 'Office +91 00 0000 0002'],
])(
  'receipt of an inquiry without a topic, with service %s: names the desk %s',
  async (service, desk) => {
    await render(FORM)
    await fillIn({ ...TYPED, service })
    await send()
    expect(receiptLines()).toContain(`desk: ${desk}`)
  },
)

test('receipt after a reload: replaces the fields until the visitor starts another inquiry', async () => {
  const { unmount } = await render(WITH_LINKS)
  await fillIn()
  await send()
  await unmount()
  const reloaded = await render(WITH_LINKS)
  await expect.poll(areFieldsVisible).toBe(false)
  expect(receiptLines()).toContain('name: Asha Rao')
  await page.getByRole('button', { name: RECEIPT.sendAnother }).click()
  await expect.element(field('name')).toHaveFocus()
  control('name').blur()
  await expect.poll(areFieldsVisible).toBe(true)
  await fillIn({ name: 'Dev' })
  await reloaded.unmount()
  const reloadedAgain = await render(WITH_LINKS)
  await expect.element(receipt()).toBeVisible()
  await expect.element(field('name')).toHaveValue('Dev')
  await fillIn({ name: '' })
  expect(areFieldsVisible()).toBe(true)
  await button().click()
  await expect.poll(invalidFields).toEqual(['name', 'email', 'message'])
  await expect.element(receipt()).toBeVisible()
  await fillIn()
  await button().click()
  await expect.element(receipt()).not.toBeInTheDocument()
  await reloadedAgain.unmount()
  await render(WITH_LINKS)
  await expect.element(field('name')).toHaveValue('Asha Rao')
  await expect.element(receipt()).not.toBeInTheDocument()
})

test.each(['an unreadable receipt', '{"fields":{"name":"Asha"}}'])(
  'form with %s in session storage: can be filled in',
  async (stored) => {
    sessionStorage.setItem('inquiry-receipt', stored)
    await render(FORM)
    await fillIn()
    expect(values()).toEqual(TYPED)
  },
)

test('receipt while printing: has the attribute that hides the rest of the page', async () => {
  await render(FORM)
  await fillIn()
  await send()
  const print = vi.fn(() => receipt().element().hasAttribute('data-printing'))
  vi.stubGlobal('print', print)
  await receipt().getByRole('button', { name: RECEIPT.print }).click()
  expect(print.mock.results.map(({ value }) => value as boolean)).toEqual([true])
})

test('receipt in a browser that can’t print: has no print button', async () => {
  vi.stubGlobal('print', undefined)
  await render(FORM)
  await fillIn()
  await send()
  await expect.element(receipt()).toBeVisible()
  expect(receipt().getByRole('button').elements()).toEqual([])
})
