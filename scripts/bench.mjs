/**
 * `npm run bench`: prepares, bundles each `bench/NAME.ts`, runs it, and writes what it printed into `bench/results.md`;
 * `npm run bench -- NAME…` runs some of them. Figures are reported, never asserted.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { prepareBuild } from './prepare.mjs'
import { machineHere } from './proof/machine.js'
import { PAGE, writeBenchPart } from './steps/bench-page.js'
import { bundleBench } from './steps/bundle.mjs'
import { start } from './steps/run.mjs'
import { say, stop } from './steps/say.mjs'

/** What another command has measured, and where it leaves its record. */
const RECORDS = { tests: 'test-results/stages.json' }

await prepareBuild()
const known = readdirSync('bench')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
const wanted = process.argv.slice(2)
for (const name of wanted) {
  if (!known.includes(name)) stop(`There is no benchmark ${name}. There are: ${known.join(', ')}`)
}
const failed = []
for (const name of wanted.length > 0 ? wanted : known) {
  say(`\n── ${name}`)
  await bundleBench(name)
  const [before] = loadavg()
  const started = performance.now()
  const { code, signal, printed } = await runAndHear(`dist/bench/${name}.mjs`)
  if (signal !== null) stop(`Stopped at ${name}.`)
  if (code !== 0) {
    failed.push(name)
    continue
  }
  const run = recordedRun(name) ?? {
    date: new Date().toISOString().slice(0, 10),
    machine: machineHere(),
    load: [before, loadavg()[0]],
    seconds: (performance.now() - started) / 1000,
  }
  writeBenchPart(name, run, printed)
}
if (failed.length > 0)
  stop(`It did not finish: ${failed.join(', ')}. What was measured of the others stands in ${PAGE}.`)
say(`\nWritten to ${PAGE}.`)

/** When and where another command measured what the benchmark shows, or null if the benchmark itself measures. */
function recordedRun(name) {
  return name in RECORDS ? JSON.parse(readFileSync(RECORDS[name], 'utf8')).run : null
}

/** What a program prints to its stdout, shown and kept; its stderr is shown alone. */
function runAndHear(file) {
  const child = start(process.execPath, [file], { stdio: ['inherit', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text
    process.stdout.write(text)
  })
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal, printed })))
}
