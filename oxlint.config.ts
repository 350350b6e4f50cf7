import { defineConfig, type OxlintOverride } from 'oxlint'

/** Each folder in src/ can import only from folders that come later in the list. */
const ORDER = ['pages', 'layouts', 'client', 'sections', 'components', 'content', 'build', 'lib']
const OUTSIDE = ['server', 'deploy', 'tests', 'scripts', 'editor']
const TESTS = ['**/*.test.ts', '**/*.test.tsx']
const direction = `Imports go one way: ${ORDER.join(' → ')}. See docs/reference/architecture.md.`
const siblings =
  "Sections can't import each other. Move shared code to src/components/ or src/lib/."
const server = 'The server can import only the inbox and the list of form fields.'

type Pattern = { regex?: string; group?: string[]; message: string }

const forbid = (files: string, ...patterns: Pattern[]): OxlintOverride => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const from = (folders: string[], message = direction): Pattern => ({
  regex: `^(\\.\\./)+(${folders.join('|')})/`,
  message,
})

const message = 'Storage can throw: use src/lib/browser.ts.'
const STORAGE = ['sessionStorage', 'localStorage'].map((name) => ({ name, message }))
const ahead = (folder: string) => from([...ORDER.slice(0, ORDER.indexOf(folder)), ...OUTSIDE])

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    // The order of static content never changes, and items can repeat, so the index is a safe key.
    'react/no-array-index-key': 'off',
    'oxc/no-map-spread': 'off',
    'jsx-a11y/no-access-key': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'import/no-default-export': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
  },
  overrides: [
    {
      files: ['*.config.{ts,mjs}', 'src/client/after-load-directive.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['src/**'],
      excludeFiles: ['src/lib/browser.ts', ...TESTS],
      rules: {
        'no-restricted-globals': ['error', ...STORAGE],
      },
    },
    {
      files: ['{src,server,deploy,scripts,tests/bench,tests/browsers}/**'],
      excludeFiles: TESTS,
      rules: { 'max-lines': ['error', { max: 250 }] },
    },
    {
      files: ['src/**'],
      excludeFiles: TESTS,
      rules: { 'max-lines-per-function': ['error', { max: 60 }] },
    },
    ...ORDER.map((folder) => forbid(`src/${folder}/**`, ahead(folder))),
    ...[1, 2].map((depth) =>
      forbid(`src/sections${'/*'.repeat(depth + 1)}`, ahead('sections'), {
        regex: `^${'\\.\\./'.repeat(depth)}[^.]`,
        message: siblings,
      }),
    ),
    {
      ...forbid(
        'scripts/build/**',
        from(['deploy', 'tests']),
        { regex: '^\\.\\./[^.]', message: direction },
        {
          group: ['**/server/**', '!**/server/env-file.ts'],
          message: direction,
        },
      ),
      excludeFiles: TESTS,
    },
    forbid('server/**', from(['scripts', 'deploy', 'tests'], server), {
      group: ['**/src/**', '!**/src/lib/inquiry-fields.ts'],
      message: server,
    }),
  ],
})
