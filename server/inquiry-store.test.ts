import { chmodSync, mkdirSync, readFileSync, renameSync, rmdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createInquiryStore } from './inquiry-store.ts'
import { readRecords, temporaryFolder } from './test-helpers.ts'

test('writes one JSON line a record, in order, in a file only its owner may read', async () => {
  const file = join(temporaryFolder(), 'not/there/yet.ndjson')
  const append = createInquiryStore(file)
  await Promise.all([append({ message: 'a\nb' }), append({ message: 'ü\u2028' })])
  await append({ message: 'last' })
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(4)
  expect(readRecords(file).map((record) => record['message'])).toEqual(['a\nb', 'ü\u2028', 'last'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('takes a file that was there before away from everybody but its owner', async () => {
  const file = join(temporaryFolder({ 'old.ndjson': '{}\n' }), 'old.ndjson')
  chmodSync(file, 0o644)
  await createInquiryStore(file)({ message: 'next' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readRecords(file)).toEqual([{}, { message: 'next' }])
})

test('starts a new line after one that was cut short', async () => {
  const folder = temporaryFolder({ 'torn.ndjson': '{"message":"cut sh' })
  await createInquiryStore(join(folder, 'torn.ndjson'))({ message: 'whole' })
  expect(readFileSync(join(folder, 'torn.ndjson'), 'utf8')).toBe(
    '{"message":"cut sh\n{"message":"whole"}\n',
  )
})

test('goes on in a new file after the old one was moved away', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'inquiries.ndjson')
  const append = createInquiryStore(file)
  await append({ message: 'first' })
  renameSync(file, join(folder, 'old.ndjson'))
  await append({ message: 'second' })
  expect(readRecords(file)).toEqual([{ message: 'second' }])
})

test('rejects what could not be written, and writes again once it can', async () => {
  const file = join(temporaryFolder(), 'inquiries.ndjson')
  const append = createInquiryStore(file)
  mkdirSync(file)
  await expect(append({ message: 'lost' })).rejects.toThrow('EISDIR')
  rmdirSync(file)
  await append({ message: 'kept' })
  expect(readRecords(file)).toEqual([{ message: 'kept' }])
})
