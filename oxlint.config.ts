import { defineConfig, type OxlintOverride } from 'oxlint'

const direction =
  'Imports run one way: pages → layouts → sections → components → content → lib. See CONTRIBUTING.md.'
const siblings =
  'Sections never import each other: what two of them need belongs in components or lib.'
const server = 'The server imports nothing but the inbox and the list of its fields.'
const outside = 'integrations|server|deploy|e2e|bench|scripts|editor'

/** Returns the rule for `files`: no import whose path matches a pattern. */
const forbid = (
  files: string,
  ...patterns: { regex?: string; group?: string[]; message: string }[]
): OxlintOverride => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

/** Returns a pattern: `folders` is an alternative of folder names, reached from above. */
const above = (folders: string, message = direction) => ({
  regex: `^(\\.\\./)+(${folders})/`,
  message,
})

const storage = ['sessionStorage', 'localStorage']
const safeStorage = 'Storage can throw: use src/lib/browser.ts.'

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
    // Lists are content: they keep their order, and their words may repeat.
    'react/no-array-index-key': 'off',
    'react/refs': 'off',
    'react/set-state-in-effect': 'off',
    'oxc/no-map-spread': 'off',
    'jsx-a11y/no-access-key': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'import/no-default-export': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
  },
  overrides: [
    {
      files: ['*.config.{ts,mjs}', 'src/client/after-load.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['src/**'],
      excludeFiles: ['src/lib/browser.ts', '**/*.test.ts', '**/*.test.tsx', '**/test-*.tsx'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...storage.map((name) => ({ name, message: safeStorage })),
        ],
        'no-restricted-properties': [
          'error',
          ...storage.map((property) => ({ property, message: safeStorage })),
        ],
      },
    },
    {
      files: ['{src,server,integrations,deploy,scripts,bench}/**'],
      excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
      rules: { 'max-lines': ['error', { max: 250 }] },
    },
    {
      files: ['src/**'],
      excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
      rules: { 'max-lines-per-function': ['error', { max: 60 }] },
    },
    forbid(
      'src/{lib,content,client}/**',
      above(`content|client|components|sections|layouts|pages|${outside}`),
    ),
    forbid('src/components/**', above(`client|sections|layouts|pages|${outside}`)),
    forbid('src/sections/*/*', above(`client|layouts|pages|${outside}`), {
      regex: '^\\.\\./[^.]',
      message: siblings,
    }),
    forbid('src/sections/*/*/*', above(`client|layouts|pages|${outside}`), {
      regex: '^\\.\\./\\.\\./[^.]',
      message: siblings,
    }),
    forbid('src/layouts/**', above(`pages|${outside}`)),
    forbid('src/pages/**', above(outside)),
    {
      ...forbid('integrations/**', above('deploy|e2e|bench|scripts'), {
        group: ['**/server/**', '!**/server/env-file.ts'],
        message: direction,
      }),
      excludeFiles: ['**/*.test.ts'],
    },
    forbid('server/**', above('integrations|deploy|e2e|bench|scripts', server), {
      group: ['**/src/**', '!**/src/lib/inquiry-fields.ts'],
      message: server,
    }),
  ],
})
