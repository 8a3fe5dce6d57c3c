import type { Problem } from '../../problem'
import type { DataLanguage } from '../../spreadsheets/language'
import { addressOf } from '../data/addresses'
import { Columns } from '../data/columns'
import type { DataTable } from '../data/data-table'
import type { DocumentRows } from '../data/groups'
import { readLetter } from './letter'
import type { GenerateOptions } from '../options'
import type { ScopeContext } from '../values/scope-values'

/** More empty places than this say no more. */
const MAX_PROBLEMS = 1_000

/** What is wrong with the letter of the mails, and the cells that leave a place of one that will be sent empty. */
export function letterProblems(
  options: GenerateOptions,
  table: DataTable,
  language: DataLanguage,
  documents: readonly DocumentRows[],
  context: ScopeContext,
): Problem[] {
  const letter = readLetter(options, table, language, documents.length)
  if (letter === null || letter.problems.length > 0) return [...(letter?.problems ?? [])]
  const { mailColumn } = options
  const column = mailColumn === undefined ? null : new Columns(table.columns).find(mailColumn)
  const sent =
    column === null ? documents.slice(0, 1) : documents.filter(({ rows }) => addressOf(rows, column).text !== '')
  const empty: Problem[] = []
  for (const document of sent) {
    if (empty.length >= MAX_PROBLEMS) break
    empty.push(...letter.emptyCells(document, context))
  }
  return empty
}
