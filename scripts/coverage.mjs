/**
 * `npm run coverage`: the share of the lines and branches of `lib/` that the unit and integration tests of `npm test` run, and with those of
 * other people's files. What runs in a forked process or in a browser's server isn't counted.
 */
import { rmSync } from 'node:fs'
import { prepareBundles } from './prepare.mjs'
import { run } from './steps/run.mjs'
import { say } from './steps/say.mjs'

const FOLDER = '.cache/coverage'

await prepareBundles()
// Here, because it needs packages that are installed only now.
const { coverageOf } = await import('./test-runner/coverage.mjs')
rmSync(FOLDER, { recursive: true, force: true })
const reporter = '--reporters=<rootDir>/scripts/test-runner/failures-reporter.mjs'
let failed = false
for (const [projects, name] of [
  [['unit', 'integration'], 'npm test'],
  [['corpus'], "with other people's files"],
]) {
  for (const project of projects) {
    const env = { ACTUM_COVERAGE: FOLDER, DATABASE_URL: '' }
    if ((await run(process.execPath, ['scripts/jest.mjs', project, reporter], { env })) !== 0) failed = true
  }
  const { lines, branches, files } = coverageOf(FOLDER)
  say(`${name}: ${lines} % of lines, ${branches} % of branches of ${files} files`)
}
process.exit(failed ? 1 : 0)
