import type { Word } from '../text/words'
import { isBetween, middleOf, type Edge } from './edges'
import { groupedRows, isDatum, isValue, textRows, type Span, type TextRow } from './rows'

/** A header row has at most this many lines. */
const HEADER_LINES = 6

/** Lines of one text are at most this far apart, in multiples of the font size; rows have more space between them. */
const LEADING = 1.25

/** What vertical rules say about the columns. */
export interface ColumnRules {
  /** They separate some of the columns. */
  readonly ruled: boolean
  /** They run along every column and both sides. */
  readonly closed: boolean
  /** There are none, and the columns are those of a printed spreadsheet. */
  readonly isSpreadsheet: boolean
}

/** Returns the row edges: the bands between rules, split where a band contains several rows. */
export function splitBands(
  edges: readonly Edge[],
  words: readonly Word[],
  columns: readonly Span[],
  { ruled, closed, isSpreadsheet }: ColumnRules,
): Edge[] {
  const bands = edges.slice(1).map((to, index) => ({ from: edges[index] as Edge, to }))
  const inBand = bands.map(({ from, to }) =>
    words.filter((word) => isBetween(middleOf(word), from.at, to.at) && word.turn === 0),
  )
  const rows = inBand.map((own) => textRows(own, columns))
  const trusted = edges.some((edge) => edge.ruled) && trustsRules(rows, ruled)
  const found: Edge[] = [edges[0] as Edge]
  const valued = rows.map((own) => own.some(({ texts }) => texts.some((text) => text !== undefined && isDatum(text))))
  const firstValues = valued.indexOf(true)
  bands.forEach(({ from, to }, index) => {
    const own = rows[index] ?? []
    // The space between two rules above the values is one header row, however many lines it has.
    const isHeader = index < firstValues && from.ruled && to.ruled && own.length <= HEADER_LINES
    const isCell = closed && from.ruled && to.ruled && areTight(own)
    if (!isHeader && !isCell && own.length > 1 && (!trusted || holdsRows(own))) {
      const groups = groupedRows(own, isSpreadsheet)
      for (let row = 1; row < own.length; row++) {
        const [before, after] = [own[row - 1], own[row]]
        if (groups[row] !== groups[row - 1] && before && after)
          found.push({ at: (before.base + 0.22 * before.size + after.base - 0.74 * after.size) / 2, ruled: false })
      }
    }
    found.push(to)
  })
  return found
}

/** Whether lines are as close as the lines of one text, judged by their median distance. */
function areTight(rows: readonly TextRow[]): boolean {
  const pitches = rows.slice(1).map((row, index) => (row.base - (rows[index]?.base ?? 0)) / row.size)
  return (pitches.toSorted((a, b) => a - b)[pitches.length >> 1] ?? 0) <= LEADING
}

/** Whether every row has its own rule, so lines between two rules form one row. */
function trustsRules(
  bands: readonly (readonly { readonly texts: readonly (string | undefined)[] }[])[],
  ruledColumns: boolean,
): boolean {
  const filled = bands.filter((rows) => rows.length > 0)
  if (filled.length >= 4 || (bands.length >= 4 && filled.length >= 2)) {
    const long = filled.filter((rows) => rows.length > 8).length
    return long * 4 <= filled.length
  }
  return ruledColumns && filled.every((rows) => !holdsRows(rows))
}

/** Whether the lines between two rules are several rows: at least two columns have values on most lines. */
function holdsRows(rows: readonly { readonly texts: readonly (string | undefined)[] }[]): boolean {
  if (rows.length < 3) return false
  const width = rows[0]?.texts.length ?? 0
  let columns = 0
  for (let column = 0; column < width; column++) {
    const texts = rows.flatMap(({ texts }) => texts[column] ?? [])
    if (texts.length >= Math.max(3, rows.length * 0.5) && texts.filter(isValue).length >= texts.length * 0.8) columns++
  }
  return columns >= 2 || (columns >= 1 && width <= 3 && rows.length >= 4)
}
