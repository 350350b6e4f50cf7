import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeHeaders } from '../build/headers.ts'
import { PREVIEW_FOLDER } from '../build/settings.ts'
import { listenLocally } from '../server/listen-locally.ts'
import { createSiteServer } from '../server/site-server.ts'
import { INQUIRY_FIELDS } from '../src/lib/inquiry-fields.ts'
import { company, contact, navigation } from './content.ts'
import { anInquiry, expectFields, field, fill, sendButton, storedFrom } from './inquiries.ts'
import { FAILURE, SUCCESS } from './specification.ts'
import { expect, test } from './test.ts'
import { follow } from './visit.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript the form posts itself to the service, and nothing lands in the address', async ({
  page,
  baseURL,
}) => {
  const typed = anInquiry()
  await page.goto('/contact')
  await fill(page, typed)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUCCESS)
  expect(page.url()).toBe(`${baseURL}/sent`)
  const [stored] = storedFrom(typed.name)
  expect(stored).toMatchObject({ ...typed, message: typed.message.replaceAll('\n', '\r\n') })
  expect(stored!.subject).toContain(company.brand)
})

test('a machine that ticks what no visitor sees is kept apart as spam', async ({ page }) => {
  const typed = anInquiry()
  await page.goto('/contact')
  await fill(page, typed)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.locator('form input[type=checkbox]').evaluate((box: HTMLInputElement) => {
    box.checked = true
  })
  await sendButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUCCESS)
  expect(storedFrom(typed.name)).toMatchObject([{ spam: 1 }])
})

test('one that is refused offers the other ways, and Back brings what was typed', async ({
  page,
  baseURL,
}) => {
  const typed = { ...anInquiry(), message: 'long '.repeat(2001) }
  await page.goto('/contact')
  await fill(page, typed)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FAILURE)
  expect(page.url()).toBe(`${baseURL}/not-sent`)
  expect(storedFrom(typed.name)).toEqual([])
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: company.email })).toBeVisible()
  for (const { number: phone } of company.phones)
    await expect(main.getByRole('link', { name: phone })).toBeVisible()
  const most = INQUIRY_FIELDS.message.maxLength.toLocaleString('en-IN')
  await expect(main).toContainText(contact.notSent.replace('{most}', most))

  await page.goBack()
  await expectFields(page, typed)
  await field(page, 'message').fill('Shorter.')
  await sendButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUCCESS)
})

/** The built site as if it were published, with the form service at another origin. */
async function publishedWith(service: string) {
  const folder = mkdtempSync(join(tmpdir(), 'published-'))
  cpSync(PREVIEW_FOLDER, folder, { recursive: true })
  const file = join(folder, 'contact.html')
  const html = readFileSync(file, 'utf8').replaceAll('action="/submit"', `action="${service}"`)
  const redirect = '<input type="hidden" name="redirect" value="/sent">'
  writeFileSync(file, html.replace('</form>', `${redirect}</form>`))
  for (const packed of ['.br', '.gz']) rmSync(file + packed)
  await writeHeaders(folder, false)
  const server = createSiteServer({ dist: folder })
  const origin = await listenLocally(server)
  return {
    origin,
    takeDown() {
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

test('a service at another origin may send the browser back, as the policy has it', async ({
  page,
}) => {
  const service = createServer((request, answer) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      const fields = new URLSearchParams(body)
      const redirect = new URL(fields.get('redirect') ?? '', request.headers.origin)
      answer.writeHead(302, { Location: redirect.href }).end()
    })
  })
  const { origin, takeDown } = await publishedWith(`${await listenLocally(service)}/submit`)
  const answer = await page.goto(`${origin}/contact`)
  expect(answer!.headers()['content-security-policy']).toMatch(/form-action 'self' http:/)
  await fill(page, anInquiry())
  await sendButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUCCESS)
  expect(page.url()).toBe(`${origin}/sent`)
  takeDown()
  service.close()
})

test('search engines are kept away from where it ends, and there is a way home', async ({
  page,
}) => {
  for (const path of ['/sent', '/not-sent']) {
    expect((await page.goto(path))!.status()).toBe(200)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await follow(page, navigation.home)
    await expect(page).toHaveURL(/\/#home$/)
  }
})
