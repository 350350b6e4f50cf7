import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { applySetupPlan, findCustomizedContent } from './apply-setup-plan.ts'

test('content folder: belongs to the demonstration while each file says so', () => {
  const demonstration = {
    'content/company.yaml': 'fictional: true',
    'content/hero.yaml': 'fictional: true',
    'content/footer.yaml': 'fictionalNotice: Words',
  }
  expect(findCustomizedContent(temporaryFolder(demonstration))).toEqual([])
  const edited = { ...demonstration, 'content/hero.yaml': 'headline: Ours' }
  expect(findCustomizedContent(temporaryFolder(edited))).toEqual([
    "content/hero.yaml: found no 'fictional: true'",
  ])
})

test('plan: changes content/ and .env, keeps all other files, and returns the folder with the previous content', () => {
  const root = temporaryFolder({
    'content/a.yaml': 'old',
    'content/b.yaml': 'gone',
    'content/credentials/iso.pdf': 'PDF',
    '.env': 'SITE_URL=',
  })
  const previous = applySetupPlan(root, {
    write: { 'content/a.yaml': 'new', '.env': 'SITE_URL=https://a.com' },
    remove: ['content/b.yaml'],
    notes: [],
  })
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  expect(read('content/a.yaml')).toBe('new')
  expect(read('content/credentials/iso.pdf')).toBe('PDF')
  expect(read('.env')).toBe('SITE_URL=https://a.com')
  expect(existsSync(join(root, 'content/b.yaml'))).toBe(false)
  expect(readFileSync(join(previous, 'b.yaml'), 'utf8')).toBe('gone')
})
