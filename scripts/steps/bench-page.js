import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { withGenerated } from '../docs/generated-part.js'
import { machineInWords } from '../proof/machine.js'

export const PAGE = 'bench/results.md'

const HEAD = `# Benchmarks: results

How fast is Actum? \`npm run bench\` writes this page; \`npm run bench -- NAME\` updates one part. Figures of several runs are the median (min–max).
[Benchmarks](README.md) describes what is measured and how.
`

/**
 * @typedef {object} Run
 * @property {string} date as in 2026-11-22
 * @property {import('../proof/results.js').Machine} machine
 * @property {readonly [number, number]} load average of the last minute, at the start and at the end
 * @property {number} seconds
 */

/**
 * What a benchmark printed, below what it depends on.
 *
 * @param {Run} run
 * @param {string} printed Markdown
 * @returns {string}
 */
export function benchPart({ date, machine, load: [before, after], seconds }, printed) {
  const circumstances = [
    `${date}, ${machineInWords(machine)}`,
    `load average ${before.toFixed(2)} at the start and ${after.toFixed(2)} at the end`,
    `${seconds.toFixed(0)} s`,
  ]
  return `${circumstances.join('; ')}.\n\n${printed.trim()}`
}

/**
 * Returns the page with the part of one benchmark replaced; a missing part is appended.
 *
 * @param {string | null} page null when there is none yet
 * @param {string} name
 * @param {string} part
 * @returns {string}
 */
export function benchPage(page, name, part) {
  const text = page ?? HEAD
  const whole = text.includes(`<!-- ${name} -->`)
    ? text
    : `${text.trimEnd()}\n\n## ${name}\n\n<!-- ${name} -->\n\n<!-- /${name} -->\n`
  return withGenerated(whole, name, part)
}

/**
 * Writes into the page what a benchmark printed, and formats the page as `npm run lint` expects it.
 *
 * @param {string} name
 * @param {Run} run
 * @param {string} printed Markdown
 */
export function writeBenchPart(name, run, printed) {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : null
  writeFileSync(PAGE, benchPage(page, name, benchPart(run, printed)))
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', PAGE], { stdio: 'ignore' })
}
