import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BLANK_FIELDS } from '../../../lib/inquiry-fields'
import { inquiryHref } from '../../../lib/asked-service'
import type { ServiceId } from '../../../lib/sections'
import { answer, BLANK, button, draft, field, fillIn, FORM, status, values } from './test-form'

const HERE = location.href

afterEach(() => history.replaceState(null, '', HERE))

const PAGE = (
  <>
    {(['crew', 'freight'] as ServiceId[]).map((id) => (
      <a key={id} href={inquiryHref(id)} id={`ask-${id}`}>
        Ask
      </a>
    ))}
    {FORM}
  </>
)

const ask = (id: ServiceId) => document.getElementById(`ask-${id}`)!.click()
const asked = (id: string, service = 'Other') => ({
  ...BLANK,
  Service: service,
  Message: `Re: ${id}\n\n`,
})

test('a service’s link chooses the service and begins the message, and leads to the form here', async () => {
  await render(PAGE)
  const page = location.pathname
  ask('freight')
  await expect.poll(values).toEqual(asked('freight', 'Logistics & Supply Chain'))
  expect([location.pathname, location.hash]).toEqual([page, '#inquiry'])
  await expect.poll(() => document.activeElement?.textContent).toBe('Launch Your Inquiry')
  expect(draft()).toEqual({
    ...BLANK_FIELDS,
    service: 'Logistics & Supply Chain',
    message: 'Re: freight\n\n',
  })
})

test('another service’s link replaces what nobody has touched, as often as it is pressed', async () => {
  await render(PAGE)
  for (const id of ['freight', 'crew', 'freight', 'crew'] as const) ask(id)
  await expect.poll(values).toEqual(asked('crew'))
})

test('no field that the visitor has touched is changed', async () => {
  await render(PAGE)
  ask('freight')
  await field('Message').fill('Re: freight\n\nTwo reefers')
  ask('crew')
  await expect.poll(() => values()['Service']).toBe('Other')
  expect(values()['Message']).toBe('Re: freight\n\nTwo reefers')
  await field('Service').selectOptions('Ocean Freight')
  ask('freight')
  expect(values()['Service']).toBe('Ocean Freight')
})

test('after an inquiry was sent a link fills in the empty form', async () => {
  await render(PAGE)
  await fillIn()
  await button().click()
  answer('{"success":true}')
  await expect.element(status()).toHaveTextContent('It went.')
  ask('crew')
  await expect.poll(values).toEqual(asked('crew'))
  await expect.element(button()).toHaveTextContent('Send inquiry')
})

test('the address asks once: it is read and says nothing of it any more', async () => {
  history.replaceState(null, '', '?from=mail&about=crew#inquiry')
  await render(PAGE)
  await expect.poll(values).toEqual(asked('crew'))
  expect([location.search, location.hash]).toEqual(['?from=mail', '#inquiry'])
})

test('an address that asks about nothing known fills nothing in', async () => {
  history.replaceState(null, '', '?about=ships')
  await render(PAGE)
  expect(values()).toEqual(BLANK)
})

test('a link that is opened elsewhere fills nothing in here', async () => {
  await render(PAGE)
  const link = document.getElementById('ask-crew')!
  link.addEventListener('click', (event) => event.preventDefault())
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  expect(values()).toEqual(BLANK)
})
