import { MAX_DEPTH, type Token } from './token'

/** The cell of a table that a tag is in. Rows and columns need only be in order. */
export interface TableCell {
  /** The same for all cells of one table. */
  readonly table: number
  readonly row: number
  readonly column: number
}

/** A section with its end. */
export interface SectionPair {
  readonly open: Token
  readonly close: Token
}

interface RowSpan {
  readonly first: number
  readonly last: number
  /** Of its end among all ends. */
  readonly order: number
}

/** A section that begins in one cell and ends in another repeats whole rows; any other is within its cell, or outside of tables. */
function rowSpan(
  { open, close }: SectionPair,
  cellOf: (token: Token) => TableCell | null,
): (Omit<RowSpan, 'order'> & { table: number }) | null {
  const [from, to] = [cellOf(open), cellOf(close)]
  if (from === null || to === null || from.table !== to.table) return null
  const isInCell = from.row === to.row && from.column === to.column
  return isInCell && open.parsed.element !== 'row' ? null : { table: from.table, first: from.row, last: to.row }
}

/** Whether a section has all rows of another, and more. */
function isWider(outer: RowSpan | undefined, inner: RowSpan): boolean {
  if (outer === undefined || outer.first > inner.first || outer.last < inner.last) return false
  return outer.first < inner.first || outer.last > inner.last
}

/** Whether the rows of one section are around those of another. Of sections over the same rows, the one that ends last is outside. */
function isAround(outer: RowSpan | undefined, inner: RowSpan): boolean {
  if (isWider(outer, inner)) return true
  return outer?.first === inner.first && outer.last === inner.last && outer.order > inner.order
}

/**
 * Puts the tags of repeated rows into the section that repeats them, also those that are before its beginning or after its end in the
 * row: they print the row's values, as all of the row does. `pairs` are in the order of their ends.
 */
export function extendToRows(
  tokens: readonly Token[],
  pairs: readonly SectionPair[],
  cellOf: (token: Token) => TableCell | null,
): void {
  const spans = new Map<Token, RowSpan & { table: number }>()
  for (const [order, pair] of pairs.entries()) {
    const span = rowSpan(pair, cellOf)
    if (span !== null) spans.set(pair.open, { ...span, order })
  }
  if (spans.size === 0) return
  const rows = new Map<string, Token[]>()
  for (const token of tokens) {
    const cell = token.parsed.kind === 'end' ? null : cellOf(token)
    if (cell === null) continue
    const key = `${cell.table} ${cell.row}`
    const row = rows.get(key)
    if (row === undefined) rows.set(key, [token])
    else row.push(token)
  }
  // Rows within more sections than may be nested are refused: there is nothing to find out about them.
  const depths = new Map<string, number>()
  for (const [open, span] of spans) {
    for (let row = span.first; row <= span.last; row++) {
      const key = `${span.table} ${row}`
      const depth = (depths.get(key) ?? 0) + 1
      depths.set(key, depth)
      if (depth > MAX_DEPTH) continue
      for (const token of rows.get(key) ?? []) {
        if (token === open || token.within.includes(open) || isAround(spans.get(token), span)) continue
        if (spans.has(token)) token.beside = [...(token.beside ?? []), open]
        const outside = token.within.filter((each) => open.within.includes(each) || isWider(spans.get(each), span))
        token.within = [...outside, open, ...token.within.filter((each) => !outside.includes(each))].slice(0, MAX_DEPTH)
      }
    }
  }
}
