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
  // Services, slides and the bar say themselves that they are some.
  const others = new Set(['data-service', 'data-slide', 'data-ground'])
  expect(readThere.filter((name) => !own.has(name) && !others.has(name))).toEqual([])
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
  for (const name of [names.SCROLL, names.PROGRESS, names.CELLS])
    expect(styles.join('\n')).toMatch(new RegExp(`var\\(${name}[,)]`))
})

test('the page is there after as long by styles as by the script', () => {
  const delays = [...ownStyles.matchAll(/animation: \S+ 1ms (\S+) backwards/g)]
  expect(delays.length).toBeGreaterThan(1)
  for (const [, delay] of delays)
    expect(Number.parseFloat(delay!) * 1000).toBe(names.SHOWN_AT_THE_LATEST_MS)
})

test.each([names.BELOW, names.SECOND])(
  'what %s keeps out of the first frame is let in by the script, part by part',
  (name) => {
    expect(ownStyles).toMatch(new RegExp(`from \\{\\s+${name}: none;`))
    const letIn = /\[data-laid-out\] \{([^}]*)\}/.exec(ownStyles)![1]
    expect(letIn).toContain(`${name}: initial;`)
    const parts = styles.flatMap((text) => text.match(/display: var\([^;]*/g) ?? [])
    expect(parts.some((display) => display.includes(`var(${name},`))).toBe(true)
    for (const used of parts.flatMap((display) => display.match(/--[\w-]+/g)!))
      expect([names.BELOW, names.SECOND]).toContain(used)
  },
)
