import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

const DOWN_ONLY = 'Arrows point down only: app → components → lib/{operations,accounts,billing} → lib/documents.'

/** The house's arrows: what the files of a room (`target`) may not import (`from`), by path and however it is written. */
const ARROWS = [
  {
    target: './lib/documents',
    from: './',
    except: ['./lib/documents', './node_modules'],
    message: 'The documents core is pure and imports nothing of ours outside itself: bytes in, bytes out.',
  },
  { target: './lib', from: ['./app', './components', './cli'], message: DOWN_ONLY },
  { target: './components', from: ['./app', './cli', './lib/db'], message: DOWN_ONLY },
  {
    target: ['./lib/storage', './lib/mail', './lib/db', './lib/i18n'],
    from: ['./lib/operations', './lib/accounts', './lib/billing', './lib/http'],
    message: 'These rooms do one job each and know nothing of the people who use them.',
  },
  { target: './lib/http', from: ['./lib/operations', './lib/billing'], message: DOWN_ONLY },
  { target: './lib/accounts', from: ['./lib/operations', './lib/http'], message: DOWN_ONLY },
  {
    target: './cli',
    from: [
      './app',
      './components',
      './lib/db',
      './lib/accounts',
      './lib/billing',
      './lib/operations',
      './lib/storage',
      './lib/http',
    ],
    message: 'The command line is the core without a server.',
  },
]

/** Packages that only one room may know. */
const PACKAGES = [
  {
    outside: 'lib/db/**',
    group: ['@prisma/*', 'pglite-prisma-adapter', '@electric-sql/pglite'],
    message: 'Only lib/db imports Prisma.',
  },
]

const IMPURE = [
  'next',
  'next/*',
  'next-*',
  'react',
  'react-dom',
  '@prisma/*',
  'node:fs',
  'node:fs/*',
  'node:net',
  'node:http',
  'node:https',
  'node:child_process',
]

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/test-support/**']

const config = [
  {
    ignores: [
      '.next/',
      'dist/',
      '.data/',
      'lib/db/generated/',
      'next-env.d.ts',
      'messages/*.d.json.ts',
      'test-results/',
      'public/',
    ],
  },
  ...next,
  ...typescript,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true }],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  { files: ['cli/**', 'scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: TESTS,
    settings: { 'import/ignore': ['node_modules', 'lib/db/generated'] },
    rules: {
      'import/no-restricted-paths': ['error', { zones: ARROWS }],
      // A bundler may run the modules of a circle in an order in which one reads what another has not made yet.
      'import/no-cycle': ['error', { ignoreExternal: true }],
      'no-restricted-imports': ['error', { patterns: PACKAGES.map(({ group, message }) => ({ group, message })) }],
    },
  },
  ...PACKAGES.map(({ outside }) => ({ files: [outside], rules: { 'no-restricted-imports': 'off' } })),
  {
    files: ['lib/documents/**'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: IMPURE, message: 'The documents core knows no Next, React, Prisma, disk or network.' }] },
      ],
    },
  },
]

export default config
