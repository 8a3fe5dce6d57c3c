import { prepareBuild } from '../prepare.mjs'
import { say, stop } from '../steps/say.mjs'
import { ensureSystemPackages } from '../steps/system-packages.mjs'
import { SUITES } from './catalogue/index.js'
import { machineHere } from './machine.js'
import { scriptsOf, verdictOf } from './mapping.js'
import { readResults, withVerdicts, writeResults } from './results.js'
import { runScript } from './run-script.mjs'
import { runTests } from './run-tests.mjs'
import { wantedOf } from './wanted.js'
import { writePage } from './write-page.js'

/**
 * Runs the checks of a suite that the command line asks for, prints what was found, and writes it into `docs/proof.md`: the
 * rows of the checks that ran, and no others. Ends the process, with 1 if a check fails.
 *
 * @param {'security' | 'reliability'} suite
 */
export async function prove(suite) {
  const wanted = wished(suite)
  await prepareBuild()
  await ensureSystemPackages()
  const { checks } = wanted
  const verdicts = new Map()
  const measured = new Map()
  const judge = (ready, outcomes) => {
    for (const check of ready) verdicts.set(check.id, verdictOf(check, outcomes, measured))
    if (!wanted.trial) record(verdicts)
  }
  const outcomes = await runTests(checks, wanted)
  const scripts = scriptsOf(checks)
  const done = (check) => scriptsOf([check]).every((name) => measured.has(name))
  judge(checks.filter(done), outcomes)
  for (const name of scripts) {
    measured.set(name, await runScript(name, wanted))
    // Written immediately, because a run of hours may be interrupted.
    judge(
      checks.filter((check) => scriptsOf([check]).includes(name) && done(check)),
      outcomes,
    )
  }
  print(checks, verdicts)
  process.exit([...verdicts.values()].some(({ result }) => result === 'fails') ? 1 : 0)
}

function wished(suite) {
  try {
    return wantedOf(process.argv.slice(2), SUITES[suite], readResults())
  } catch (error) {
    return stop(error.message)
  }
}

function record(verdicts) {
  const run = { measured: new Date().toISOString().slice(0, 10), machine: machineHere() }
  const rows = withVerdicts(readResults(), verdicts, run)
  writeResults(rows)
  writePage(rows)
}

function print(checks, verdicts) {
  say('')
  for (const { id, sentence } of checks) {
    const { result, reason, figure } = verdicts.get(id)
    say(`${id.padEnd(4)}${result.toUpperCase().padEnd(9)}${sentence}`)
    for (const more of [reason, figure]) if (more) say(`             ${more}`)
  }
  const count = (result) => [...verdicts.values()].filter((one) => one.result === result).length
  say(
    `\n${verdicts.size} ${verdicts.size === 1 ? 'check' : 'checks'}: ${count('holds')} hold, ${count('fails')} fail, ${count('not run')} not run`,
  )
}
