import { builtinModules } from 'node:module'
import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

const DOWN_ONLY = 'Arrows point down only: app → components → lib/{operations,accounts,billing} → lib/documents.'

/** The tools of the core, and the inspection that uses all of them. */
const TOOLS = ['generation', 'tables', 'doses']
const INSPECTION = 'inspection'
const roomsOf = (names) => names.map((name) => `./lib/documents/${name}`)

/** Import rules: what the files of a folder (`target`) may not import (`from`), by path in any form. */
const ARROWS = [
  {
    target: './lib/documents',
    from: './',
    except: ['./lib/documents', './lib/hosts', './node_modules'],
    message: 'The documents core is pure and imports nothing of ours outside itself: bytes in, bytes out.',
  },
  ...TOOLS.map((tool) => ({
    target: `./lib/documents/${tool}`,
    from: roomsOf([...TOOLS.filter((other) => other !== tool), INSPECTION]),
    message: 'No tool knows another: what two of them need stands in a room below both.',
  })),
  {
    target: ['./lib/documents/*.ts', `./lib/documents/!(${[...TOOLS, INSPECTION].join('|')})/**/*`],
    from: roomsOf([...TOOLS, INSPECTION]),
    message: 'The rooms that the tools stand on know none of them.',
  },
  {
    target: './lib/hosts',
    from: './',
    except: ['./lib/hosts', './lib/documents', './node_modules'],
    message: 'A host knows what the core asks of it, and nothing else of ours.',
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
  'react/*',
  'react-dom',
  'react-dom/*',
  ...PACKAGES.flatMap(({ group }) => group),
  // What of Node's the core needs it asks of its host, which is another one in a browser.
  'node:*',
  '**/lib/hosts/**',
  ...builtinModules.filter((name) => !name.startsWith('_')),
]

/** Where React's components and hooks are. The rules for them cost half of the linter's time, and elsewhere find nothing. */
const WITH_REACT = ['**/*.tsx', 'components/**']
const REACT_RULES = Object.fromEntries(
  next
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((name) => /^(react|react-hooks|jsx-a11y|@next\/next)\//.test(name))
    .map((name) => [name, 'off']),
)
/** Files of the dose extractor's columns whose words are in the languages' folders. */
const WITHOUT_WORDS = [
  'activity',
  'about-role',
  'alike-columns',
  'beside-doses',
  'body-side',
  'numbered-period',
  'performers',
  'person-name',
  'settle-people',
  'settle-table',
  'shared-unit',
  'side-columns',
].map((name) => `lib/documents/doses/columns/${name}.ts`)

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/test-support/**']

const config = [
  {
    ignores: [
      '.next/',
      'dist/',
      'packages/*/dist/',
      '.data/',
      '.cache/',
      'lib/db/generated/',
      'next-env.d.ts',
      'messages/*.d.json.ts',
      'test-results/',
      'public/',
    ],
  },
  ...next,
  ...typescript,
  { files: ['**/*.{js,mjs,ts,tsx}'], ignores: WITH_REACT, rules: REACT_RULES },
  { files: TESTS, rules: REACT_RULES },
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
  // The compiler finds these (`noUnusedLocals`, `noUnusedParameters`) in a hundredth of the time.
  { files: ['**/*.{ts,tsx}'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  { files: ['cli/**', 'scripts/**', 'bench/**', 'tools/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: TESTS,
    settings: { 'import/ignore': ['node_modules', 'lib/db/generated'] },
    rules: {
      'import/no-restricted-paths': ['error', { zones: ARROWS }],
      'no-restricted-imports': ['error', { patterns: PACKAGES.map(({ group, message }) => ({ group, message })) }],
      // The shapes of rows may be known anywhere; what asks the database is lib/db's.
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/db/generated/client'], allowTypeImports: true, message: 'Only lib/db asks the database.' },
          ],
        },
      ],
    },
  },
  ...PACKAGES.map(({ outside }) => ({
    files: [outside],
    rules: { 'no-restricted-imports': 'off', '@typescript-eslint/no-restricted-imports': 'off' },
  })),
  {
    files: ['lib/documents/doses/{evidence,posology/grammar,posology/reading,posology/words}/**', ...WITHOUT_WORDS],
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Literal[value=/[\\u0100-\\u024F\\u0400-\\u04FF]/]', 'TemplateElement[value.raw=/[\\u0400-\\u04FF]/]'].map(
          (selector) => ({
            selector,
            message: 'Words of a language are data: they stand in lib/documents/doses/language.',
          }),
        ),
      ],
    },
  },
  {
    files: ['lib/documents/**'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: IMPURE,
              message: 'The documents core knows no Next, React, Prisma, disk, network or Node: it asks `#host`.',
            },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        ...['fetch', 'WebSocket', 'XMLHttpRequest', 'EventSource'],
        ...['Buffer', 'process', 'global', 'setImmediate', 'require'],
        ...['window', 'document', 'self', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB', 'caches'],
      ],
    },
  },
]

export default config
