import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

const shared = {
  runner: '<rootDir>/scripts/test-runner/runner.mjs',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/.cache/'],
}

const CODE = 'app,bench,components,lib,cli,packages,scripts,messages,samples,tools'
const INTEGRATION = '\\.integration\\.test\\.ts$'
const CORPUS = 'corpus\\.test\\.ts$'

/**
 * Tests are beside the code. Those that need a database or a forked process are `*.integration.test.ts`; those that read many
 * files by other people are `*corpus.test.ts`, and `npm test` leaves them to `npm run test:all`.
 */
const config = async () => ({
  // Making an embedded database takes seconds on a busy machine.
  testTimeout: 60_000,
  projects: [
    await withNext({
      ...shared,
      displayName: 'unit',
      testMatch: [`<rootDir>/{${CODE}}/**/*.test.ts?(x)`, '<rootDir>/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', INTEGRATION, CORPUS],
    })(),
    await withNext({
      ...shared,
      displayName: 'integration',
      testMatch: [`<rootDir>/{${CODE}}/**/*.integration.test.ts`],
      testPathIgnorePatterns: ['/node_modules/'],
    })(),
    await withNext({
      ...shared,
      displayName: 'corpus',
      testMatch: [`<rootDir>/{${CODE}}/**/*corpus.test.ts`],
      testPathIgnorePatterns: ['/node_modules/'],
    })(),
  ],
})

export default config
