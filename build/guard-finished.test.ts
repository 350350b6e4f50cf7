import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { finishedProblems } from './guard-finished.ts'
import { publishedHeaders, readPageFacts } from './headers.ts'

const SETTINGS = {
  SITE_URL: 'https://www.northernstar.com',
  FORM_ENDPOINT: 'https://forms.host/submit',
  FORM_ACCESS_KEY: 'a-key',
  INBOX_RUNS_ON: '',
}

const PAGE = `<!doctype html><title>Northern Star</title>
<link rel="canonical" href="https://www.northernstar.com/contact">
<meta property="og:url" content="https://www.northernstar.com/contact">
<meta property="og:image" content="https://www.northernstar.com/previews/a.png">
<form action="https://forms.host/submit" method="post"></form>`

function problemsOf(files: Record<string, string>, policy?: string, settings = SETTINGS) {
  const folder = temporaryFolder({ 'contact.html': PAGE, ...files })
  const headers = publishedHeaders(readPageFacts(folder))
  if (policy !== undefined) headers['Content-Security-Policy'] = policy
  return finishedProblems(folder, headers, settings)
}

test('finished build: passes, whatever licences and scripts contain', () => {
  const files = { 'licences.txt': 'a@b.example', '_astro/a.js': 'b.example,+910000000000' }
  expect(problemsOf(files)).toEqual([])
})

test('finished build: is rejected if the policy blocks the form service', () => {
  expect(problemsOf({}, "connect-src 'self'; form-action 'self' https://forms.host.evil")).toEqual([
    "The policy's connect-src does not allow https://forms.host, which the form sends to.",
    "The policy's form-action does not allow https://forms.host, which the form sends to.",
  ])
})

test('finished build: needs the site itself in the policy for an inbox of the company', () => {
  const own = { ...SETTINGS, FORM_ENDPOINT: '/submit' }
  const files = { 'contact.html': PAGE.replace('https://forms.host/submit', '/submit') }
  expect(problemsOf(files, undefined, own)).toEqual([])
  expect(problemsOf(files, "connect-src 'none'; form-action 'self'", own)).toEqual([
    "The policy's connect-src does not allow 'self', which the form sends to.",
  ])
})

test.each([
  ['https://forms.host/submit"', '/submit"', "A form sends to '/submit'"],
  ['https://forms.host/submit"', ' https://forms.host/submit"', "A form sends to ' https://"],
  ['href="https://www.northernstar.com/', 'href="/', "canonical is '/contact'"],
  ['content="https://www.northernstar.com/p', 'content="/p', "og:image is '/previews/a.png'"],
  ['content="https://www.northernstar.com/c', 'content="https://other.host/c', 'og:url is'],
  ['Northern Star<', 'Dhruva Maritime<', "/contact.html holds the placeholder 'Dhruva Maritime'"],
  ['</form>', '<a href="tel:+910000000001">', "holds the placeholder '+910000000001'"],
  ['</form>', 'desk@star.example', "holds the placeholder 'r.example'"],
])('finished build: is rejected with %s changed to %s', (right, wrong, problem) => {
  const page = PAGE.replace(right, wrong)
  expect(problemsOf({ 'contact.html': page }).join('\n')).toContain(problem)
})

test('finished build: every text file that is read is checked', () => {
  expect(problemsOf({ 'previews/logo.svg': '<title>Dhruva Maritime</title>' })).toEqual([
    "/previews/logo.svg holds the placeholder 'Dhruva Maritime'.",
  ])
})
