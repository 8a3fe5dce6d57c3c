/**
 * `npm run coverage`: the share of the lines and branches of `lib/` that the unit tests run, those with the integration tests (`npm test`), and
 * those with the tests of other people's files; `npm run coverage -- unit` stops after the unit tests. What runs in a forked process or in a
 * browser's server isn't counted. Writes the figures into `bench/results.md`.
 */
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { prepareBundles } from './prepare.mjs'
import { machineHere } from './proof/machine.js'
import { PAGE, writeBenchPart } from './steps/bench-page.js'
import { run } from './steps/run.mjs'
import { say, stop } from './steps/say.mjs'

const FOLDER = '.cache/coverage'
/** Jest's projects in their order, with what they and those before them are together. */
const STEPS = {
  unit: 'unit tests',
  integration: 'unit and integration tests, as in `npm test`',
  corpus: "all of them, with other people's files",
}

const projects = Object.keys(STEPS)
const [last = 'corpus'] = process.argv.slice(2)
if (!projects.includes(last)) stop(`Coverage ends with one of: ${projects.join(', ')}.`)

await prepareBundles()
// Here, because it needs packages that are installed only now.
const { coverageOf } = await import('./test-runner/coverage.mjs')
rmSync(FOLDER, { recursive: true, force: true })
const reporter = '--reporters=<rootDir>/scripts/test-runner/failures-reporter.mjs'
const [loadBefore] = loadavg()
const started = performance.now()
const secondsSince = () => (performance.now() - started) / 1000
const rows = []
let failed = false
for (const project of projects.slice(0, projects.indexOf(last) + 1)) {
  const env = { ACTUM_COVERAGE: FOLDER, DATABASE_URL: '' }
  if ((await run(process.execPath, ['scripts/jest.mjs', project, reporter], { env })) !== 0) failed = true
  const { lines, branches, files } = coverageOf(FOLDER)
  say(`${STEPS[project]}: ${lines} % of lines, ${branches} % of branches of ${files} files`)
  rows.push(`| ${STEPS[project]} | ${files} | ${lines} | ${branches} | ${secondsSince().toFixed(0)} |`)
}
if (failed) stop('Tests failed; the figures were not written.')

const head = '| run by | files of `lib/` | lines, % | branches, % | seconds |\n| --- | --- | --- | --- | --- |'
const date = new Date().toISOString().slice(0, 10)
const measured = { date, machine: machineHere(), load: [loadBefore, loadavg()[0]], seconds: secondsSince() }
writeBenchPart('coverage', measured, [head, ...rows].join('\n'))
say(`Written to ${PAGE}.`)
