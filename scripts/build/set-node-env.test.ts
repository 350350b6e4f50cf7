import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([
  ['build', 'production'],
  ['dev', 'development'],
])("`astro %s` with NODE_ENV=development: loads React's %s build", (command, files) => {
  const program = `import('./astro.config.ts').then(() => console.log('captureOwnerStack' in require('react')))`
  const env = { ...process.env, NODE_ENV: 'development' }
  const printed = execFileSync(process.execPath, ['-e', program, 'astro', command], { env })
  expect(printed.toString().trim()).toBe(String(files === 'development'))
})
