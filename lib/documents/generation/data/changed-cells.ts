import { columnIndex } from '../../spreadsheets/address'
import { parseLocalDate } from '../../spreadsheets/date'
import type { DataLanguage } from '../../spreadsheets/language'
import type { Cell, CellValue, Merge, Sheet } from '../../spreadsheets/model'
import { parseLocalNumber } from '../../spreadsheets/number'
import type { CellChange, GenerateOptions } from '../options'
import type { AppliedChange } from './data-table'

/** This many rows of a column show what its cells contain. */
const ROWS_LOOKED_AT = 200

type Kind = 'number' | 'date' | 'text'

interface Rows {
  readonly sheet: Sheet
  readonly applied: readonly AppliedChange[]
}

/**
 * A sheet with the cells changed that a person has corrected, as if the file contained them. What is typed is printed as typed; it is a number
 * or a date where the cell was one or its column contains such, so that formats and sums work. A cell that is merged with others changes
 * for all of them. Changes above the data and such as change nothing are left out.
 */
export function withChanges(
  sheet: Sheet,
  firstDataRow: number,
  { changes = [], language = 'auto' }: Pick<GenerateOptions, 'changes' | 'language'>,
): Rows {
  const rows = new Map<number, (Cell | undefined)[]>()
  const applied: AppliedChange[] = []
  for (const change of changes) {
    const column = columnIndex(change.column)
    if (column === null) continue
    const place = anchorOf(sheet.merges, change.row - 1, column)
    const own = sheet.rows[place.row]
    if (place.row < firstDataRow || own === undefined) continue
    const before = own[place.column]
    if ((before?.text ?? '') === change.text) continue
    const cells = rows.get(place.row) ?? [...own]
    cells[place.column] = typedCell(sheet, firstDataRow, place.column, before, change, language)
    rows.set(place.row, cells)
    applied.push({ ...change, before: before?.text ?? '' })
  }
  if (rows.size === 0) return { sheet, applied }
  return { sheet: { ...sheet, rows: sheet.rows.map((row, index) => rows.get(index) ?? row) }, applied }
}

/** Where the value of a cell is: of merged ones in the first. */
export function anchorOf(merges: readonly Merge[], row: number, column: number) {
  const merge = merges.find(
    ({ top, left, bottom, right }) => row >= top && row <= bottom && column >= left && column <= right,
  )
  return merge === undefined ? { row, column } : { row: merge.top, column: merge.left }
}

function typedCell(
  sheet: Sheet,
  firstDataRow: number,
  column: number,
  before: Cell | undefined,
  { text }: CellChange,
  language: DataLanguage | 'auto',
): Cell | undefined {
  if (text === '') return undefined
  const model = modelOf(sheet, firstDataRow, column, before)
  const value = typedValue(text, kindOf(model), language)
  return { value, text, numFmt: typeof value === 'string' ? null : (model?.numFmt ?? null) }
}

function typedValue(text: string, kind: Kind, language: DataLanguage | 'auto'): CellValue {
  if (kind === 'number') {
    const number = parseLocalNumber(text, language === 'auto' ? 'en' : language)
    return typeof number === 'number' ? number : text
  }
  if (kind === 'text') return text
  // Strictly, since a date that can be read two ways is a separate question.
  const date = parseLocalDate(text, language === 'auto' ? 'en' : language)
  return typeof date === 'object' && date !== null ? date : text
}

/** The cell itself where it is a number or a date, else the first of the commonest kind in its column. */
function modelOf({ rows }: Sheet, firstDataRow: number, column: number, before: Cell | undefined): Cell | undefined {
  if (before !== undefined && kindOf(before) !== 'text') return before
  const others = rows.slice(firstDataRow, firstDataRow + ROWS_LOOKED_AT).flatMap((row) => row?.[column] ?? [])
  const ofKind = (['text', 'number', 'date'] as const).map((kind) => others.filter((cell) => kindOf(cell) === kind))
  const [commonest] = ofKind.toSorted((a, b) => b.length - a.length)
  return commonest?.[0]
}

function kindOf(cell: Cell | undefined): Kind {
  const value = cell?.value
  if (typeof value === 'number') return 'number'
  return typeof value === 'object' && value?.kind === 'date' ? 'date' : 'text'
}
