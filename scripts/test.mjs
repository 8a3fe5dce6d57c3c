/**
 * `npm test`: the preparation, then every suite. All suites run even when one fails; the last line counts them all.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { prepareBuild, prepareBundles } from './prepare.mjs'
import { startPostgresql } from './steps/postgresql.mjs'
import { run } from './steps/run.mjs'
import { say } from './steps/say.mjs'
import { ensureSystemPackages } from './steps/system-packages.mjs'

const REPORTS = 'test-results'
const node = process.execPath

await prepareBundles()
await ensureSystemPackages()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const rows = []

function count(suite, passed, failed, skipped = 0, again = 0) {
  rows.push({ suite, passed, failed, skipped, again })
}

/** A check that either holds or does not. */
async function check(suite, args) {
  say(`\n── ${suite}`)
  const code = await run(node, args)
  count(suite, code === 0 ? 1 : 0, code === 0 ? 0 : 1)
}

async function jest(suite, project, env) {
  say(`\n── ${suite}`)
  const report = `${REPORTS}/${suite.replaceAll(' ', '-')}.json`
  const code = await run(node, ['scripts/jest.mjs', project, '--json', `--outputFile=${report}`], { env })
  if (!existsSync(report)) return count(suite, 0, 1)
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  const failed = numFailedTests + numRuntimeErrorTestSuites
  count(suite, numPassedTests, failed === 0 && code !== 0 ? 1 : failed, numPendingTests)
}

async function browser(suite) {
  say(`\n── ${suite}`)
  const report = `${REPORTS}/browser.json`
  const code = await run(node, ['node_modules/playwright/cli.js', 'test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  if (!existsSync(report)) return count(suite, 0, 1)
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats
  count(suite, expected + flaky, unexpected === 0 && code !== 0 ? 1 : unexpected, skipped, flaky)
}

await check('types', ['node_modules/typescript/bin/tsc', '--noEmit'])
await check('lint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'])
await check('formatting', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'])
await jest('unit', 'unit', {})
await jest('integration on PGlite', 'integration', { DATABASE_URL: '' })

const postgresql = await startPostgresql()
if (postgresql === null) count('integration on PostgreSQL', 0, 0, 1)
else {
  try {
    await jest('integration on PostgreSQL', 'integration', { DATABASE_URL: postgresql.url })
  } finally {
    postgresql.stop()
  }
}

say('\n── build')
await prepareBuild()
count('build', 1, 0)
await browser('browser')

/** What came out in words: `240 passed, 0 failed, 1 skipped, 1 only at the second try`. */
function outcome({ passed, failed, skipped, again }) {
  return [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(again > 0 ? [`${again} only at the second try`] : []),
  ].join(', ')
}

say('')
for (const row of rows) say(`${row.suite.padEnd(28)} ${outcome(row)}`)
const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), again: sum('again') }
say(`\n${outcome(total)}`)
process.exit(total.failed === 0 ? 0 : 1)
