import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answer, BLANK, button, fetchMock, field, fillIn, FORM, status, values } from './test-form'

const receipt = () => page.getByRole('region', { name: 'Under way' })
const another = () => page.getByRole('button', { name: 'Write another' })
const sendInquiry = () => page.getByRole('button', { name: 'Send inquiry' })

async function send() {
  await fillIn()
  await button().click()
  answer('{"success":true}')
}

/** Name and value of each line of the receipt. */
const lines = () =>
  Object.fromEntries(
    [...receipt().element().querySelectorAll('dl > div')].map((line) => [
      line.querySelector('dt')!.textContent,
      line.querySelector('dd')!.innerText.replaceAll(/\s+/g, ' ').trim(),
    ]),
  )

test('what was sent lies over the form, with the time and what comes now', async () => {
  await render(FORM)
  vi.setSystemTime(new Date(2026, 10, 23, 14, 32))
  document.documentElement.lang = 'en-IN'
  await send()
  await expect.element(receipt()).toBeVisible()
  expect(lines()).toEqual({
    Sent: '23 November 2026 at 2:32 pm',
    From: 'Asha Rao We answer to asha@owner.example',
    About: 'Other',
    Message: 'One Two',
    'Response time': 'Soon (sooner if urgent)',
    'If urgent': '+91 00 0000 0001 24 h',
  })
  await expect
    .element(receipt().getByRole('link', { name: '+91 00 0000 0001' }))
    .toHaveAttribute('href', 'tel:+910000000001')
  await expect.element(status()).toHaveTextContent('It went.')
})

test('a receipt without a service has no line for one', async () => {
  await render(FORM)
  await fillIn()
  await field('Service').selectOptions('')
  await button().click()
  answer('{"success":true}')
  await expect.element(receipt()).toBeVisible()
  expect(lines()).not.toHaveProperty('About')
})

test('the receipt covers the fields, and takes neither more nor less room', async () => {
  await render(FORM)
  const form = document.querySelector('form')!
  const before = form.offsetHeight
  await fillIn()
  await field('Message').fill('A long message. '.repeat(200))
  await field('Name').fill('Name '.repeat(39))
  await button().click()
  answer('{"success":true}')
  await expect.element(receipt()).toBeVisible()
  expect(Math.abs(form.offsetHeight - before)).toBeLessThanOrEqual(2)
  const over = receipt().element().getBoundingClientRect()
  const message = field('Message').element().getBoundingClientRect()
  expect(Math.abs(over.bottom - message.bottom)).toBeLessThanOrEqual(2)
})

test('writing another begins in the first field, sends nothing, and says send again', async () => {
  await render(FORM)
  await send()
  await another().click()
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(receipt()).not.toBeInTheDocument()
  await expect.element(sendInquiry()).toBeVisible()
  expect(fetchMock).toHaveBeenCalledOnce()
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0)
})

test.each(['Name', 'Service', 'Message'])(
  'the focus in %s takes the receipt away',
  async (label) => {
    await render(FORM)
    await send()
    await expect.element(receipt()).toBeVisible()
    expect(values()).toEqual(BLANK)
    ;(field(label).element() as HTMLElement).focus()
    await expect.element(receipt()).not.toBeInTheDocument()
    await expect.element(sendInquiry()).toBeVisible()
  },
)

test('a form that is filled in again is sent again, and its own receipt follows', async () => {
  await render(FORM)
  await send()
  await expect.element(receipt()).toBeVisible()
  await fillIn()
  await field('Name').fill('Second')
  await sendInquiry().click()
  await expect.element(receipt()).not.toBeInTheDocument()
  answer('{"success":true}')
  await expect.element(receipt()).toBeVisible()
  expect(lines()['From']).toContain('Second')
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

test('a failure has no receipt', async () => {
  await render(FORM)
  await fillIn()
  await button().click()
  answer('{"success":false}')
  await expect.element(status()).toHaveTextContent('It did not go.')
  await expect.element(receipt()).not.toBeInTheDocument()
  await expect.element(sendInquiry()).toBeVisible()
})

test('an inquiry that is sent with Enter leaves the focus and has its receipt; typing takes it away', async () => {
  await render(FORM)
  await fillIn()
  await userEvent.click(field('Email'))
  await userEvent.keyboard('{Enter}')
  answer('{"success":true}')
  await expect.element(receipt()).toBeVisible()
  await expect.element(field('Email')).toHaveFocus()
  await userEvent.keyboard('a')
  await expect.element(receipt()).not.toBeInTheDocument()
  await expect.element(field('Email')).toHaveValue('a')
})

test('who has begun to write the next inquiry sees it, and no receipt over it', async () => {
  await render(FORM)
  await fillIn()
  await button().click()
  await field('Message').fill('A second question')
  answer('{"success":true}')
  await expect.element(status()).toHaveTextContent('It went.')
  await expect.element(receipt()).not.toBeInTheDocument()
})

test('the second press of a double one is not the first of another inquiry', async () => {
  await render(FORM)
  await send()
  await expect.element(receipt()).toBeVisible()
  another()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }))
  await expect.element(receipt()).toBeVisible()
  await expect.element(another()).toBeVisible()
})
