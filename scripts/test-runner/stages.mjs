import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { startPostgresql } from '../steps/postgresql.mjs'
import { run } from '../steps/run.mjs'
import { say } from '../steps/say.mjs'

/**
 * The stages of `npm test`. Each prints nothing while all goes well, prints what failed, and returns a row:
 * `{ name, passed, failed, skipped, seconds }`.
 */
export const REPORTS = 'test-results'
const node = process.execPath

/** Runs a check that passes or fails as a whole. */
export async function check(name, args) {
  const { code, seconds } = await quietly(name, args)
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, seconds }
}

/** Runs a Jest project, or of it the files that are named. */
export async function jestTests(name, project, { env = {}, files = [], workers } = {}) {
  const report = reportOf(name)
  const args = [
    'scripts/jest.mjs',
    project,
    '--json',
    `--outputFile=${report}`,
    '--reporters=<rootDir>/scripts/test-runner/failures-reporter.mjs',
  ]
  if (workers !== undefined) args.push(`--maxWorkers=${workers}`)
  if (files.length > 0) args.push('--runTestsByPath', ...files)
  const { code, seconds } = await quietly(name, args, env)
  return jestRow(name, report, code, seconds)
}

/** The row of a Jest run, from its report. */
export function jestRow(name, report, code, seconds) {
  if (!existsSync(report)) return { name, passed: 0, failed: 1, skipped: 0, seconds }
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  const failed = numFailedTests + numRuntimeErrorTestSuites
  return {
    name,
    passed: numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: numPendingTests,
    seconds,
  }
}

/** Runs integration tests, all of them or those that are named, on their own PostgreSQL server. */
export async function onPostgresql(name, options = {}) {
  const server = await startPostgresql()
  if (server === null) return { name, passed: 0, failed: 0, skipped: 1, seconds: 0 }
  try {
    return await jestTests(name, 'integration', { ...options, env: { DATABASE_URL: server.url } })
  } finally {
    server.stop()
  }
}

/** Runs the browser tests that `env` and the arguments choose. */
export async function browserTests(name, env = {}, args = []) {
  const report = reportOf(name)
  const { code, seconds } = await quietly(
    name,
    ['node_modules/playwright/cli.js', 'test', '--reporter=json', ...args],
    {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  )
  if (!existsSync(report)) return { name, passed: 0, failed: 1, skipped: 0, seconds }
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'))
  // A test that passes at the second try has failed once: it is a defect, and counts as one.
  const failed = stats.unexpected + stats.flaky
  for (const text of failuresIn(suites)) say(text)
  return {
    name,
    passed: stats.expected,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: stats.skipped,
    seconds,
  }
}

function failuresIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results: [first] }) => `\nFAIL e2e/${file}:${line} ${title}\n${failureOf(first)}`),
    ),
    ...failuresIn(inner),
  ])
}

/** All errors of a try, and the steps that didn't end well: where time ran out, only they tell what was waited for. */
function failureOf({ errors = [], steps = [], status } = {}) {
  const texts = errors.map(({ message }) => message)
  return [...(texts.length > 0 ? texts : [status]), ...failedSteps(steps).map((step) => `in the step “${step}”`)].join(
    '\n',
  )
}

function failedSteps(steps) {
  return steps.flatMap(({ title, error, steps: inner = [] }) => [...(error ? [title] : []), ...failedSteps(inner)])
}

export function reportOf(name) {
  return `${REPORTS}/${name.replaceAll(' ', '-')}.json`
}

/** Runs a Node script; its output goes to a file, and also to the screen if it fails. */
export async function quietly(name, args, env = {}, { command = node, niceness } = {}) {
  const started = performance.now()
  let printed = ''
  const capture = (text) => (printed += text)
  const code = await run(command, args, { env: { ...env, FORCE_COLOR: '0' }, capture, niceness })
  writeFileSync(reportOf(name).replace('.json', '.log'), printed)
  if (code !== 0) say(`\n── ${name}\n${printed.length > 60_000 ? `…${printed.slice(-60_000)}` : printed}`)
  return { code, seconds: (performance.now() - started) / 1000 }
}
