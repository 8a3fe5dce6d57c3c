import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/dist/', '<rootDir>/.data/'],
}

/** Unit tests stand beside the code; what needs a database or a forked process is `*.integration.test.ts`. */
const config = async () => ({
  // Making an embedded database takes seconds on a busy machine.
  testTimeout: 60_000,
  // What a file's modules take stays until its process ends: one that has grown this much gives way to a new one between two files.
  // It also keeps a machine with few cores from running everything in one process.
  workerIdleMemoryLimit: '1GB',
  projects: [
    await withNext({
      ...shared,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{app,bench,components,lib,cli,scripts,messages,samples,tools}/**/*.test.ts?(x)',
        '<rootDir>/*.test.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', '\\.integration\\.test\\.ts$'],
    })(),
    await withNext({
      ...shared,
      displayName: 'integration',
      testMatch: ['<rootDir>/{app,lib,cli,scripts}/**/*.integration.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    })(),
  ],
})

export default config
