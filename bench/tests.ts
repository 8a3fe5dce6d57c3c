/**
 * Shows what the last `npm test` has recorded: the seconds of each stage, and the ten slowest test files. A file's seconds are those of its
 * own process; two files run in parallel.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Stage {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
}

interface JestReport {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[]
}

interface BrowserSuite {
  readonly file?: string
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
  readonly suites?: readonly BrowserSuite[]
}

interface TestFile {
  readonly file: string
  readonly stage: string
  readonly seconds: number
}

const REPORTS = 'test-results'
const LARGEST = 10

const placeOf = (name: string) => `${REPORTS}/${name}.json`
const readReport = <T>(name: string): T => JSON.parse(readFileSync(placeOf(name), 'utf8')) as T

function jestFiles(stage: string): TestFile[] {
  const report = stage.replaceAll(' ', '-')
  // Without a PostgreSQL server there is none.
  if (!existsSync(placeOf(report))) return []
  const { testResults } = readReport<JestReport>(report)
  return testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(process.cwd(), name),
    stage,
    seconds: (endTime - startTime) / 1000,
  }))
}

function millisecondsOf({ specs = [], suites = [] }: BrowserSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return [...own, ...suites.map(millisecondsOf)].reduce((sum, duration) => sum + duration, 0)
}

function browserFiles(): TestFile[] {
  const { suites } = readReport<{ suites: readonly BrowserSuite[] }>('browser')
  return suites.map((suite) => ({ file: `e2e/${suite.file}`, stage: 'browser', seconds: millisecondsOf(suite) / 1000 }))
}

const record = existsSync(placeOf('stages'))
  ? readReport<{ command: string; run: { seconds: number }; rows: readonly Stage[] }>('stages')
  : null
if (record?.command !== '') {
  console.error('The last run of the tests was not a whole `npm test`. Run it first.')
  process.exit(1)
}
const { run, rows } = record
console.log('| stage | passed | failed | seconds |\n| --- | --- | --- | --- |')
for (const row of rows) console.log(`| ${row.name} | ${row.passed} | ${row.failed} | ${row.seconds.toFixed(0)} |`)
console.log(`| all | | | ${run.seconds.toFixed(0)} |\n`)

const files = [
  ...['unit', 'integration on PGlite', 'integration on PostgreSQL'].flatMap(jestFiles),
  ...browserFiles(),
].sort((a, b) => b.seconds - a.seconds)
console.log('| largest files | stage | seconds |\n| --- | --- | --- |')
for (const { file, stage, seconds: own } of files.slice(0, LARGEST)) {
  console.log(`| \`${file}\` | ${stage} | ${own.toFixed(1)} |`)
}
