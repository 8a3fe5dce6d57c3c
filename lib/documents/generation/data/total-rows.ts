import type { Cell } from '../../spreadsheets/model'
import type { DataRow } from './data-table'

/** How a row begins that adds up rows above it. Own collection of words in use. */
const TOTAL =
  /^\s*(?:и ?т ?о ?г ?о|(?:общий |промежуточный )?итог|под[ыъ]?итог|всего|(?:grand |sub[ -]?)?totals?|(?:sub)?total(?: general)?)(?!\p{L})/iu

/** The numbers of the rows that begin with a word for a total and have nothing but numbers beside it. */
export function totalRows(rows: readonly DataRow[]): number[] {
  return rows.filter(isTotal).map(({ number }) => number)
}

function isTotal({ cells }: DataRow): boolean {
  const label = cells.find(isFilled)
  if (typeof label?.value !== 'string' || !TOTAL.test(label.text)) return false
  const others = cells.filter((cell) => cell !== label && isFilled(cell))
  return others.some((cell) => /\d/.test(cell?.text ?? '')) && others.every((cell) => !/\p{L}/u.test(cell?.text ?? ''))
}

function isFilled(cell: Cell | undefined): boolean {
  return cell !== undefined && cell.text.trim() !== ''
}
