import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { OPTIONAL_CONTENT_FILES } from '../../src/content/schemas/all-schemas.ts'
import { parseAnswers } from './questions.ts'
import { planCompanySetup } from './setup-plan.ts'

const answersWith = (changes: object) => {
  const yaml = readFileSync('scripts/new-company/examples/meridian.yaml', 'utf8')
  return parseAnswers('answers', { ...parse(yaml), ...changes })
}

test('plan: contains content, logos, colours and settings, and removes optional files', async () => {
  const root = temporaryFolder({ '.env.example': 'SITE_URL=\nFORM_ENDPOINT=\n' })
  cpSync('content', join(root, 'content'), { recursive: true })
  for (const part of OPTIONAL_CONTENT_FILES) writeFileSync(join(root, `content/${part}.yaml`), '')
  const { write, remove, notes } = await planCompanySetup(root, answersWith({}), ['seafarers'])
  expect(write['content/brand/colours.css']).toContain('--primary-on-light: #0a3a7a;')
  expect(write['.env']).toMatch(
    /^SITE_URL=https:\/\/www\.meridian-ships\.com\nFORM_ENDPOINT=https:.+\nFORM_ACCESS_KEY=8f14e45f-.+\n$/,
  )
  expect(remove).toEqual(['content/credentials.yaml', 'content/service-pages.yaml'])
  expect(notes).toEqual([
    expect.stringContaining('#0a3a7a is too dark'),
    expect.stringContaining('1200 Seafarers placed is shown as 1K+'),
    expect.stringContaining('content/seafarers.yaml stays as it is'),
  ])
})

test('plan for a company with a logo: uses its SVGs and draws only the missing ones', async () => {
  const logo = '<svg viewBox="0 0 70 10"><path d="M0 0h70v10z"/></svg>'
  const icon = '<svg viewBox="0 0 16 16"/>'
  const folder = temporaryFolder({ 'logo.svg': logo, 'icon-small.svg': icon })
  const { write } = await planCompanySetup('.', answersWith({ logo: folder }), [])
  const drawing = (name: string) => write[`content/brand/${name}.svg`]
  for (const name of ['logo', 'logo-bar', 'logo-stacked']) expect(drawing(name)).toBe(logo)
  expect(drawing('icon')).toContain('viewBox="0 0 32 32"')
  expect(drawing('icon-small')).toBe(icon)
})

test('plan for a company with an invalid logo: is refused with the file name', async () => {
  const folder = temporaryFolder({ 'logo.svg': '<svg width="9"/>' })
  const plan = planCompanySetup('.', answersWith({ logo: folder }), [])
  await expect(plan).rejects.toThrow(`${folder}/logo.svg: found no viewBox`)
})
