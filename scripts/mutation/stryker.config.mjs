/** Stryker's settings for the target that ACTUM_MUTATION names; `scripts/mutation.mjs` runs it. */
import { REPORTS } from './reports.js'
import { TARGETS } from './targets.js'

const name = process.env.ACTUM_MUTATION ?? ''
const target = TARGETS[name]
if (target === undefined) throw new Error(`ACTUM_MUTATION names no target: ${name}`)

const config = {
  mutate: [...target.files],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: {
    configFile: 'scripts/mutation/jest.config.mjs',
    config: { testMatch: target.tests.map((pattern) => `<rootDir>/${pattern}`) },
    // What imports a changed file is most of the product.
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Jest keeps the modules of every run in memory.
  maxTestRunnerReuse: 25,
  // Also where the machine is busy with something else. An endless loop is found by counting its rounds.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 20,
  incremental: true,
  incrementalFile: `${REPORTS}/${name}.incremental.json`,
  tempDirName: `${REPORTS}/sandbox`,
  ignorePatterns: ['.data', 'dist', 'docs', 'e2e', 'public', 'test-results'],
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: `${REPORTS}/${name}.json` },
  htmlReporter: { fileName: `${REPORTS}/${name}.html` },
  allowConsoleColors: false,
}

export default config
