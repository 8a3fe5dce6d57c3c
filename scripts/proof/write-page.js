import { readFileSync, writeFileSync } from 'node:fs'
import { withGenerated } from '../docs/generated-part.js'
import { SUITES } from './catalogue/index.js'
import { proofPart } from './proof-table.js'

export const PAGE = 'docs/proof.md'

/**
 * Returns `docs/proof.md` with the tables of both commands updated and the rest unchanged.
 *
 * @param {string} page
 * @param {import('./results.js').Rows} results
 * @returns {string}
 */
export function proofPage(page, results) {
  return Object.entries(SUITES).reduce(
    (text, [suite, checks]) => withGenerated(text, suite, proofPart(checks, results)),
    page,
  )
}

/** Updates `docs/proof.md`. @param {import('./results.js').Rows} results */
export function writePage(results) {
  writeFileSync(PAGE, proofPage(readFileSync(PAGE, 'utf8'), results))
}
