import { jestRow, quietly, reportOf } from './stages.mjs'

/** Runs the unit tests on other versions of Node, which npm brings as packages. */
export async function onOtherNodes(versions) {
  const rows = []
  for (const version of versions) {
    const name = `unit on Node ${version}`
    const report = reportOf(name)
    const jest = ['node_modules/jest/bin/jest.js', '--maxWorkers=100%', '--json', `--outputFile=${report}`]
    const reporter = '--reporters=<rootDir>/scripts/test-runner/failures-reporter.mjs'
    const args = ['--yes', `--package=node@${version}`, '--', 'node', ...jest, reporter, '--selectProjects', 'unit']
    const { code, seconds } = await quietly(name, args, { npm_config_loglevel: 'error' }, 'npx')
    rows.push(jestRow(name, report, code, seconds))
  }
  return rows
}
