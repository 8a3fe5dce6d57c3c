import type { ShapedTable } from '../../word-tables/model'

/** A character of Calibri 11 is 7 pixels at 96 to the inch, with 5 more besides the text (ECMA-376 §18.3.1.13). */
const TWIPS_PER_PIXEL = 15
const PIXELS_PER_CHARACTER = 7
const PIXELS_BESIDE = 5
const NARROWEST = 4
const WIDEST = 80
/** A column that no width is known of is as wide as its longest line, up to this. */
const WIDEST_GUESSED = 40
/** Rows that are enough to guess by. */
const LOOKED_AT = 200

/** The width of a grid column in characters. */
function widthInCharacters(twips: number): number {
  const characters = (twips / TWIPS_PER_PIXEL - PIXELS_BESIDE) / PIXELS_PER_CHARACTER
  return Math.min(WIDEST, Math.max(NARROWEST, Math.round(characters * 10) / 10))
}

function longestLine(text: string): number {
  return text.split('\n').reduce((most, line) => Math.max(most, line.length), 0)
}

/** The widths of a table's columns in characters: those of its grid, and never so narrow that a number would show as `####`. */
export function columnWidths({ cells, widths, typing }: ShapedTable): number[] {
  const needed: number[] = []
  const guessed: number[] = []
  let last = 0
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index]
    if (cell === undefined) continue
    const { row, col, colSpan, text } = cell
    last = Math.max(last, col + 1)
    if (colSpan > 1) continue
    const type = typing[index]?.type
    if (type === 'number' || type === 'percent' || type === 'date') {
      needed[col] = Math.max(needed[col] ?? 0, text.length + 2)
    }
    if (row < LOOKED_AT && (widths[col] ?? null) === null) guessed[col] = Math.max(guessed[col] ?? 0, longestLine(text))
  }
  return Array.from({ length: last }, (_, col) => {
    const twips = widths[col] ?? null
    const natural =
      twips === null
        ? Math.min(WIDEST_GUESSED, Math.max(NARROWEST * 2, (guessed[col] ?? 0) + 2))
        : widthInCharacters(twips)
    return Math.min(WIDEST, Math.max(natural, needed[col] ?? 0))
  })
}
