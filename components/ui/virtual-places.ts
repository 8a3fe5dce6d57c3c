/** A table with more rows draws only those that are seen, and some around them. */
export const MANY_ROWS = 200
/** A table with more columns draws only those that are seen. */
export const MANY_COLUMNS = 40
/** How many rows of a long table are printed; the rest is counted. */
export const PRINTED_ROWS = 1000

/** What is along one side of a table: a row or column that is drawn, or the room of those that are not. */
export type Place =
  | { readonly kind: 'item'; readonly index: number }
  | { readonly kind: 'space'; readonly key: string; readonly size: number }

/** The position of a row or column in px from the start. */
export interface Span {
  readonly index: number
  readonly start: number
  readonly end: number
}

/** What is drawn with the room between, from `begin` to `end`. */
export function placesOf(drawn: readonly Span[], begin: number, end: number): readonly Place[] {
  const places: Place[] = []
  let at = begin
  for (const { index, start, end: after } of drawn) {
    if (start > at) places.push({ kind: 'space', key: `before ${index}`, size: start - at })
    places.push({ kind: 'item', index })
    at = after
  }
  // The room of a whole table gives way to its rows: if it were the room after them, browsers would count its move as a shift of the page.
  if (end > at) places.push({ kind: 'space', key: drawn.length === 0 ? 'whole' : 'after', size: end - at })
  return places
}

/** The first `count` of them, without any room between. */
export function allPlaces(count: number): readonly Place[] {
  return Array.from({ length: count }, (_, index) => ({ kind: 'item', index }))
}

/** Returns a range with one more index, whose row has the focus and therefore stays rendered. */
export function withPinned(range: readonly number[], pinned: number | null, count: number): number[] {
  if (pinned === null || pinned >= count || range.includes(pinned)) return [...range]
  return [...range, pinned].toSorted((a, b) => a - b)
}

/** A cell of a table by its row and column, from 0. Without a column: the row's first problem. */
export interface TablePlace {
  readonly row: number
  readonly column?: number
}

/**
 * Returns the problem after or before a position, or the first or last if there is no position yet. Problems are in
 * reading order.
 */
export function nextProblem(
  problems: readonly TablePlace[],
  from: Required<TablePlace> | null,
  forward: boolean,
): TablePlace | undefined {
  if (from === null) return forward ? problems[0] : problems.at(-1)
  const isAfter = ({ row, column }: TablePlace) =>
    row > from.row || (row === from.row && column !== undefined && column > from.column)
  if (forward) return problems.find(isAfter)
  return problems.findLast(
    ({ row, column }) => row < from.row || (row === from.row && column !== undefined && column < from.column),
  )
}
