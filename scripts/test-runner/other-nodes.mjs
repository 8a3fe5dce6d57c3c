import { jestRow, quietly, reportOf } from './stages.mjs'

/** Other stages go first: their tests wait for answers, and these only for a core. */
const NICENESS = 10
const PATIENCE_MS = 600_000

/** Runs the unit tests on another version of Node, which npm brings as a package, on what other stages leave of the cores. */
export async function onOtherNode(version) {
  const name = `unit on Node ${version}`
  const report = reportOf(name)
  const jest = ['node_modules/jest/bin/jest.js', '--maxWorkers=100%', '--json', `--outputFile=${report}`]
  const patience = `--testTimeout=${PATIENCE_MS}`
  const reporter = '--reporters=<rootDir>/scripts/test-runner/failures-reporter.mjs'
  const unit = [...jest, patience, reporter, '--selectProjects', 'unit']
  const args = ['--yes', `--package=node@${version}`, '--', 'node', ...unit]
  const options = { command: 'npx', niceness: NICENESS }
  const { code, seconds } = await quietly(name, args, { npm_config_loglevel: 'error' }, options)
  return jestRow(name, report, code, seconds)
}
