/**
 * `npm test`: the check of a change. `npm run test:all`: every test there is. `npm test -- --changed [--base REV]`: what the changed files can
 * affect. Every stage runs even when one fails; the last line counts them all. Which tests are where: docs/developing.md.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { prepareBuild, prepareBundles } from './prepare.mjs'
import { machineHere } from './proof/machine.js'
import { say } from './steps/say.mjs'
import { ensureSystemPackages } from './steps/system-packages.mjs'
import { browserTests, check, jestTests, onPostgresql, REPORTS } from './test-runner/stages.mjs'
import { onOtherNode } from './test-runner/other-nodes.mjs'
import { inOrder } from './test-runner/plan.mjs'
import { SERVER_TESTS } from './test-runner/server-tests.mjs'

// The native compiler: a quarter of the time. Next still needs TypeScript 6, which has an interface for programs.
const TYPES = ['node_modules/typescript-native/bin/tsc', '--noEmit']
const LINT = ['node_modules/oxlint/bin/oxlint']
const FORMATTING = ['node_modules/oxfmt/bin/oxfmt', '--check']

const types = () => check('types', TYPES)
const lint = () => check('lint', LINT)
const formatting = () => check('formatting', FORMATTING)
const unit = () => jestTests('unit', 'unit')
const onPglite = () => jestTests('integration on PGlite', 'integration', { env: { DATABASE_URL: '' } })
const build = async () => {
  const started = performance.now()
  await prepareBuild()
  return { name: 'build', passed: 1, failed: 0, skipped: 0, seconds: (performance.now() - started) / 1000 }
}

/** Imported late, because it needs packages that are installed only when the tests start. */
const usersOfDatabase = async () => (await import('./test-runner/database-tests.mjs')).databaseTests()

/** Lists of lists run as `inOrder` says. The build keeps one core busy and a half of the other. */
const CODE = [build, [types, lint, formatting, unit]]
// Both databases together keep two cores busier than one after the other.
const TEST = [
  CODE,
  [onPglite, () => onPostgresql('integration on PostgreSQL', { files: SERVER_TESTS, workers: 1 })],
  () => browserTests('browser', { ACTUM_E2E: 'journeys' }),
]
const TEST_ALL = [
  CODE,
  [
    [
      [onPglite, async () => onPostgresql('integration on PostgreSQL', { files: await usersOfDatabase(), workers: 2 })],
      () => jestTests('corpus', 'corpus', { env: { DATABASE_URL: '', ACTUM_CORPUS_ALL: '1' } }),
      () => browserTests('browser', { ACTUM_SCREENS: 'all' }),
    ],
    [() => onOtherNode(22), () => onOtherNode(24)],
  ],
]

const command = ['--changed', '--all'].find((option) => process.argv.includes(option)) ?? ''
const [loadBefore] = loadavg()
const started = performance.now()
await prepareBundles()
await ensureSystemPackages()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const plan =
  command === '--changed'
    ? // Here, because it needs packages that are installed only now.
      await (await import('./test-runner/changed.mjs')).changedStages(process.argv, { types, lint, formatting, build })
    : command === '--all'
      ? TEST_ALL
      : TEST
// What runs is ended by the same signal, and nothing else begins. A stage that runs in this process ends with it.
const END_WITHIN_MS = 10_000
let stopped = null
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stopped = signal
    setTimeout(() => process.exit(1), END_WITHIN_MS).unref()
  })
const rows = []
const finished = (row) => {
  rows.push(row)
  say(`${row.name.padEnd(26)} ${outcome(row).padEnd(40)} ${row.seconds.toFixed(0).padStart(5)} s`)
}
await inOrder(plan, finished, () => stopped !== null)

/** What came out, in words: `240 passed, 0 failed, 1 skipped`. */
function outcome({ passed, failed, skipped }) {
  return [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ')
}

const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
const seconds = (performance.now() - started) / 1000
const run = {
  date: new Date().toISOString().slice(0, 10),
  machine: machineHere(),
  load: [loadBefore, loadavg()[0]],
  seconds,
}
// What `npm run bench -- tests` shows.
writeFileSync(`${REPORTS}/stages.json`, JSON.stringify({ command, run, rows }, null, 2))
say(`${'all'.padEnd(26)} ${''.padEnd(40)} ${seconds.toFixed(0).padStart(5)} s\n\n${outcome(total)}`)
if (stopped !== null) say(`Stopped by ${stopped}: not all stages ran.`)
process.exit(total.failed === 0 && stopped === null ? 0 : 1)
