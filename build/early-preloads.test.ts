import { expect, test } from 'vitest'
import { preloadEarly } from './early-preloads.ts'

test('moves what a page preloads before its styles, in the order it had, after the viewport', () => {
  expect(
    preloadEarly(
      '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>a{}</style></head><body><link rel="preload" as="image" href="/$&.svg" media="(width >= 9px)"><p>A</p><link rel="preload" href="/b.svg"></body>',
    ),
  ).toBe(
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="preload" as="image" href="/$&.svg" media="(width >= 9px)"><link rel="preload" href="/b.svg"><style>a{}</style></head><body><p>A</p></body>',
  )
})

test('leaves a page alone that preloads nothing', () => {
  const page = '<head><link rel="icon" href="/a.svg"></head><p>Words</p>'
  expect(preloadEarly(page)).toBe(page)
})

test('says so when nothing tells where a page begins', () => {
  expect(() => preloadEarly('<link rel="preload" href="/a.svg">')).toThrow(/viewport/)
})
