import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FORM, button, fetchMock, field, fillIn, values } from './test-form'

test('shows the browser’s own words under every invalid field and sends nothing', async () => {
  await render(FORM)
  const bubbles: Event[] = []
  document
    .querySelector('form')!
    .parentElement!.addEventListener('invalid', (event) => bubbles.push(event), true)
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
  for (const label of ['Name', 'Email', 'Message'])
    await expect.element(field(label)).not.toHaveAttribute('aria-invalid')
  await button().click()
  expect(fetchMock).toHaveBeenCalledOnce()
})

test('the focus comes to a field that already says what is wrong with it', async () => {
  await render(FORM)
  const name = field('Name').element() as HTMLInputElement
  const described = new Promise<string | null | undefined>((focused) =>
    name.addEventListener('focus', () => {
      const id = name.getAttribute('aria-describedby')
      focused(id && document.getElementById(id)?.textContent)
    }),
  )
  await button().click()
  expect(await described).toBe(name.validationMessage)
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

test('tells while typing how long a text may be, and neither cuts nor sends a longer one', async () => {
  await render(FORM)
  await fillIn()
  const name = field('Name')
  await name.fill('x'.repeat(179))
  await expect.element(name).not.toHaveAccessibleDescription()
  await userEvent.type(name, 'y')
  await expect.element(name).toHaveAccessibleDescription('180 of at most 200')
  await expect.element(name).not.toHaveAttribute('aria-invalid')

  const pasted = 'long '.repeat(50)
  await name.fill('')
  await userEvent.click(name)
  document.execCommand('insertText', false, pasted)
  await expect.element(name).toHaveAccessibleDescription('250 of at most 200')
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await button().click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('250 of at most 200')
  expect(fetchMock).not.toHaveBeenCalled()
  expect(values()).toMatchObject({ Name: pasted })

  await name.fill('Asha')
  await expect.element(name).not.toHaveAccessibleDescription()
  await expect.element(name).not.toHaveAttribute('aria-invalid')
  await button().click()
  expect(fetchMock).toHaveBeenCalledOnce()
})
