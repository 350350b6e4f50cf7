import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
// A later version does not speak to Chromium 103.
import { launch } from 'puppeteer-core-19'

/** Fetches a headless Chromium for x64 Linux as the package registry has it, once. Returns its folder, outside the project. */
function fetchChromium(version: string): string {
  const folder = join(tmpdir(), `chromium-${version}`)
  const bin = join(folder, 'package/bin')
  if (existsSync(join(bin, 'chromium'))) return bin
  mkdirSync(folder, { recursive: true })
  const options = { cwd: folder, encoding: 'utf8' } as const
  const [file] = JSON.parse(
    execFileSync('npm', ['pack', '--json', `@sparticuz/chromium@${version}`], options),
  )
  execFileSync('tar', ['xzf', file.filename], options)
  const unpack = (name: string) => brotliDecompressSync(readFileSync(join(bin, name)))
  // The libraries that it needs, in `lib/`
  for (const name of readdirSync(bin).filter((entry) => /^(aws|al2)\.tar\.br$/.test(entry)))
    execFileSync('tar', ['xf', '-', '-C', bin], { input: unpack(name) })
  writeFileSync(join(bin, 'chromium'), unpack('chromium.br'), { mode: 0o755 })
  return bin
}

/** A page of an old Chromium, and the script errors of all that it has shown. */
export async function openOldChromium(version: string) {
  const bin = fetchChromium(version)
  const browser = await launch({
    executablePath: join(bin, 'chromium'),
    env: { ...process.env, HOME: tmpdir(), LD_LIBRARY_PATH: join(bin, 'lib') },
    args: ['--no-sandbox', '--disable-gpu', '--single-process', '--no-zygote', '--headless'],
  })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return { browser, page, errors }
}
