import { SHEET_COLUMNS } from './dose-sheet-columns'
import type { Cell } from './model'

/** Fewer such words in a row may be a person's own. */
const FEWEST = 3
const LISTS: readonly (readonly string[])[] = Object.values(SHEET_COLUMNS)

/**
 * The constant names that Actum's own workbooks have in the row below the headings, by their columns; none where the row is
 * anything else. Every filled cell is such a name and is under a heading, and all are of one list in its order: some may be
 * missing, since people delete columns and add theirs.
 */
export function constantNames(
  cells: readonly (Cell | undefined)[] | undefined,
  headings: ReadonlyMap<number, unknown>,
): ReadonlyMap<number, string> {
  const none = new Map<number, string>()
  const names = new Map<number, string>()
  for (const [column, cell] of (cells ?? []).entries()) {
    if (cell === undefined || cell.text.trim() === '') continue
    if (typeof cell.value !== 'string' || !headings.has(column)) return none
    names.set(column, cell.value)
    if (!LISTS.some((list) => isInOrder(names.values(), list))) return none
  }
  return names.size < FEWEST ? none : names
}

function isInOrder(names: Iterable<string>, list: readonly string[]): boolean {
  let at = -1
  for (const name of names) {
    at = list.indexOf(name, at + 1)
    if (at === -1) return false
  }
  return true
}
