import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as names from './names'

const read = (pattern: string) =>
  globSync(pattern, { cwd: 'src' }).map((file) => readFileSync(`src/${file}`, 'utf8'))

const styles = read('**/*.css')
const ownStyles = read('page-start/*.css').join('\n')
const markup = read('**/*.{tsx,astro}')

test.each([names.FIRST_FRAME, names.LAID_OUT, names.TYPESET, names.LOADED])(
  'styles of the page’s start read %s, which its scripts set',
  (name) => {
    expect(ownStyles).toContain(`[${name}]`)
  },
)

test('styles read no attribute that nothing sets', () => {
  const own = new Set<string>(Object.values(names).map(String))
  const readThere = [...ownStyles.matchAll(/\[(data-[\w-]+)/g)].map(([, name]) => name!)
  expect(readThere.length).toBeGreaterThan(4)
  // The services' blocks say themselves that they are some.
  expect(readThere.filter((name) => !own.has(name) && name !== 'data-service')).toEqual([])
})

test('everything that arrives is marked as the script looks for it, and moved by styles for it', () => {
  const attributes = markup.flatMap((text) => text.match(/data-arriv(?!ed)\w*(?==)/g) ?? [])
  expect(attributes.length).toBeGreaterThan(3)
  expect(new Set(attributes)).toEqual(new Set([names.ARRIVAL]))
  const selectors = styles.flatMap((text) => text.match(/\[data-arriv(?!ed)[^\]]*\]/g) ?? [])
  expect(new Set(selectors)).toEqual(new Set([`[${names.ARRIVAL}='${names.ARRIVED}']`]))
})

test('the year is marked as the script looks for it', () => {
  expect(markup.filter((text) => text.includes(` ${names.CURRENT_YEAR}=`))).toHaveLength(1)
})

test('styles move by the properties that the script sets', () => {
  for (const name of [names.SCROLL, names.PROGRESS])
    expect(styles.join('\n')).toMatch(new RegExp(`var\\(${name}[,)]`))
})

test('the page is there after as long by styles as by the script', () => {
  const delays = [...ownStyles.matchAll(/animation: below 1ms (\S+) backwards/g)]
  expect(delays.length).toBeGreaterThan(0)
  for (const [, delay] of delays)
    expect(Number.parseFloat(delay!) * 1000).toBe(names.SHOWN_AT_THE_LATEST_MS)
})

test('what the style sheets keep out of the first frame is among the parts that the script lays out', () => {
  const parts = names.PAGE_PARTS.replace(/\*$/, '')
  const kept = ownStyles.match(/[^{}]*:not\(\[data-laid-out\]\)/g)!
  expect(kept.length).toBeGreaterThan(0)
  expect(parts).toBe('main > section > ')
  expect(ownStyles).toContain(`[${names.FIRST_FRAME}] main > section ~ section {`)
  for (const selector of kept) expect(selector).toMatch(/(& > |main > section > \* ~ ):not/)
})
