import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BLANK_FIELDS, FIELD_NAMES, INQUIRY_FIELDS } from '../../../lib/inquiry-fields'
import {
  BLANK,
  FORM,
  SERVICES,
  TYPED,
  answer,
  answers,
  button,
  draft,
  fetchMock,
  field,
  fillIn,
  mailLink,
  status,
  values,
} from './test-form'

/** `vi.waitUntil` would move the fake clock; frames keep their real one. */
async function until(condition: () => boolean) {
  while (!condition()) await new Promise(requestAnimationFrame)
}

test('offers the services after an empty default, each under its own name', async () => {
  await render(FORM)
  const options = [...(field('Service').element() as HTMLSelectElement).options]
  expect(options.map(({ label, value }) => [label, value])).toEqual([
    ['Select Service...', ''],
    ...SERVICES.map((service) => [service, service]),
  ])
  await expect.element(field('Service')).toHaveValue('')
})

test('has a control for each field in their order, required and an address where the list says so', async () => {
  await render(FORM)
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>('form [name]:not([type=hidden], [hidden])'),
  ]
  expect(controls.map(({ name }) => name)).toEqual(FIELD_NAMES)
  const namesOf = (selector: string) =>
    controls.filter((control) => control.matches(selector)).map(({ name }) => name)
  expect(namesOf('[required]')).toEqual(
    FIELD_NAMES.filter((name) => INQUIRY_FIELDS[name].isRequired),
  )
  expect(namesOf('[type=email]')).toEqual(
    FIELD_NAMES.filter((name) => INQUIRY_FIELDS[name].isEmail),
  )
})

test('can be posted without JavaScript, with key and subject and nothing in the address', async () => {
  await render(FORM)
  const form = document.querySelector('form')!
  expect([form.getAttribute('action'), form.method]).toEqual(['/submit', 'post'])
  expect([...new FormData(form).keys()].toSorted()).toEqual([
    'access_key',
    'company',
    'email',
    'message',
    'name',
    'phone',
    'service',
    'subject',
  ])
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
  expect(options).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
  })
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
  await expect.element(button()).toHaveTextContent('Write another')
  await expect.element(button()).not.toHaveAttribute('aria-disabled')
  await expect.element(mailLink()).not.toBeInTheDocument()
  expect(values()).toEqual(BLANK)
  expect(draft()).toEqual(BLANK_FIELDS)
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
    expect(href).toMatch(
      /^mailto:desk@company\.example\?subject=New Contact from Asha Rao - Brand&body=/,
    )
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
    // The wait for the answer.
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(4000)
    answer('')
    await until(
      () => status().element().textContent === 'It did not go.' && vi.getTimerCount() === 1,
    )
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
