import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BLANK_FIELDS } from '../../../lib/inquiry-fields'
import {
  BLANK,
  FORM,
  TYPED,
  answer,
  button,
  draft,
  field,
  fillIn,
  status,
  typeElsewhere,
  values,
} from './test-form'

const input = (label: string) => field(label).element() as HTMLInputElement
const showPage = (persisted: boolean) =>
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

let cleanUp = () => {}
afterEach(() => cleanUp())

/** Puts the prerendered form on the page, for React to take over later. */
function prerender() {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(FORM)
  const onRecoverableError = vi.fn()
  const hydrate = () => {
    const root = hydrateRoot(container, FORM, { onRecoverableError })
    cleanUp = () => {
      root.unmount()
      container.remove()
    }
  }
  return { hydrate, onRecoverableError }
}

test('brings back what was typed when the page comes again', async () => {
  const first = await render(FORM)
  await fillIn()
  await first.unmount()
  await render(FORM)
  expect(values()).toEqual(TYPED)
})

test('a service that is no longer on offer becomes the empty option', async () => {
  typeElsewhere({ name: 'Asha', service: 'Gone' })
  await render(FORM)
  expect(values()).toMatchObject({ Name: 'Asha', Service: '' })
  expect((field('Service').element() as HTMLSelectElement).selectedIndex).toBe(0)
})

test.each([
  ['brought back as it was left', true],
  ['filled in late by the browser', false],
])('a page %s shows what was typed last', async (_how, persisted) => {
  await render(FORM)
  await fillIn()
  typeElsewhere({ ...BLANK_FIELDS, name: 'New', message: 'More' })
  input('Company').value = 'Rao Lines'
  showPage(persisted)
  expect(values()).toEqual({ ...BLANK, Name: 'New', Message: 'More' })
})

test('a field that is replaced is as new: no message, not even when it is only passed', async () => {
  await render(FORM)
  await fillIn()
  await field('Email').fill('asha@')
  await button().click()
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  typeElsewhere(BLANK_FIELDS)
  showPage(true)
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid')
  await userEvent.click(field('Name'))
  await userEvent.tab()
  await expect.element(field('Email')).toHaveFocus()
  expect(document.querySelectorAll('[aria-invalid], :user-invalid')).toHaveLength(0)
})

test('where storage is refused, the fields keep what stands in them', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const { hydrate } = prerender()
  input('Phone').value = '+91'
  hydrate()
  await fillIn()
  showPage(true)
  expect(values()).toEqual({ ...TYPED, Phone: '+91' })
  await button().click()
  answer('{"success":true}')
  await expect.element(status()).toHaveTextContent('It went.')
  expect(values()).toEqual(BLANK)
  showPage(true)
  expect(values()).toEqual(BLANK)
})

test('what was typed before React started stays, in place of what was typed before on another page', async () => {
  typeElsewhere({ name: 'Draft', message: 'Kept', service: 'Other' })
  const { hydrate, onRecoverableError } = prerender()
  await field('Name').fill('Typed early')
  await field('Email').fill('early@owner.example')
  hydrate()
  await expect.element(field('Message')).toHaveValue('Kept')
  expect(values()).toEqual({
    ...BLANK,
    Name: 'Typed early',
    Email: 'early@owner.example',
    Message: 'Kept',
    Service: 'Other',
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(draft()).toMatchObject({ name: 'Typed early', message: 'Kept' })
})

test('what the browser has put back does not come before what was typed since, or was sent', async () => {
  typeElsewhere({ ...BLANK_FIELDS, name: 'Newer' })
  const { hydrate } = prerender()
  input('Name').value = 'Older'
  input('Message').value = 'Sent'
  hydrate()
  await expect.element(field('Name')).toHaveValue('Newer')
  expect(values()).toEqual({ ...BLANK, Name: 'Newer' })
})

test('what stands in a field of which there is no draft stays', async () => {
  typeElsewhere({ name: 'Asha Rao' })
  const { hydrate } = prerender()
  input('Email').value = 'asha@owner.example'
  hydrate()
  await expect.element(field('Name')).toHaveValue('Asha Rao')
  expect(values()).toEqual({ ...BLANK, Name: 'Asha Rao', Email: 'asha@owner.example' })
})

test.each([
  ['typed', () => field('Name').fill('Asha Rao')],
  ['filled in by a password manager', () => (input('Name').value = 'Asha Rao')],
])('a form that React has to draw anew keeps what was %s early', async (_how, fillInName) => {
  const { hydrate, onRecoverableError } = prerender()
  const name = input('Name')
  await fillInName()
  name.after(document.createElement('extension-button'))
  hydrate()
  await expect.poll(() => name.isConnected).toBe(false)
  await expect.element(field('Name')).toHaveValue('Asha Rao')
  expect(onRecoverableError).toHaveBeenCalled()
})
