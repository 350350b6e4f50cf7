import { expect, test } from 'vitest'
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
  fetchMock,
  field,
  fillIn,
  status,
  values,
} from './test-form'

test('what was typed while an inquiry was under way stays, and only what was sent goes', async () => {
  await render(FORM)
  await fillIn()
  await button().click()
  await field('Message').fill('A second question')
  await field('Email').fill('asha@')
  await userEvent.click(field('Company'))
  await userEvent.keyboard('Rao Lines')
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  answer('{"success":true}')
  await expect.element(status()).toHaveTextContent('It went.')
  const kept = { Email: 'asha@', Company: 'Rao Lines', Message: 'A second question' }
  expect(values()).toEqual({ ...BLANK, ...kept })
  expect(draft()).toEqual({
    ...BLANK_FIELDS,
    email: 'asha@',
    company: 'Rao Lines',
    message: 'A second question',
  })
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}Ship')
  await expect.element(field('Company')).toHaveValue('Rao ShipLines')
})

test('a field emptied by success is as new: no message, not even when it is only passed', async () => {
  await render(FORM)
  await button().click()
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true')
  await fillIn()
  await button().click()
  await field('Message').fill('A second question')
  answer('{"success":true}')
  await expect.element(status()).toHaveTextContent('It went.')
  await userEvent.click(field('Name'))
  await userEvent.tab()
  await expect.element(field('Email')).toHaveFocus()
  expect(document.querySelectorAll('[aria-invalid], :user-invalid')).toHaveLength(0)
  await button().click()
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true')
  expect(fetchMock).toHaveBeenCalledOnce()
})

test('a message goes with the text of its field, also where a password manager brought that back', async () => {
  await render(FORM)
  await fillIn()
  await button().click()
  await field('Name').fill('')
  await field('Message').fill('A second question')
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true')
  ;(field('Name').element() as HTMLInputElement).value = TYPED.Name
  answer('{"success":true}')
  await expect.element(status()).toHaveTextContent('It went.')
  expect(values()).toEqual({ ...BLANK, Message: 'A second question' })
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid')
})
