import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import {
  BLANK,
  FORM,
  TYPED,
  answer,
  button,
  fetchMock,
  field,
  fillIn,
  status,
  values,
} from './test-form'

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
  sessionStorage.setItem(
    'inquiry-draft',
    JSON.stringify({ name: 'Draft', message: 'Kept', service: 'Other' }),
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(FORM)
  await field('Name').fill('Typed early')
  await field('Email').fill('early@owner.example')
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(container, FORM, { onRecoverableError })
  await vi.waitUntil(() => values()['Message'] === 'Kept')
  const expected = {
    ...BLANK,
    Name: 'Typed early',
    Email: 'early@owner.example',
    Message: 'Kept',
    Service: 'Other',
  }
  expect(values()).toEqual(expected)
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(JSON.parse(sessionStorage.getItem('inquiry-draft')!)).toMatchObject({
    name: 'Typed early',
    message: 'Kept',
  })
  await button().click()
  expect(JSON.parse(String(fetchMock.mock.calls[0]![1]!.body))).toMatchObject({
    name: 'Typed early',
    message: 'Kept',
  })
  root.unmount()
  container.remove()
})

test('keeps what was typed early when something has put an element beside a field', async () => {
  // React says that it had to draw the form anew; that is what is wanted here.
  const complaint = vi.fn()
  addEventListener('error', complaint)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(FORM)
  const name = container.querySelector<HTMLInputElement>('[name=name]')!
  name.value = 'Asha Rao'
  name.after(document.createElement('extension-button'))
  const root = hydrateRoot(container, FORM, { onRecoverableError: complaint })
  await expect.poll(() => complaint.mock.calls.length).toBeGreaterThan(0)
  await expect.poll(() => values()['Name']).toBe('Asha Rao')
  expect(name.isConnected).toBe(false)
  root.unmount()
  container.remove()
  removeEventListener('error', complaint)
})
