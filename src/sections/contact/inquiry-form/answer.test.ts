import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAnswer } from './send-inquiry'

test.each([
  '{"success":true}',
  '{"success":true,"message":"Email sent successfully!"}',
  '{"success":true,"body":{"data":{},"message":"Email sent"}}',
  ' \r\n\t{ "success" : true }\n',
  '{"success":false,"success":true}',
  '{"s\\u0075ccess":true}',
])('%j is a success', (text) => {
  expect(readAnswer(text)).toBe('success')
})

test.each([
  '',
  '   ',
  '<!doctype html><title>502 Bad Gateway</title>',
  '{"success":tr',
  '{"success":true',
  '{"success":true}}',
  '{"success":true}{"success":true}',
  "{'success':true}",
  '{success:true}',
  '\uFEFF{"success":true}',
  'success',
  'true',
  'null',
  'undefined',
  '1',
  '"{\\"success\\":true}"',
  '[]',
  '[true]',
  '[{"success":true}]',
  '{}',
  '{"success":false}',
  '{"success":"true"}',
  '{"success":1}',
  '{"success":null}',
  '{"success":{}}',
  '{"success":[true]}',
  '{"Success":true}',
  '{"body":{"success":true}}',
  '{"__proto__":{"success":true}}',
  '{"success":true,"success":false}',
  '{"success":false,"message":"Invalid access key"}',
])('%j is an error', (text) => {
  expect(readAnswer(text)).toBe('error')
})

test('no text whatever breaks the reading', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.json())
  fc.assert(fc.property(text, (any) => ['success', 'error'].includes(readAnswer(any))))
})

test('an object is a success exactly when its own success is true, whatever else it holds', () => {
  const success = fc.oneof(fc.constant(true), fc.jsonValue())
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), success, (other, value) => {
      const expected = value === true ? 'success' : 'error'
      return readAnswer(JSON.stringify({ ...other, success: value })) === expected
    }),
  )
})

test('a success that is cut short anywhere is none', () => {
  fc.assert(
    fc.property(fc.string(), (message) => {
      const text = JSON.stringify({ success: true, message })
      return [...text].every((_, end) => readAnswer(text.slice(0, end)) === 'error')
    }),
  )
})
