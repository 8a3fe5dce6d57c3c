import { readFileSync } from 'node:fs'
import { environmentTable } from './environment-table.js'
import { withGenerated } from './generated-part.js'
import { jobsTable } from './jobs-table.js'

const OPERATING = 'docs/operating.md'

/**
 * The pages of `docs/` that take parts from the source, with those parts written anew.
 *
 * @param {(file: string) => string} read a file of the project, as text
 * @returns {ReadonlyMap<string, string>}
 */
export function generatedPages(read = (file) => readFileSync(file, 'utf8')) {
  const environment = withGenerated(read(OPERATING), 'environment', environmentTable(read('lib/env.ts')))
  const operating = withGenerated(environment, 'jobs', jobsTable(read('lib/operations/scheduled-jobs.ts')))
  return new Map([[OPERATING, operating]])
}
