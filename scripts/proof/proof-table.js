import { markdownTable } from '../docs/markdown-table.js'
import { machineInWords } from './machine.js'

/** The results as the page shows them. */
const RESULTS = { holds: 'passed', fails: 'failed', 'not run': 'not run' }

/**
 * Returns the section of `docs/proof.md` for one command: how many checks passed, and each check with its measurement and machine.
 *
 * @param {readonly import('./catalogue/shown-by.js').Check[]} checks
 * @param {import('./results.js').Rows} results
 * @returns {string} Markdown
 */
export function proofPart(checks, results) {
  const rows = checks.map((check) => ({ check, row: results[check.id] }))
  const count = (result) => rows.filter(({ row }) => row?.result === result).length
  const open = checks.length - count('holds') - count('fails')
  const machines = [...new Set(rows.flatMap(({ row }) => (row === undefined ? [] : [machineInWords(row.machine)])))]
  const table = markdownTable([
    ['#', 'Check', 'Result', 'Measured', 'Threshold', 'Size', 'Date', 'Machine'],
    ...rows.map(({ check, row }) => [check.id, check.sentence, ...cellsOf(check, row, machines)]),
  ])
  const said = `${checks.length} checks: ${count('holds')} passed, ${count('fails')} failed, ${open} not run.`
  const list = machines.map((machine, index) => `${letter(index)}: ${machine}.`).join(' ')
  return [said, table, ...(list === '' ? [] : [`Machines: ${list}`])].join('\n\n')
}

function cellsOf(check, row, machines) {
  if (row === undefined) return ['not run yet', '', check.bar, '', '', '']
  const result = [RESULTS[row.result], ...(row.reason === undefined ? [] : [row.reason])].join(': ')
  const machine = letter(machines.indexOf(machineInWords(row.machine)))
  return [result, row.figure, check.bar, row.size, row.measured, machine].map(plain)
}

/** Removes Markdown markup from test names, which the formatter would otherwise change every time. */
function plain(text) {
  return text
    .replaceAll(/[*_<>`[\]\\#~]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function letter(index) {
  return String.fromCharCode(65 + index)
}
