import { expect, test } from 'vitest'
import { readAnswer } from './answer'

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
