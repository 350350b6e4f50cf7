import { expect, test } from 'vitest'
import { parseMarkdownPages } from './markdown-pages'

const TEXTS = { title: 'News of our ships', description: 'What is new.' }
const parse = (fields: object, name = 'news', html = '') => {
  const frontmatter = { ...TEXTS, ...fields }
  const file = { frontmatter, compiledContent: async () => html }
  return parseMarkdownPages({ [`../../content/pages/${name}.md`]: file }, ['privacy'])[0]!
}

test.each([
  [{}, 'News of our ships', 'News of our ships'],
  [{ headline: 'News' }, 'News', 'News'],
  [{ headline: 'News', linkText: 'What is new' }, 'News', 'What is new'],
])(
  'Markdown page with %j: has the headline %j and the link text %j',
  (fields, headline, linkText) => {
    expect(parse(fields)).toMatchObject({
      id: 'news',
      texts: TEXTS,
      linkText,
      markdown: { headline },
    })
  },
)

test.each([
  [{ description: undefined }, 'news', 'description: found nothing, expected text'],
  [{ tilte: 'News' }, 'news', "found the unknown field 'tilte', expected only the fields title, "],
  [{}, 'privacy', "found the name 'privacy', expected small letters, digits and hyphens that are"],
  [{}, 'index', "found the name 'index', expected"],
  [{}, 'Our news', "found the name 'Our news', expected"],
])('Markdown page with %j as %s.md: the message is "%s"', (fields, name, message) => {
  expect(() => parse(fields, name)).toThrow(`content/pages/${name}.md: ${message}`)
})

test('HTML of a Markdown page: has headings without IDs, and links with a class', async () => {
  const html = '<h2 id="menu">Menu</h2><a href="/">2</a>'
  const clean = '<h2 class="display-4">Menu</h2><a class="link" href="/">2</a>'
  expect(await parse({}, 'news', html).markdown.html()).toBe(clean)
})
