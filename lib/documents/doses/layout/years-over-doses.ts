import type { CellFacts, CellLooks } from '../columns/cell-facts'
import { headerWords } from '../columns/header-words'
import { isFilled, type Lane } from './lane'

/** This many filled cells below show what a column contains, searched for within the next constant's number of rows. */
const SHOWN = 3
const LOOKED_AT = 20

export function isYear(size: number): boolean {
  return Number.isInteger(size) && size >= 1950 && size <= 2100
}

/**
 * Returns the columns under `2023 dose`, `2024 dose`: there are numbers below, and none of them is counted in doses.
 * «2000 доз» among other amounts of a medicine is.
 */
export function yearsOverDoses({ sheet, left, right }: Lane, row: number, looks: CellLooks): ReadonlySet<number> {
  const columns = Array.from({ length: right - left + 1 }, (_, index) => left + index).filter(
    (column) => isYearOfDose(looks.of(sheet.rows[row]?.[column])) && !isLabelled(sheet.rows[row - 1]?.[column]?.text),
  )
  const below = columns.flatMap((column) =>
    sheet.rows
      .slice(row + 1, row + 1 + LOOKED_AT)
      .map((cells) => cells?.[column])
      .filter(isFilled)
      .slice(0, SHOWN)
      .map((cell) => looks.of(cell)),
  )
  const values = below.some(
    ({ kind }) => kind === 'number' || kind === 'numeral' || kind === 'mark' || kind === 'amount',
  )
  return new Set(values && !below.some(({ unitKind }) => unitKind === 'countable') ? columns : [])
}

function isYearOfDose({ kind, unit, size }: CellFacts): boolean {
  return kind === 'amount' && unit === '{dose}' && size !== null && isYear(size)
}

/**
 * Whether the text above labels a count: `Ordered`, «Количество», `600 doses`. The cell is then the first value below
 * it, not a header.
 */
function isLabelled(over: string | undefined): boolean {
  if (over === undefined || over.trim() === '') return false
  const { units, quantity, period, dose } = headerWords(over)
  return !dose && quantity === null && period === null && units.every(({ kind }) => kind === 'countable')
}
