import type { FoundPage, FoundTable, WordedProblem } from './answers'
import type { Inspected, ParserState } from './state'

/** The tables found in an inspection; empty if there was none. */
export function foundTables(inspected: Inspected | null): readonly FoundTable[] {
  return inspected?.answer.files.find(({ role }) => role === 'document')?.tables ?? []
}

/** The pages of a PDF; none of any other file. */
export function foundPages(inspected: Inspected | null): readonly FoundPage[] {
  return inspected?.answer.files.find(({ role }) => role === 'document')?.pages ?? []
}

/** Whether only its spacing shows a table of a PDF, and no one has said that it is one. */
export function isSpaced({ pdf }: Pick<FoundTable, 'pdf'>): boolean {
  return pdf !== undefined && pdf.method === 'aligned' && pdf.confidence < 1
}

/** How much of a table a person should look at: cells, and the table itself. */
export function toLook(table: Pick<FoundTable, 'pdf' | 'look'>): number {
  return table.look.kept + table.look.odd + (isSpaced(table) ? 1 : 0)
}

/** Those of them that are written. */
export function chosenTables({ inspected, left }: Pick<ParserState, 'inspected' | 'left'>): readonly FoundTable[] {
  const without = new Set(left)
  return foundTables(inspected).filter(({ id }) => !without.has(id))
}

/** What is to be known of one table, or with null of the document as a whole. */
export function problemsOf(inspected: Inspected | null, table: string | null): readonly WordedProblem[] {
  const known = new Set(foundTables(inspected).map(({ id }) => id))
  return (inspected?.answer.problems ?? []).filter(({ params }) => {
    const about = String(params.table ?? '')
    return table === null ? !known.has(about) : about === table
  })
}
