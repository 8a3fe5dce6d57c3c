import type { FoundTable, WordedProblem } from './answers'
import type { Inspected, ParserState } from './state'

/** The tables found in an inspection; empty if there was none. */
export function foundTables(inspected: Inspected | null): readonly FoundTable[] {
  return inspected?.answer.files.find(({ role }) => role === 'document')?.tables ?? []
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
