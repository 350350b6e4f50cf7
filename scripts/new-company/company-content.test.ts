import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { OPTIONAL_CONTENT_FILES } from '../../src/content/schemas/all-schemas.ts'
import { createCompanyContent, replaceFictionalValues } from './company-content.ts'
import { parseAnswers } from './questions.ts'

const TODAY = new Date('2026-11-28T12:00:00Z')
const read = (path: string) => readFileSync(path, 'utf8')
const answersIn = (example: string) =>
  parseAnswers(example, parse(read(`scripts/new-company/examples/${example}.yaml`)))
const lean = (example: string, keep: Parameters<typeof createCompanyContent>[2] = []) =>
  createCompanyContent('content', answersIn(example), keep, TODAY)

test('values in a YAML file: are replaced, added or removed, and comments of fields stay', () => {
  const yaml = `# File

# Invented words
fictional: true
# Hint
a: { b: 1, c: 2 }
# Hint of the list
list:
  - x
gone: 1
`
  const changed = replaceFictionalValues(
    yaml,
    { a: { b: 'it’s: new' }, list: ['y', 'z'] },
    { gone: null },
  )
  expect(changed).toBe(`# File

# Hint
a: { b: 'it’s: new', c: 2 }
# Hint of the list
list:
  - y
  - z
`)
})

test('content for a company: contains its answers and no placeholder', () => {
  const files = lean('meridian')
  for (const [file, yaml] of Object.entries(files)) {
    expect(yaml, file).not.toMatch(/^fictional:|dhruva|navi mumbai|\+91|\.example|\b000/im)
    expect(yaml, file).not.toMatch(/\{(name|sentence|town|services|lastDay)\}/)
  }
  for (const part of OPTIONAL_CONTENT_FILES) expect(files).not.toHaveProperty([`${part}.yaml`])
  expect(parse(files['company.yaml']!)).toMatchObject({
    name: 'Meridian Ship Services',
    emailSubjectName: 'Meridian',
    email: 'desk@meridian-ships.com',
    office: { locality: 'Southampton', country: 'GB' },
  })
  expect(parse(files['hero.yaml']!)).toMatchObject({
    headline: 'We look after ships and their cargo.',
    figures: [{ number: 40 }, { number: 1200 }, { number: 98.5 }],
  })
  expect(parse(files['contact.yaml']!).responseTime).toBe('Within one working day')
  expect(parse(files['security.yaml']!).expires).toBe('2027-11-28')
  expect(files['company.yaml']).toContain('# label: who answers')
})

test('content for a company with its own services: contains only these services', () => {
  const files = createCompanyContent(
    'content',
    { ...answersIn('meridian'), services: SEVEN },
    [],
    TODAY,
  )
  const { services } = parse(files['services.yaml']!)
  expect(services).toHaveLength(7)
  expect(services[1]).toMatchObject({
    id: 'service-1',
    title: 'Service 1',
    picture: '../src/assets/pictures/crew.jpg',
  })
  const { carousel } = parse(files['about.yaml']!)
  expect(carousel.slides[1]).toMatchObject({ title: 'Service 1', text: 'One · Two' })
  expect(carousel.slides).toHaveLength(4)
  expect(files['about.yaml']).toContain('Service 0, Service 1,')
})
const SEVEN = Array.from({ length: 7 }, (_, index) => ({
  name: `Service ${index}`,
  sentence: `Sentence ${index}.`,
  items: ['One', 'Two'],
}))

test('optional file to keep: stays unchanged', () => {
  const optional = {
    'seafarers.yaml': 'fictional: true',
    'credentials.yaml': 'fictional: true',
  }
  const folder = temporaryFolder({ ...lean('meridian'), ...optional })
  const files = createCompanyContent(folder, answersIn('meridian'), ['seafarers'], TODAY)
  expect(files['seafarers.yaml']).toBe('fictional: true')
  expect(files).not.toHaveProperty(['credentials.yaml'])
})

test('text next to the slides without figures: is the longer one', () => {
  const textIn = (example: string) => parse(lean(example)['about.yaml']!).freightSection.text
  expect(textIn('meridian')).toBe('From Southampton, for ships and their cargo.')
  expect(textIn('transoceanic')).toMatch(/ offers Ship management, Crews and Island freight\.$/)
})

test('content for a company: can be created again from the result, with other answers', () => {
  const folder = temporaryFolder(lean('meridian'))
  const answers = { ...answersIn('meridian'), name: 'Polaris Lines' }
  const again = createCompanyContent(folder, answers, [], TODAY)
  expect(again).toEqual(createCompanyContent('content', answers, [], TODAY))
})

test('content for a company with two services: still contains two when created again', () => {
  const two = { ...answersIn('meridian'), services: SEVEN.slice(0, 2) }
  const folder = temporaryFolder(createCompanyContent('content', two, [], TODAY))
  const again = createCompanyContent(folder, answersIn('meridian'), [], TODAY)
  expect(parse(again['services.yaml']!).services).toHaveLength(2)
})
