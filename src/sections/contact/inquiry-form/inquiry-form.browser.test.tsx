import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InquiryForm } from './inquiry-form'

const SERVICES = ['Ocean Freight', 'Logistics & Supply Chain', 'Other']
const TEXTS = {
  title: 'Launch Your Inquiry',
  optional: 'optional',
  fields: { name: 'Name', email: 'Email', phone: 'Phone', company: 'Company', service: 'Service', message: 'Message' },
  servicePlaceholder: 'Select Service...',
  services: SERVICES,
  send: 'Send inquiry',
  sending: 'Sending...',
  success: 'It went.',
  failure: 'It did not go.',
  mailInstead: 'By mail instead',
  privacy: 'Privacy.',
  badges: ['Badge'],
}
const FORM = (
  <InquiryForm texts={TEXTS} endpoint="/submit" accessKey="key" brand="Brand" email="desk@company.example" />
)

const field = (label: string) => page.getByLabelText(label, { exact: true })
const button = () => page.getByRole('button')
const status = () => page.getByRole('status')
const mailLink = () => page.getByRole('link', { name: 'By mail instead' })
const values = () =>
  Object.fromEntries(
    ['Name', 'Email', 'Phone', 'Company', 'Service', 'Message'].map((label) => [
      label,
      (field(label).element() as HTMLInputElement).value,
    ]),
  )

const TYPED = { Name: 'Asha Rao', Email: 'asha@owner.example', Phone: '', Company: '', Service: 'Other', Message: 'One\nTwo' }
const BLANK = { Name: '', Email: '', Phone: '', Company: '', Service: '', Message: '' }

async function fillIn() {
  await field('Name').fill(TYPED.Name)
  await field('Email').fill(TYPED.Email)
  await field('Service').selectOptions(TYPED.Service)
  await field('Message').fill(TYPED.Message)
}

let answers: ((answer: string | Error) => void)[]
const fetchMock = vi.fn<typeof fetch>()

/** Ends the attempt under way. */
const answer = (text: string | Error) => answers.shift()!(text)

/** `vi.waitUntil` would move the fake clock; frames keep their real one. */
async function until(condition: () => boolean) {
  while (!condition()) await new Promise(requestAnimationFrame)
}

beforeEach(() => {
  sessionStorage.clear()
  answers = []
  fetchMock.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) =>
        answers.push((text) => (text instanceof Error ? reject(text) : resolve(new Response(text)))),
      ),
  )
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('offers the services after an empty default, each under its own name', async () => {
  await render(FORM)
  const options = [...(field('Service').element() as HTMLSelectElement).options]
  expect(options.map(({ label, value }) => [label, value])).toEqual([
    ['Select Service...', ''],
    ...SERVICES.map((service) => [service, service]),
  ])
  await expect.element(field('Service')).toHaveValue('')
})

test('can be posted without JavaScript, with key and subject and nothing in the address', async () => {
  await render(FORM)
  const form = document.querySelector('form')!
  expect([form.getAttribute('action'), form.method]).toEqual(['/submit', 'post'])
  expect([...new FormData(form).keys()].toSorted()).toEqual(
    ['access_key', 'company', 'email', 'message', 'name', 'phone', 'service', 'subject'],
  )
  expect(new FormData(form).get('access_key')).toBe('key')
  expect(new FormData(form).get('subject')).toContain('Brand')
})

test('sends once, shows that it is sending and clears everything on success', async () => {
  await render(FORM)
  await expect.element(status()).toBeEmptyDOMElement()
  await fillIn()
  await button().dblClick()
  await expect.element(button()).toHaveTextContent('Sending...')
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(field('Message')).toBeEnabled()
  await button().click({ force: true })
  await userEvent.keyboard('{Enter}')

  expect(fetchMock).toHaveBeenCalledOnce()
  const [endpoint, options] = fetchMock.mock.calls[0]!
  expect(endpoint).toBe('/submit')
  expect(options).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'application/json' } })
  expect(JSON.parse(String(options!.body))).toEqual({
    access_key: 'key',
    subject: 'New Contact from Asha Rao - Brand',
    name: 'Asha Rao',
    email: 'asha@owner.example',
    phone: '',
    company: '',
    service: 'Other',
    message: 'One\nTwo',
  })

  answer('{"success":true}')
  await expect.element(status()).toHaveTextContent('It went.')
  await expect.element(button()).toHaveTextContent('Send inquiry')
  await expect.element(button()).not.toHaveAttribute('aria-disabled')
  await expect.element(mailLink()).not.toBeInTheDocument()
  expect(values()).toEqual(BLANK)
  expect(sessionStorage).toHaveLength(0)
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0)
})

test('two submits in one turn of the browser send one inquiry', async () => {
  await render(FORM)
  await fillIn()
  const form = document.querySelector('form')!
  form.requestSubmit()
  form.requestSubmit()
  await expect.element(button()).toHaveTextContent('Sending...')
  expect(fetchMock).toHaveBeenCalledOnce()
})

test('leaves focus where the visitor put it', async () => {
  await render(FORM)
  await fillIn()
  await userEvent.click(field('Name'))
  await userEvent.keyboard('{Enter}')
  await expect.element(button()).toHaveTextContent('Sending...')
  await userEvent.click(field('Company'))
  answer('{"success":false}')
  await expect.element(status()).toHaveTextContent('It did not go.')
  await expect.element(field('Company')).toHaveFocus()
})

test.each(['{"success":false}', '<html>', new TypeError('Failed to fetch')])(
  'keeps what was typed when the answer is %s, and offers to mail it',
  async (bad) => {
    await render(FORM)
    await fillIn()
    await button().click()
    answer(bad)
    await expect.element(status()).toHaveTextContent('It did not go.')
    expect(values()).toEqual(TYPED)
    const href = decodeURIComponent(mailLink().element().getAttribute('href')!)
    expect(href).toMatch(/^mailto:desk@company\.example\?subject=New Contact from Asha Rao - Brand&body=/)
    expect(href).toContain('One\r\nTwo')
  },
)

test('the mail link carries what was typed since, and stays until an attempt succeeds', async () => {
  await render(FORM)
  await fillIn()
  await button().click()
  answer('')
  await expect.element(mailLink()).toBeVisible()
  await field('Message').fill('Changed')
  await expect.element(mailLink()).toHaveAttribute('href', expect.stringContaining('Changed'))
  await button().click()
  await expect.element(status()).toBeEmptyDOMElement()
  await expect.element(mailLink()).toBeVisible()
  answer('')
  await expect.element(status()).toHaveTextContent('It did not go.')
  await button().click()
  answer('{"success":true}')
  await expect.element(status()).toHaveTextContent('It went.')
  await expect.element(mailLink()).not.toBeInTheDocument()
})

test('takes the message away 5 s after the attempt has finished, counted anew for every attempt', async () => {
  await render(FORM)
  await fillIn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const fail = async () => {
    document.querySelector('form')!.requestSubmit()
    await until(() => answers.length === 1 && button().element().textContent === 'Sending...')
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(4000)
    answer('')
    await until(() => status().element().textContent === 'It did not go.' && vi.getTimerCount() === 1)
  }
  await fail()
  vi.advanceTimersByTime(4999)
  expect(vi.getTimerCount()).toBe(1)
  await fail()
  vi.advanceTimersByTime(4999)
  expect(vi.getTimerCount()).toBe(1)
  expect(status().element().textContent).toBe('It did not go.')
  vi.advanceTimersByTime(1)
  await until(() => status().element().textContent === '')
  expect(mailLink().element()).toBeVisible()
  expect(vi.getTimerCount()).toBe(0)
})

test('shows the browser’s own words under every invalid field and sends nothing', async () => {
  await render(FORM)
  const bubbles: Event[] = []
  document.querySelector('form')!.parentElement!.addEventListener('invalid', (event) => bubbles.push(event), true)
  await field('Email').fill('asha.owner')
  await field('Message').fill('   \n ')
  await button().click()
  expect(bubbles.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true, true])
  for (const label of ['Name', 'Email', 'Message']) {
    const control = field(label).element() as HTMLInputElement
    expect(control.validationMessage).not.toBe('')
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field(label)).toHaveAccessibleDescription(control.validationMessage)
  }
  const { validationMessage: missing } = field('Name').element() as HTMLInputElement
  await expect.element(field('Message')).toHaveAccessibleDescription(missing)
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(field('Phone')).not.toHaveAttribute('aria-invalid')
  expect(fetchMock).not.toHaveBeenCalled()
  expect(values()).toMatchObject({ Email: 'asha.owner', Message: '   \n ' })

  await fillIn()
  for (const label of ['Name', 'Email', 'Message']) await expect.element(field(label)).not.toHaveAttribute('aria-invalid')
  await button().click()
  expect(fetchMock).toHaveBeenCalledOnce()
})

test('tells of a field that was left invalid, and not of one that was only passed', async () => {
  await render(FORM)
  await userEvent.click(field('Name'))
  await userEvent.tab()
  await userEvent.keyboard('asha')
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid')
  await field('Email').fill('asha@owner.example')
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid')
})

test('a message that moves the button does not swallow the press on it', async () => {
  await render(FORM)
  await field('Email').fill('asha.owner')
  await userEvent.click(button())
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
})

test('brings back what was typed when the page comes again', async () => {
  const first = await render(FORM)
  await fillIn()
  await first.unmount()
  await render(FORM)
  expect(values()).toEqual(TYPED)
})

test('a service that is no longer on offer becomes the empty option', async () => {
  sessionStorage.setItem('inquiry-draft', JSON.stringify({ name: 'Asha', service: 'Gone' }))
  await render(FORM)
  expect(values()).toMatchObject({ Name: 'Asha', Service: '' })
  expect((field('Service').element() as HTMLSelectElement).selectedIndex).toBe(0)
})

test('a page brought back as it was left takes what was typed elsewhere since', async () => {
  await render(FORM)
  await field('Name').fill('Old')
  sessionStorage.setItem('inquiry-draft', JSON.stringify({ name: 'New', message: 'More' }))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(values()).toMatchObject({ Name: 'Old', Message: '' })
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(values()).toMatchObject({ Name: 'New', Message: 'More' })
})

test('works where storage is refused', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  await render(FORM)
  await fillIn()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(values()).toEqual(TYPED)
  await button().click()
  answer('{"success":true}')
  await expect.element(status()).toHaveTextContent('It went.')
})

test('what was typed before React started stays, and the draft fills in the rest', async () => {
  sessionStorage.setItem('inquiry-draft', JSON.stringify({ name: 'Draft', message: 'Kept', service: 'Other' }))
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(FORM)
  await field('Name').fill('Typed early')
  await field('Email').fill('early@owner.example')
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(container, FORM, { onRecoverableError })
  await vi.waitUntil(() => values()['Message'] === 'Kept')
  const expected = { ...BLANK, Name: 'Typed early', Email: 'early@owner.example', Message: 'Kept', Service: 'Other' }
  expect(values()).toEqual(expected)
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(JSON.parse(sessionStorage.getItem('inquiry-draft')!)).toMatchObject({ name: 'Typed early', message: 'Kept' })
  await button().click()
  expect(JSON.parse(String(fetchMock.mock.calls[0]![1]!.body))).toMatchObject({ name: 'Typed early', message: 'Kept' })
  root.unmount()
  container.remove()
})
