import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([
  ['build', 'production'],
  ['dev', 'development'],
])("NODE_ENV=development: `astro %s` takes React's files for %s", (command, files) => {
  const program = `import('./astro.config.ts').then(() => console.log('captureOwnerStack' in require('react')))`
  const env = { ...process.env, NODE_ENV: 'development' }
  const printed = execFileSync(process.execPath, ['-e', program, 'astro', command], { env })
  // Only those for development have this function.
  expect(printed.toString().trim()).toBe(String(files === 'development'))
})
