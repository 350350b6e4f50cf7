import { globSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { expect, test, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { credentials, SERVICE_IDS } from './content.ts'

const textOf = (name: string) => readFileSync(`content/${name}.yaml`, 'utf8')

// The editor renders only fields in the viewport, so the viewport must be tall.
test.use({ viewport: { width: 1280, height: 4500 } })

const fileText = (page: Page, path: string, text?: string) =>
  page.evaluate(
    async ([names, written]) => {
      let folder = await navigator.storage.getDirectory()
      for (const name of names.slice(0, -1))
        folder = await folder.getDirectoryHandle(name, { create: true })
      const handle = await folder.getFileHandle(names.at(-1)!, { create: true })
      if (written !== undefined)
        await new Blob([written]).stream().pipeTo(await handle.createWritable())
      return (await handle.getFile()).text()
    },
    [path.split('/'), text] as const,
  )

const fieldAt = (page: Page, path: string) => page.locator(`[data-key-path="${path}"]`)
const input = (page: Page, path: string) => fieldAt(page, path).locator('input')
const click = (page: Page, path: string, name: string) =>
  fieldAt(page, path).getByRole('button', { name, exact: true }).first().click()
const open = (page: Page, name: string) =>
  page.evaluate((file) => (location.hash = `/collections/_singletons/entries/${file}`), name)
async function save(page: Page, name: string) {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('row').first().waitFor()
  return fileText(page, `content/${name}.yaml`)
}

async function openEditor(page: Page, changed: Record<string, string> = {}) {
  test.slow()
  const server = await createServer({ root: 'editor', server: { port: 0, open: false } })
  await server.listen()
  page.on('close', () => void server.close())
  const { port } = server.httpServer!.address() as AddressInfo
  await page.goto(`http://localhost:${port}/`)
  // Playwright can't use the folder picker, so the test copies the content files into the origin private file system.
  for (const path of globSync('content/*.yaml'))
    await fileText(page, path, changed[path] ?? readFileSync(path, 'utf8'))
  await fileText(page, '.git/HEAD', '')
  await fileText(page, 'src/assets/glows/other.svg', '<svg xmlns="http://www.w3.org/2000/svg" />')
  await page.evaluate(() =>
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
  )
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await page.getByRole('row').first().waitFor()
}

test('file with CRLF line ends: the editor saves it, even after a failed write', async ({
  page,
}) => {
  const path = 'content/footer.yaml'
  const text = `\n${textOf('footer').trimEnd().replaceAll('\n', '\r\n')}`
  await page.route(`**/${path}`, async (route) =>
    route.fulfill({ body: await fileText(page, path).catch(() => text) }),
  )
  await openEditor(page, { [path]: text })
  await open(page, 'footer')
  await page.evaluate(() => {
    const { prototype } = FileSystemFileHandle
    const { createWritable } = prototype
    prototype.createWritable = () => {
      Object.assign(prototype, { createWritable })
      throw new DOMException('The file is in use', 'NoModificationAllowedError')
    }
  })
  await input(page, 'rights').fill('All Rights')
  await page.getByRole('button', { name: 'Save' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Nothing was saved.')
  await alert.getByRole('button').click()
  for (const rights of ['Some Rights', 'No Rights']) {
    await open(page, 'footer')
    await input(page, 'rights').fill(rights)
    expect(await save(page, 'footer')).toBe(
      textOf('footer').replace(/rights: .*/, `rights: ${rights}`),
    )
  }
})

async function addCertificate(page: Page, index: number) {
  await open(page, 'credentials')
  await click(page, 'certificates', 'Expand')
  const list = fieldAt(page, 'certificates.entries')
  await list.getByRole('button', { name: /^Add/ }).click()
  const path = `certificates.entries.${index}`
  const certificate = { id: 'env', shortName: 'A: B', name: 'Environment', number: '007' }
  for (const [field, value] of Object.entries({ ...certificate, validUntil: '2030-01-31' }))
    await input(page, `${path}.${field}`).fill(value)
  const lines = `id: env|shortName: 'A: B'|name: Environment|issuer: ''|number: '007'|validUntil: 2030-01-31`
  const entry = `    - ${lines.replaceAll('|', '\n      ')}\n`
  const longer = textOf('credentials').replace(/^fleet:/m, `${entry}fleet:`)
  expect(await save(page, 'credentials')).toBe(longer)
}

test('editor: writes only changed lines, and no invalid content', async ({ page }) => {
  await openEditor(page)
  await open(page, 'company')
  await click(page, 'phones', 'Expand')
  await input(page, 'phones.0.number').fill('022 1234')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(fieldAt(page, 'phones.0.number')).toContainText('Expected: a telephone number with')
  expect(await fileText(page, 'content/company.yaml')).toBe(textOf('company'))
  await input(page, 'phones.0.number').fill('+91 22 1234 5678')
  const number = textOf('company').replace(/number: .*/, 'number: +91 22 1234 5678')
  expect(await save(page, 'company')).toBe(number)

  if (credentials) await addCertificate(page, credentials.certificates.entries.length)

  await open(page, 'about')
  await click(page, 'carousel', 'Expand')
  await click(page, 'carousel.slides', 'Expand')
  await click(page, 'carousel.slides.0.picture', 'Replace Image')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click()
  const buffer = readFileSync('src/assets/pictures/travel.jpg')
  await (await chooser).setFiles({ name: 'Été 1.JPG', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(fieldAt(page, 'carousel.slides.0.picture')).toContainText('ete-1.jpg')
  await expect(page.getByRole('dialog')).toBeHidden()
  const picture = 'picture: ../src/assets/pictures/ete-1.jpg'
  const changed = textOf('about').replace(/picture: .*/, picture)
  expect(await save(page, 'about')).toBe(changed)
  expect(await fileText(page, 'src/assets/pictures/ete-1.jpg')).toBe(String(buffer))

  await open(page, 'services')
  await click(page, 'services', 'Expand')
  await click(page, 'services.0.glow', 'Expand')
  await click(page, 'services.0.glow.svg', 'Replace File')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('option', { name: 'Glows' }).click()
  await dialog.getByText('other.svg').click()
  await page.getByRole('button', { name: 'Insert' }).click()
  const lit = textOf('services').replace(/svg: \..*/, 'svg: ../src/assets/glows/other.svg')
  expect(await save(page, 'services')).toBe(lit)
  await fileText(page, 'content/services.yaml', textOf('services'))

  await open(page, 'services')
  await click(page, 'services', 'Expand')
  await input(page, 'services.0.id').fill(SERVICE_IDS[1]!)
  await page.getByRole('button', { name: 'Save' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toHaveText(
    /Nothing was saved\.\s+content\/services\.yaml: services\.1\.id: found/,
  )
  await alert.getByRole('button').click()
  await page.route('**/content/services.yaml', (route) => route.fulfill({ body: 'by: hand' }))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(alert).toContainText('content/services.yaml was changed by another program')
  expect(await fileText(page, 'content/services.yaml')).toBe(textOf('services'))
})
