import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Read a licence before you add its name to ALLOWED. MPL and LGPL licences are allowed only for development tools.
const ALLOWED =
  `MIT, MIT-0, (MIT AND Zlib), 0BSD, ISC, BSD-2-Clause, BSD-3-Clause, BlueOak-1.0.0, Apache-2.0,
CC0-1.0, Python-2.0, PSF-2.0, MPL-2.0, LGPL-3.0-or-later, OFL-1.1, Apache-2.0 AND LGPL-3.0-or-later,
Apache-2.0 AND LGPL-3.0-or-later AND MIT`.split(/,\s+/)
/** The package memorystream names its MIT licence in a field that npm no longer reads. */
const OLD = 'node_modules/memorystream'

test('packages in package-lock.json: all have an allowed licence', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const { '': _project, [OLD]: _old, ...others } = packages as Record<string, { license?: string }>
  const found = Object.entries(others).map(([path, { license }]) => `${path}: ${license}`)
  expect(found.filter((line) => !ALLOWED.includes(line.split(': ')[1]!))).toEqual([])
})
