import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { startPostgresql } from '../steps/postgresql.mjs'
import { run } from '../steps/run.mjs'
import { say } from '../steps/say.mjs'
import { filesOf } from './mapping.js'
import { outcomesOfJest, outcomesOfPlaywright } from './reports.js'

const REPORTS = 'test-results/proof'
const node = process.execPath

/**
 * Runs the test files that the checks are shown by, those with a database on PostgreSQL where it is installed.
 *
 * @param {readonly import('./catalogue/shown-by.js').Check[]} checks
 * @param {{ trial: boolean }} options
 * @returns {Promise<import('./mapping.js').Outcome[]>}
 */
export async function runTests(checks, { trial }) {
  mkdirSync(REPORTS, { recursive: true })
  return [
    ...(await jest('unit', filesOf(checks, 'unit'))),
    ...(await onPostgresql(filesOf(checks, 'integration'))),
    ...(await jest('corpus', filesOf(checks, 'corpus'), { DATABASE_URL: '' })),
    ...(await browser(filesOf(checks, 'browser'), trial ? {} : { ACTUM_KILLS: '20' })),
  ]
}

async function onPostgresql(files) {
  if (files.length === 0) return []
  const postgresql = await startPostgresql()
  if (postgresql === null) say('PostgreSQL is not installed: the embedded database stands in for it.')
  try {
    return await jest('integration', files, { DATABASE_URL: postgresql?.url ?? '' })
  } finally {
    postgresql?.stop()
  }
}

async function jest(project, files, env = {}) {
  if (files.length === 0) return []
  say(`\n── ${project} tests`)
  const report = freshReport(project)
  const args = [
    'scripts/jest.mjs',
    project,
    '--silent',
    '--json',
    `--outputFile=${report}`,
    '--runTestsByPath',
    ...files,
  ]
  await run(node, args, { env })
  return outcomesOfJest(reportOf(report))
}

async function browser(files, size) {
  if (files.length === 0) return []
  say('\n── browser tests')
  const report = freshReport('browser')
  await run(node, ['node_modules/playwright/cli.js', 'test', '--reporter=list,json', ...files], {
    env: { ...size, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  return outcomesOfPlaywright(reportOf(report))
}

function freshReport(name) {
  const report = `${REPORTS}/${name}.json`
  rmSync(report, { force: true })
  return report
}

function reportOf(file) {
  if (!existsSync(file)) throw new Error('The tests could not be run; what went wrong stands above.')
  return JSON.parse(readFileSync(file, 'utf8'))
}
