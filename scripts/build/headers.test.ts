import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createHeadersFile } from './headers.ts'

const written = (html: string, isPublishing = false) => createHeadersFile([html], isPublishing)
const policy = (scripts = '', service = '') =>
  `default-src 'none'; script-src 'self'${scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'${service}; form-action 'self'${service}; manifest-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`
const hash = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`
const hashes = (...texts: string[]) => texts.map(hash).toSorted().join('')

test('_headers: contains security headers for all paths, and cache times for hashed files', () => {
  const headers = `/*
  Content-Security-Policy: ${policy()}
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
`
  const hashed = '/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n'
  expect(written('')).toBe(headers + hashed)
  const https = '  Strict-Transport-Security: max-age=31536000\n'
  expect(written('', true)).toBe(headers + https + hashed)
})

const TYPES = ['', 'module', 'Application/JavaScript', 'importmap', 'speculationrules']
test.each([
  ...TYPES.map((type) => [`<script type="${type}">go()</script>`, policy(hashes('go()'))]),
  ['<SCRIPT a="x>y">"ü"<b\r\n</SCRIPT ><script>go()</script>', policy(hashes('"ü"<b\n', 'go()'))],
  ['<script>go()</script><script>go()</script>', policy(hashes('go()'))],
  [`<p data-a='"<script>go()</script>'></p><!-- <script>go()</script> -->`, policy()],
  ['<script type="application/ld+json">{}</script><script src="/a.js"></script>', policy()],
  ['<noscript><script>go()</script></noscript>', policy(hashes('go()'))],
  ['<template><script> b > c </script></template>', policy(hashes(' b > c '))],
  ['<script></script>', policy()],
  ['<form action="https://forms.host/a?b">', policy('', ' https://forms.host')],
  ['<form action="/submit">', policy()],
])('policy for %j: allows only what the page needs', (html, allowed) => {
  expect(written(html)).toContain(`Policy: ${allowed}\n`)
})
