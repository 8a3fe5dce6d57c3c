import { namedPeriod } from '../columns/periods'
import type { DoseSheet, DoseSource } from '../layout-model'

/** Titles are in the first rows. */
const TITLE_ROWS = 4

/**
 * Returns the year that the names and titles of several sheets say, where they say one alone: sheets called `Jan` and `Feb` beside one called
 * `Total 2024` are of that year. Null for a file of one sheet, whose own titles say it.
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

/** A day is that of a signature or a printing; a day's year tells all the same that the file may be of another one. */
function yearsIn(text: string): readonly number[] {
  const named = text.length > 120 ? null : namedPeriod(text)
  return named?.year === null || named?.year === undefined ? [] : [named.year]
}
