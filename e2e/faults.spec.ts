import { createServer } from 'node:http'
import { listenLocally } from '../server/listen-locally.ts'
import { INQUIRY_FIELDS } from '../src/lib/inquiry-fields.ts'
import {
  anInquiry,
  BLANK,
  expectFailure,
  expectFields,
  field,
  fill,
  posts,
  sendButton,
  status,
  storedFrom,
} from './inquiries.ts'
import { SENDING, SUCCESS } from './specification.ts'
import { expect, test } from './test.ts'
import { hold, visit } from './visit.ts'

const WRITINGS = [
  'आशा देव, नवी मुंबई — क्ष त्र ज्ञ',
  'নৌবহর', // Bengali
  'கப்பல் போக்குவரத்து', // Tamil
  'شحن بحري إلى جبل علي', // Arabic, from right to left
  'משלוח ימי', // Hebrew
  '海運と通関 貨物 수출입 물류', // Japanese, Chinese, Korean
  'Überseehäfen, fjärd, čeština, İstanbul ıI',
  'Перевозка, φορτίο, գրություն, ტვირთი',
  'การขนส่งทางทะเล', // Thai
  'e\u0301 \u1e9b\u0323 ﷺ \u200f\u202eabc\u202c', // combining, one sign for many, turned around
  '👩🏽‍✈️🚢 🇮🇳 𝔸𝕊ℍ𝔸 𒀀', // joined by zero width, beyond 16 bits
  `<b>"&amp;'\\u0000 %00 {{x}} $\{y} '; --`,
]

test('every writing of the world arrives as it was typed', async ({ page }) => {
  const typed = { ...anInquiry(), company: WRITINGS[3]!, message: WRITINGS.join('\n') }
  await visit(page, '/contact')
  await fill(page, typed)
  await page.reload()
  await expectFields(page, typed)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(SUCCESS)
  expect(storedFrom(typed.name)).toMatchObject([typed])
})

test('a message that is too long for the service stays whole, and goes through once shortened', async ({
  page,
}) => {
  const { maxLength } = INQUIRY_FIELDS.message
  const typed = { ...anInquiry(), message: 'क'.repeat(maxLength + 1) }
  await visit(page, '/contact')
  await fill(page, typed)
  const sent = posts(page)
  await sendButton(page).click()
  await expect(field(page, 'message')).toHaveAttribute('aria-invalid', 'true')
  await expectFields(page, typed)
  expect(sent).toEqual([])

  const shorter = { ...typed, message: typed.message.slice(1) }
  await field(page, 'message').fill(shorter.message)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(SUCCESS)
  expect(storedFrom(typed.name)).toMatchObject([shorter])
})

test('a network that comes and goes delivers once', async ({ page, context }) => {
  const typed = anInquiry()
  await visit(page, '/contact')
  await fill(page, typed)
  for (const _ of [1, 2, 3]) {
    await context.setOffline(true)
    await sendButton(page).click()
    await expectFailure(page, typed)
    await context.setOffline(false)
  }
  await sendButton(page).click()
  await expect(status(page)).toHaveText(SUCCESS)
  await expectFields(page, BLANK)
  expect(storedFrom(typed.name)).toHaveLength(1)
})

test('two tabs send their own inquiries at the same time', async ({ page, context }) => {
  const other = await context.newPage()
  const all = [page, other].map((tab) => ({ tab, typed: anInquiry() }))
  for (const { tab, typed } of all) {
    await visit(tab, '/contact')
    await fill(tab, typed)
  }
  const releases = await Promise.all(all.map(({ tab }) => hold(tab, '**/submit')))
  for (const { tab } of all) {
    await sendButton(tab).click()
    await expect(tab.getByRole('button', { name: SENDING })).toBeVisible()
  }
  for (const release of releases) release()
  for (const { tab, typed } of all) {
    await expect(status(tab)).toHaveText(SUCCESS)
    await expectFields(tab, BLANK)
    expect(storedFrom(typed.name)).toMatchObject([typed])
  }
})

test('what a browser or a password manager fills in is sent, with or without a word about it', async ({
  page,
}) => {
  const typed = { ...anInquiry(), phone: '', company: '', service: '' }
  await visit(page, '/contact')
  const hints = (['name', 'email', 'phone', 'company'] as const).map((name) => field(page, name))
  for (const [index, hint] of ['name', 'email', 'tel', 'organization'].entries())
    await expect(hints[index]!).toHaveAttribute('autocomplete', hint)
  await field(page, 'message').fill(typed.message)
  await page.evaluate(({ name, email }) => {
    const control = (label: string) => document.querySelector<HTMLInputElement>(`[name=${label}]`)!
    control('name').value = name
    control('email').value = email
    control('email').dispatchEvent(new Event('input', { bubbles: true }))
    control('email').dispatchEvent(new Event('change', { bubbles: true }))
  }, typed)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(SUCCESS)
  expect(storedFrom(typed.name)).toMatchObject([typed])
})

test.describe('with the service at another origin', () => {
  test.use({ bypassCSP: true })

  test('one that does not let other sites call it is a failure that loses nothing', async ({
    page,
  }) => {
    const methods: string[] = []
    const service = createServer((request, answer) => {
      methods.push(request.method!)
      answer.setHeader('Content-Type', 'application/json').end('{"success": true}')
    })
    const endpoint = `${await listenLocally(service)}/submit`
    await page.route('**/contact', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll('/submit', endpoint)
      await route.fulfill({ response: answer, body })
    })
    const typed = anInquiry()
    await visit(page, '/contact')
    await fill(page, typed)
    await sendButton(page).click()
    await expectFailure(page, typed)
    expect(methods.filter((method) => method === 'POST')).toEqual([])
    service.close()
  })
})
