import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { parseAndValidateYaml } from './parse-and-validate-yaml'
import { schemaOf, schemas, type ContentName } from './schemas/all-schemas'
import { date, email, picturePath } from './schemas/fields'

const exists = (name: string) => existsSync(`content/${name}.yaml`)
const read = (name: string) => readFileSync(`content/${name}.yaml`, 'utf8')
const parseRows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .filter(([field]) => exists(field!.split('.')[0]!))

test.each((Object.keys(schemas) as ContentName[]).filter(exists))(
  'content/%s.yaml: is valid',
  (name) => {
    expect(() => parseAndValidateYaml(name, read(name))).not.toThrow()
  },
)

test.each([
  ['a colon in a text without quotes', 'text: Booked: by one desk', 'line 1'],
  ['a field that is indented too far', 'home: Home\n  about: About', 'line 1'],
  ['a quote that is never closed', "note: 'Dusk\nname: Noon", 'line 2'],
  ['a tab as indentation', 'form:\n\ttitle: Inquiry', 'line 2'],
  ['a comment after a text without quotes', 'a: b\nline: Plot #12, Vashi', '#12, Vashi at line 2'],
  ['a word that begins with an exclamation mark', 'a:\n  - !Call us', '!Call at line 2'],
  ['a word that begins with an ampersand', 'a: &c Sons', '&c at line 1'],
  ['a word that begins with an asterisk', 'a: *new', String.raw`\*new at line 1`],
])('invalid YAML with %s: the message contains file, line and a hint', (_, text, line) => {
  const message = `content/about\\.yaml cannot be read: .*${line}[^]*quotes around a text`
  expect(() => parseAndValidateYaml('about', text)).toThrow(new RegExp(message))
})

test('empty field above a comment: the message names the field without the comment', () => {
  const text = read('footer').replace(/^privacy: .*$/m, 'privacy:\n# The last line')
  expect(() => parseAndValidateYaml('footer', text)).toThrow(
    /^content\/footer.yaml: privacy: found nothing after the colon, expected text/,
  )
})

test('comments on their own line and after quotes: are ignored', () => {
  const text = read('footer').replace(
    /^(privacy: )(.*)$/m,
    "# Below\n$1'$2' # the link\n# and a line",
  )
  expect(parseAndValidateYaml('footer', text)).toEqual(parse(read('footer')))
})

test.each([
  ['desk@münchen.de', true],
  ['desk@जहाज.भारत', true],
  ['a.b+c@sub.company.co.in', true],
  ['a@xn--mnchen-3ya.de', true],
  ['desk@münchen', false],
  ['desk@company..in', false],
  ['.desk@company.in', false],
  ['a b@company.in', false],
  ['a@company.1', false],
])('email address %s: validity is %s', (address, isValid) => {
  expect(email.safeParse(address).success).toBe(isValid)
})

test.each([
  [date, '2029-03-31'],
  [email, 'desk@company.in'],
])('trailing space after a value for schema %#: is trimmed', (field, value) => {
  expect(field.parse(`${value} `)).toBe(value)
})

const ACCENTED = 'caf\u00e9.jpg'
test.each([
  ['in the case that cameras use', 'IMG_0001.JPG', 'IMG_0001.JPG'],
  ['with a precomposed accent', ACCENTED, ACCENTED.normalize('NFD')],
  ['with a combining accent', ACCENTED.normalize('NFD'), ACCENTED],
])('picture with a name %s: is found', (_, typed, onDisk) => {
  const folder = mkdtempSync(`${tmpdir()}/pictures-`)
  writeFileSync(`${folder}/${onDisk}`, 'a picture')
  expect(picturePath.parse(`${folder}/${typed}`)).toBe(`${folder}/${onDisk}`)
})

test('animated WebP: isn’t accepted as a picture', async () => {
  const frame = (background: string) => ({
    create: { width: 9, height: 9, channels: 3 as const, background },
  })
  const file = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'a.webp')
  await sharp([frame('red'), frame('blue')] as never, { join: { animated: true } }).toFile(file)
  expect(picturePath.safeParse(file).success).toBe(false)
})

test.each(
  parseRows(`
about | management | shipManagementSection
contact.form.receipt | urgent | urgentPhonesLabel
hero | invented | fictional
services.services.0 | indexName | stepLabel
services.services.0 | stepperName | stepLabel`),
)('%s with the old field "%s": the message names "%s"', (group, old, current) => {
  const [name, ...path] = group!.split('.') as [ContentName, ...string[]]
  const document = parseDocument(read(name))
  document.setIn([...path, old!], 'A text')
  const place = [`content/${name}.yaml`, ...(path.length > 0 ? [path.join('.')] : [])].join(': ')
  expect(() => parseAndValidateYaml(name, String(document))).toThrow(
    `${place}: found the field '${old}', which is now called '${current}'`,
  )
})

test('old name of a field in a group without the new field: the message calls the field unknown', () => {
  expect(() => parseAndValidateYaml('footer', `${read('footer')}\nto: x\n`)).toThrow(
    "content/footer.yaml: found the unknown field 'to', expected only the fields",
  )
})

test('unknown field: the message lists the known fields of its group', () => {
  const text = read('footer').replace('rights:', 'rihgts:')
  expect(() => parseAndValidateYaml('footer', text)).toThrow(
    "content/footer.yaml: found the unknown field 'rihgts', expected only the fields privacy, rights",
  )
})

test.each(['av1: .*', 'pause: .*'])(
  'video without %s: the message says that the video is incomplete',
  (line) => {
    const text = read('hero').replace(new RegExp(`^ *${line}\n`, 'm'), '')
    expect(() => parseAndValidateYaml('hero', text)).toThrow(
      'content/hero.yaml: backgroundVideo: found a part of a video, expected',
    )
  },
)

test('texts of a page that has its own content file, in pages.yaml: the message names that file', () => {
  expect(() =>
    parseAndValidateYaml('pages', `${read('pages')}\ncredentials: { title: Ships }`),
  ).toThrow(
    /unknown field 'credentials', expected only the fields .*: a page with a file of its own, such as credentials.yaml, has them there under 'metadata'/,
  )
})

test.runIf(exists('credentials')).each([
  [
    'fleet',
    'owner: Owned',
    "found the unknown field 'owner', expected only the fields .*: each ship has her own lists",
  ],
  [
    'fleet.entries.0',
    'smc: 2029-03-31',
    "found the unknown field 'smc', expected only the fields .*: certificates has each with name, number and validUntil, dueSurveys each with name and dueBy",
  ],
])(
  'credentials.%s with the former field "%s": the message names the new fields',
  (path, line, message) => {
    const document = parseDocument(read('credentials'))
    const [name, value] = line.split(': ')
    document.setIn([...path.split('.'), name!], value)
    expect(() => parseAndValidateYaml('credentials', String(document))).toThrow(new RegExp(message))
  },
)

test.runIf(exists('credentials'))(
  'optional credentials fields that are missing: become empty',
  () => {
    const { metadata, label, headline, text, linkText, keyFactsLabel, lastCheckedText, dueSoon } =
      parse(read('credentials'))
    const required = {
      metadata,
      label,
      headline,
      text,
      linkText,
      keyFactsLabel,
      lastCheckedText,
      dueSoon,
    }
    const parsed = schemaOf('credentials').parse({ ...required, lastChecked: '' })
    expect(parsed).toMatchObject({
      dutyContacts: { title: '', allDayLabel: '', entries: [] },
      fleet: { title: '', sharedFacts: [], entries: [] },
      keyFacts: [],
    })
  },
)

test.each([2, 3, 7])('%i services: are valid', (count) => {
  const document = parseDocument(read('services'))
  const [first] = parse(read('services')).services
  const services = Array.from({ length: count }, (_, index) => ({
    ...structuredClone(first),
    id: `s-${index}`,
  }))
  document.set('services', services)
  expect(parseAndValidateYaml('services', String(document))).toMatchObject({ services })
})

const DUPLICATE_IDS = parseRows(`
credentials.certificates.entries | 1.id | 0.id
credentials.dutyContacts.entries | 3.id | 2.id
privacy.sections | 1.id | 0.id
seafarers.answers | 1.id | 0.id
services.services | 1.id | 0.id
service-pages.pages | 1.id | 0.id
service-pages.pages | 0.tables.0.id | 0.groupedLists.0.id
service-pages.pages | 5.tables.1.id | 5.tables.0.id`)

test.each(DUPLICATE_IDS)('%s with the same ID in %s as in %s: is invalid', (list, field, other) => {
  const [name, ...listPath] = list!.split('.') as [ContentName, ...string[]]
  const document = parseDocument(read(name))
  const [path, otherPath] = [field!, other!].map((keys) => [...listPath, ...keys.split('.')])
  const id = document.getIn(otherPath!)
  document.setIn(path!, id)
  expect(() => parseAndValidateYaml(name, String(document))).toThrow(
    `content/${name}.yaml: ${path!.join('.')}: found '${id}' as in ${otherPath!.join('.')}, expected another`,
  )
})

const INVALID_VALUES = parseRows(`
contact.form.send | '' | found an empty text, expected text (in quotes if it is a number or contains a colon)
contact.form.send | 24 | found the number 24, expected text (in quotes if it is a number or contains a colon)
contact.form.send | Send <b class="a">now</b> | found '<b class="a">', expected text without HTML
contact.form.send | Send<br/>now | found '<br/>', expected text without HTML
contact.form.send | P&I &amp; H&M | found '&amp;', expected text without HTML
contact.form.serviceOptions | [Air Cargo] | found a list of 1, expected eight or more services
seafarers.answers.0.showsLicence | null | found nothing after the colon, expected 'true'
contact.form.send | null | found nothing after the colon, expected text (in quotes if
company.email |  | found nothing, expected an email address such as
service-pages.pages.0.groupedLists.0.id | terms | found 'terms' as in the page itself, expected another
service-pages.pages.0.keyFacts | [1, 2, 3, 4, 5, 6] | found a list of 6, expected a list of at most 5 facts
service-pages.pages.0.terms.5.startsTermGroup.id | terms | found 'terms' as in the page itself, expected another
seafarers.answers.0.id | vacancies | found 'vacancies' as in the page itself, expected another
company.phones.0.number | +91\u00a022 1234 5678 | found '+91[U+00A0]22 1234 5678', expected a telephone
company.phones.0.allDay | always | found 'always', expected true or false
company.phones | [] | found a list of 0, expected a list of at least one telephone number
company.office | Mumbai | found 'Mumbai', expected the fields fullAddressLines, locality, region, postalCode
hero.figures.0.number | many | found 'many', expected a number, 0 to 1000000000
hero.backgroundVideo.portrait.av1 | a.mov | found 'a.mov', expected the name of an existing .mp4 file in
about.freightSection.nauticalChart | sea | found 'sea', expected the name of a drawing in src/assets/nautical-charts
hero.audienceLinks.entries | [1, 1, 1, 1, 1, 1, 1] | found a list of 7, expected at most six links
about.carousel.positionLabel | '{number}' | found '{number}', expected text with {number} and {count}
about.carousel.slides.0.alt | null | found nothing after the colon, expected what the picture shows
services.services | [] | found a list of 0, expected a list of at least two services
services.services.1.id | Crew 2 | found 'Crew 2', expected a short name in small letters, such as crew
services.services.1.id | contact | found 'contact' as in the page itself, expected another
services.services.0.items.0 | 24 | found the number 24, expected a line of text, or text and certificateId
services.services.0.picture | no.jpg | found 'no.jpg', expected the path of an existing picture
services.services.0.focus | left | found 'left', expected how far across and down the focal point is
service-pages.pages.4.tables.0.rows.0 | [a] | found a list of 1, expected 3 texts, one for each column
service-pages.pages.1 | 1 | found the number 1, expected the fields title, description, socialImage, id, keyFacts, terms
privacy.sections.2.text.own-inbox.0 | '{place}' | found '{place}', expected text with no braces except
privacy.sections.2.text | To us | found 'To us', expected a list of paragraphs, or such a list for each
security.expires | 2027-02-30 | found '2027-02-30', expected a day such as 2029-03-31
security.contacts.0 | a@b.in | found 'a@b.in', expected an address that begins with mailto: or https:
credentials.certificates.columns | [] | found a list of 0, expected exactly 5 column headings
credentials.certificates.entries.0.validUntil | May | found 'May', expected a day such as 2029-03-31, or ''
credentials.certificates.entries.1.issued | 2035-01-01 | found '2035-01-01', expected a day before 2031-03-31, the last one
credentials.certificates.entries.0.pdf | a b.pdf | found 'a b.pdf', expected the name of an existing .pdf file in content/credentials, without spaces or accents
credentials.certificates.entries.0.verificationUrl | http://a.in | found 'http://a.in', expected an address that
credentials.fleet.entries.0.certificates.0.validUntil | May | found 'May', expected a day such as 2029-03-31, or ''
credentials.fleet.entries.0.dueSurveys.0.dueBy | '' | found an empty text, expected a day such as 2029-03-31
credentials.keyFacts | [1, 1, 1, 1, 1, 1] | found a list of 6, expected a list of at most 5 facts
credentials.fleet.entries.0.imo | IMO 9074728 | found 'IMO 9074728', expected IMO and seven digits, of which
credentials.companyDetails.gstin | 27A | found '27A', expected a GSTIN of 15 characters, of which the last is the check character, or ''
credentials.companyDetails.gstin | 27AAPFU0939F1ZW | found '27AAPFU0939F1ZW', expected a GSTIN of 15 characters, of which the last is the check character, or ''
seafarers.answers.1.contacts.0 | DPA | found 'DPA', expected an email address, a telephone number`)

test.each(INVALID_VALUES)('%s as %s: the message is "%s"', (field, value, message) => {
  const [name, ...path] = field!.split('.') as [ContentName, ...string[]]
  const document = parseDocument(read(name))
  if (value) document.setIn(path, parse(value))
  else document.deleteIn(path)
  expect(() => parseAndValidateYaml(name, String(document))).toThrow(
    `content/${name}.yaml: ${path.join('.')}: ${message}`,
  )
})
