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

/** Where a section begins and ends among all marks of a part. */
export interface SectionOrder {
  readonly begins: number
  readonly ends: number
  readonly isCondition: boolean
}

interface RowSpan extends SectionOrder {
  readonly first: number
  readonly last: number
}

/** Whether a section only shows what is in it or not: it compares, is an opposite, or has no value in it. */
export function isCondition({ parsed: { kind, comparison }, printsValue }: Token): boolean {
  return kind === 'inverted' || comparison !== null || printsValue !== true
}

/**
 * Whether the first of two sections over the same rows is around the other: the one that has the other's marks within its own. Next to
 * each other, a condition is within a loop, as it's about the loop's rows; else the one that begins first is around the other.
 */
export function isOutside(one: SectionOrder, other: SectionOrder): boolean {
  if (one.begins < other.begins && one.ends > other.ends) return true
  if (other.begins < one.begins && other.ends > one.ends) return false
  return one.isCondition === other.isCondition ? one.begins < other.begins : other.isCondition
}

/** A section that begins in one cell and ends in another repeats whole rows; any other is within its cell, or outside of tables. */
function rowSpan(
  { open, close }: SectionPair,
  cellOf: (token: Token) => TableCell | null,
): { first: number; last: number; table: number } | null {
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

/** Whether the rows of one section are around those of another. */
function isAround(outer: RowSpan | undefined, inner: RowSpan): boolean {
  if (isWider(outer, inner)) return true
  return outer?.first === inner.first && outer.last === inner.last && isOutside(outer, inner)
}

/**
 * Puts the tags of repeated rows into the section that repeats them, also those that are before its beginning or after its end in the
 * row: they print the row's values, as all of the row does.
 */
export function extendToRows(
  tokens: readonly Token[],
  pairs: readonly SectionPair[],
  cellOf: (token: Token) => TableCell | null,
): void {
  const spans = new Map<Token, RowSpan & { table: number }>()
  const places = new Map(tokens.map((token, index) => [token, index]))
  for (const pair of pairs) {
    const span = rowSpan(pair, cellOf)
    const [begins = 0, ends = 0] = [places.get(pair.open), places.get(pair.close)]
    if (span !== null) spans.set(pair.open, { ...span, begins, ends, isCondition: isCondition(pair.open) })
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
