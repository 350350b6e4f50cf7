import { globSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { expect, test, type Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'

const CREW = 'src/assets/pictures/crew.jpg'
const textOf = (name: string) => readFileSync(`content/${name}.yaml`, 'utf8')

let server: ViteDevServer
test.beforeAll(async () => {
  const configFile = 'editor/vite.config.ts'
  server = await createServer({ configFile, server: { port: 0, open: false } })
  await server.listen()
})
test.afterAll(() => server.close())

// Fields outside the viewport are not there yet.
test.use({ viewport: { width: 1280, height: 4500 } })

/** The text of a file of the folder that stands in for the project's, after it was written if there are `bytes`. */
const fileOf = (page: Page, path: string, bytes?: Buffer) =>
  page.evaluate(
    async ([file, base64]) => {
      const folders = file!.split('/')
      const name = folders.pop()!
      let folder = await navigator.storage.getDirectory()
      for (const each of folders) folder = await folder.getDirectoryHandle(each, { create: true })
      const handle = await folder.getFileHandle(name, { create: true })
      if (base64 !== undefined) {
        const writable = await handle.createWritable()
        await writable.write(await (await fetch(`data:;base64,${base64}`)).blob())
        await writable.close()
      }
      return (await handle.getFile()).text()
    },
    [path, bytes?.toString('base64')],
  )

// No test can operate a folder picker. A private folder of the browser has copies of the files.
test.beforeEach(async ({ page }) => {
  const { port } = server.httpServer!.address() as AddressInfo
  await page.goto(`http://localhost:${port}/`)
  for (const path of [...globSync('content/*.yaml'), CREW])
    await fileOf(page, path, readFileSync(path))
  await fileOf(page, '.git/HEAD', Buffer.from(''))
  await page.route(/\/content\/\w+\.yaml$/, async (route) => {
    const body = await fileOf(page, `content/${route.request().url().split('/').at(-1)}`)
    await route.fulfill({ body })
  })
  await page.evaluate(() =>
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
  )
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
})

const fieldAt = (page: Page, path: string) => page.locator(`[data-key-path="${path}"]`)
const expand = (page: Page, path: string) =>
  fieldAt(page, path).getByRole('button', { name: 'Expand', exact: true }).first().click()
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

/** Opens the form of a file, lets `edit` change it, saves; returns the file. */
async function change(page: Page, name: string, edit: () => Promise<void>) {
  await page.getByRole('row', { name, exact: true }).click()
  await edit()
  await save(page)
  await expect(page.getByRole('row', { name, exact: true })).toBeVisible()
  return fileOf(page, `content/${name.toLowerCase()}.yaml`)
}

test('editor: a number, a new, a moved entry and a picture change only their lines', async ({
  page,
}) => {
  const company = await change(page, 'Company', async () => {
    await expand(page, 'phones')
    await fieldAt(page, 'phones.0.number').getByRole('textbox').fill('+91 22 1234 5678')
  })
  expect(company).toBe(textOf('company').replace('+91 00 0000 0000', '+91 22 1234 5678'))

  const credentials = await change(page, 'Credentials', async () => {
    await expand(page, 'certificates')
    const certificates = fieldAt(page, 'certificates.entries')
    const at = await certificates.getByRole('button', { name: 'Expand', exact: true }).count()
    await certificates.getByRole('button', { name: 'Add' }).click()
    const fill = (field: string, value: string) =>
      fieldAt(page, `certificates.entries.${at}.${field}`).locator('input').fill(value)
    await fill('id', 'iso-14001')
    await fill('shortName', 'ISO 14001')
    await fill('name', 'Environment: ISO 14001')
    await fill('number', '007')
    await fill('validUntil', '2030-01-31')
  })
  const entry = [
    '    - id: iso-14001',
    '      shortName: ISO 14001',
    "      name: 'Environment: ISO 14001'",
    "      issuer: ''",
    "      number: '007'",
    '      validUntil: 2030-01-31',
  ]
  expect(credentials).toBe(
    textOf('credentials').replace('\nfleet:', `\n${entry.join('\n')}\nfleet:`),
  )

  const about = await change(page, 'About', async () => {
    await expand(page, 'audienceLinks')
    await fieldAt(page, 'audienceLinks.entries')
      .getByRole('button', { name: 'Reorder Item' })
      .first()
      .press('ArrowDown')
    await expand(page, 'carousel')
    await expand(page, 'carousel.slides')
    await fieldAt(page, 'carousel.slides.0.picture')
      .getByRole('button', { name: 'Replace' })
      .click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click()
    await (
      await chooser
    ).setFiles({ name: 'Übergabe 1.jpg', mimeType: 'image/jpeg', buffer: readFileSync(CREW) })
    await page.getByRole('button', { name: 'Insert' }).click()
  })
  const [, first, second] = /(    - who[^]*?)(    - who[^]*?)    - who/.exec(textOf('about'))!
  expect(about).toBe(
    textOf('about')
      .replace(`${first}${second}`, `${second}${first}`)
      .replace(/picture: .*/, 'picture: ../src/assets/pictures/ubergabe-1.jpg'),
  )
  expect(await fileOf(page, 'src/assets/pictures/ubergabe-1.jpg')).toBe(await fileOf(page, CREW))
})

test('editor: writes nothing that a schema refuses, nor over what another program wrote', async ({
  page,
}) => {
  await page.getByRole('row', { name: 'Company', exact: true }).click()
  await expand(page, 'phones')
  const number = fieldAt(page, 'phones.0.number')
  await number.getByRole('textbox').fill('022 1234')
  await save(page)
  await expect(number).toContainText('Expected: a telephone number with its country code, such as')
  await number.getByRole('textbox').fill('+91 22 1234 5678')
  const changed = Buffer.from(`${textOf('company')}# by hand\n`)
  await fileOf(page, 'content/company.yaml', changed)
  await save(page)
  const message = page.getByRole('alertdialog')
  await expect(message).toContainText('content/company.yaml was changed by another program.')
  expect(await fileOf(page, 'content/company.yaml')).toBe(String(changed))
})
