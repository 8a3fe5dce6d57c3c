import { type Problem, problem } from '../../problem'
import { CellMaker } from '../cells'
import { CellBudget, GridBuilder } from '../grid'
import type { Sheet } from '../model'
import { findDelimiter, namedDelimiter } from './delimiter'
import { decodeText } from './encoding'
import { type Fault, readRecords } from './records'

/**
 * Delimited text as a sheet of texts: what a field means is for the tool to say, so `0,05`, `004` and `3-5` stay as they are.
 * Rows are numbered by record, as Excel shows them.
 * @throws DocumentError SHEET_ENCODING, SHEET_TOO_LARGE, SHEET_DAMAGED (more rows or columns than a sheet has)
 */
export function readCsv(
  bytes: Uint8Array,
  sheetName: string,
  maxCells?: number,
): { sheet: Sheet; problems: Problem[] } {
  const { text, encoding, certain, lost } = decodeText(bytes)
  const named = namedDelimiter(text)
  const table = named ? text.slice(named.start) : text
  const faults: Fault[] = []
  // A text is the same in every language.
  const cells = new CellMaker('en')
  const grid = new GridBuilder(sheetName, false, new CellBudget(maxCells))
  let row = 0
  for (const fields of readRecords(table, named?.delimiter ?? findDelimiter(table), (fault) => faults.push(fault))) {
    for (const [column, field] of fields.entries()) grid.put(row, column, cells.text(field, null))
    row += 1
  }

  const problems: Problem[] = []
  if (!certain) problems.push(problem('SHEET_ENCODING_GUESSED', 'info', { file: 'data', params: { encoding } }))
  const removed = lost + cells.takeRemoved()
  if (removed > 0)
    problems.push(
      problem('SHEET_CHARACTERS', 'warning', { file: 'data', sheet: sheetName, params: { count: removed } }),
    )
  for (const [kind, code] of [
    ['stray', 'SHEET_QUOTES'],
    ['unclosed', 'SHEET_QUOTE_UNCLOSED'],
  ] as const) {
    const [first, ...rest] = faults.filter((fault) => fault.kind === kind)
    if (first)
      problems.push(
        problem(code, 'warning', {
          file: 'data',
          row: first.row + 1,
          params: { row: first.row + 1, count: rest.length + 1 },
        }),
      )
  }
  return { sheet: grid.build(), problems }
}
