import { markdownTable } from '../docs/markdown-table.js'
import { machineInWords } from './machine.js'

/**
 * The part of `docs/proof.md` of one command: how many of its checks hold, each check with what was measured, and on what.
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
    ['#', 'What must hold', 'Result', 'As measured', 'Bar', 'Size', 'Date', 'Machine'],
    ...rows.map(({ check, row }) => [check.id, check.sentence, ...cellsOf(check, row, machines)]),
  ])
  const said = `${checks.length} checks: ${count('holds')} hold, ${count('fails')} fail, ${open} not run.`
  const list = machines.map((machine, index) => `${letter(index)}: ${machine}.`).join(' ')
  return [said, table, ...(list === '' ? [] : [`Machines: ${list}`])].join('\n\n')
}

function cellsOf(check, row, machines) {
  if (row === undefined) return ['not run yet', '', check.bar, '', '', '']
  const result = row.reason === undefined ? row.result : `${row.result}: ${row.reason}`
  const machine = letter(machines.indexOf(machineInWords(row.machine)))
  return [result, row.figure, check.bar, row.size, row.measured, machine].map(plain)
}

/** Test names may hold what Markdown takes for markup; the formatter would write it anew each time. */
function plain(text) {
  return text
    .replaceAll(/[*_<>`[\]\\#~]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function letter(index) {
  return String.fromCharCode(65 + index)
}
