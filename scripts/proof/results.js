import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The measurements that `docs/proof.md` is generated from. */
export const RESULTS = 'docs/proof.json'

/**
 * @typedef {{ cores: number, memory: string, node: string }} Machine
 * @typedef {import('./mapping.js').Verdict & { measured: string, machine: Machine }} Row
 * @typedef {Readonly<Record<string, Row>>} Rows by check ID
 */

/** Returns the saved results. @returns {Rows} */
export function readResults(file = RESULTS) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Writes the results, ordered by check ID. */
export function writeResults(rows, file = RESULTS) {
  const ordered = Object.fromEntries(
    Object.entries(rows).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
  )
  writeFileSync(file, `${JSON.stringify(ordered, null, 2)}\n`)
}

/**
 * Returns the rows with those of a run replaced. A check that couldn't run this time keeps its earlier measurement.
 *
 * @param {Rows} before
 * @param {ReadonlyMap<string, import('./mapping.js').Verdict>} verdicts
 * @param {{ measured: string, machine: Machine }} run
 * @returns {Rows}
 */
export function withVerdicts(before, verdicts, run) {
  const rows = { ...before }
  for (const [id, verdict] of verdicts) {
    const keeps = verdict.result === 'not run' && rows[id] !== undefined && rows[id].result !== 'not run'
    if (!keeps) rows[id] = { ...verdict, ...run }
  }
  return rows
}
