/**
 * `npm run mutation -- NAME…`: makes one small change at a time to the files of a target, runs the tests next to them,
 * and writes into `docs/mutation.md` how many changes no test noticed; all targets without a name. Surviving changes
 * are printed, and listed with their locations in `.data/mutation/NAME.html`. `--changed` tries only what the last run
 * can't answer: changes in changed files, and survivors that a new test reaches.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { prepareBundles } from './prepare.mjs'
import { PAGE, scoresPage } from './mutation/page.js'
import { REPORTS } from './mutation/reports.js'
import { scoresOf } from './mutation/scores.js'
import { TARGETS } from './mutation/targets.js'
import { run } from './steps/run.mjs'
import { say, stop } from './steps/say.mjs'

await prepareBundles()
const changed = process.argv.includes('--changed')
const wanted = process.argv.slice(2).filter((word) => word !== '--changed')
const known = Object.keys(TARGETS)
for (const name of wanted) {
  if (!known.includes(name)) stop(`There is no target ${name}. There are: ${known.join(', ')}`)
}
for (const name of wanted.length > 0 ? wanted : known) {
  say(`\n── ${name}`)
  const words = ['run', 'scripts/mutation/stryker.config.mjs', ...(changed ? [] : ['--force'])]
  const code = await run(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', ...words], {
    // Property tests use only some of their cases, because every change runs them again.
    env: { ACTUM_MUTATION: name, ACTUM_RUNS: process.env.ACTUM_RUNS ?? '0.2' },
  })
  if (code !== 0) stop(`${name} did not finish.`)
  const scores = scoresOf(JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8')))
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : null
  writeFileSync(PAGE, scoresPage(page, name, { date: new Date().toISOString().slice(0, 10), scores }))
}
say(`\nWritten to ${PAGE}.`)
