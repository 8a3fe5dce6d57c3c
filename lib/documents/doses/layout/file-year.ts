import { namedPeriod } from '../columns/periods'
import type { DoseSheet, DoseSource } from '../layout-model'

/** Titles are within this many first rows. */
const TITLE_ROWS = 4

/**
 * Returns the year in the names and titles of several sheets if they contain exactly one. Next to a sheet called `Total
 * 2024`, the sheets `Jan` and `Feb` are of that year. Null for a file with one sheet, whose own titles give the year.
 */
export function fileYear({ sheets }: DoseSource): number | null {
  if (sheets.length < 2) return null
  const years = new Set(sheets.flatMap(textsOf).flatMap(yearsIn))
  const [year, ...more] = years
  return year !== undefined && more.length === 0 ? year : null
}

function textsOf({ name, sheet }: DoseSheet): readonly string[] {
  const texts = [name]
  let rows = 0
  for (const cells of sheet.rows) {
    if (rows >= TITLE_ROWS) break
    if (!cells) continue
    rows += 1
    for (const cell of cells) if (typeof cell?.value === 'string' && /\p{L}/u.test(cell.value)) texts.push(cell.value)
  }
  return texts
}

/**
 * Returns the years in a text. Dates count too: they may only be of a signature or a printout, but they show that the
 * file's year is uncertain.
 */
function yearsIn(text: string): readonly number[] {
  const named = text.length > 120 ? null : namedPeriod(text)
  return named?.year === null || named?.year === undefined ? [] : [named.year]
}
