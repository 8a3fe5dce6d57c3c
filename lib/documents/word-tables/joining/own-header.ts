import type { WordCell } from '../model'
import { firstRows, folded, headerExtent, type Piece } from './grid'

/** Rows below the first that are enough to tell it from them. */
const LOOKED_AT = 12

const isBold = ({ runs }: WordCell) => runs.length > 0 && runs.every(({ bold, text }) => bold || text.trim() === '')
const isFigure = (text: string) => /\d/.test(text) && !/\p{L}/u.test(text)

function all(row: readonly WordCell[], holds: (cell: WordCell) => boolean): boolean {
  const filled = row.filter(({ text }) => text !== '')
  return filled.length > 0 && filled.every(holds)
}

/**
 * Whether a table begins with a header: rows said to be one, or a first row set apart from those below by bold, by shading, or as
 * words over columns of figures. A table with its own header is another table, however alike its columns are.
 */
export function hasOwnHeader(piece: Piece): boolean {
  if (piece.headerRows > 0) return true
  const [first = [], ...below] = firstRows(piece, Math.min(piece.rows, LOOKED_AT))
  // One cell over all columns names a section, not columns.
  if (below.length === 0 || first.length < 2) return false
  if (all(first, isBold) && !below.every((row) => all(row, isBold))) return true
  if (all(first, ({ fill }) => fill !== null) && !below.every((row) => all(row, ({ fill }) => fill !== null)))
    return true
  if (!first.every(({ text }) => /\p{L}/u.test(text))) return false
  return first.some(({ col }) => {
    const column = below.flatMap((row) => row.filter((cell) => cell.col === col && cell.text !== ''))
    return column.length > 0 && column.every(({ text }) => isFigure(text))
  })
}

/** The texts of the first column below the header. */
function names(piece: Piece, from: number): string[] {
  return piece.cells.filter(({ row, col }) => row >= from && col === 0).map(({ text }) => folded(text))
}

/**
 * Returns whether two tables have the same names in their first column below the shared header: then they are two
 * completed forms, or copies, not one table in two parts.
 */
export function sameForm(first: Piece, second: Piece, repeated: number): boolean {
  if (first.rows !== second.rows) return false
  const [ours, theirs] = [names(first, repeated), names(second, repeated)]
  return ours.length === theirs.length && ours.every((name, index) => name === theirs[index])
}

/** Whether a table has nothing below its first rows that the first table hasn't in the same columns: empty cells, or a copy. */
export function addsNothing(first: Piece, second: Piece, repeated: number): boolean {
  const key = ({ col, text }: WordCell) => `${col} ${folded(text)}`
  const ours = new Set(first.cells.map(key))
  return second.cells.every((cell) => {
    if (cell.row < repeated) return true
    if (cell.tables.length > 0 || cell.pictures.length > 0) return false
    return cell.text === '' || ours.has(key(cell))
  })
}

/** Whether both number their rows from one: a list that begins again is another table, even under the same header. */
export function numberedAnew(first: Piece, second: Piece, repeated: number): boolean {
  const firstNumber = (piece: Piece, from: number) =>
    piece.cells.find(({ row, col }) => col === 0 && row >= from)?.text ?? ''
  const isOne = (text: string) => /^1[.)]?$/.test(text)
  return isOne(firstNumber(first, headerExtent(first))) && isOne(firstNumber(second, repeated))
}
