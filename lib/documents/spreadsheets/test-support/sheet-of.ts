import type { Cell, CellValue, Merge, Sheet } from '../model'
import { parseRange } from '../address'
import { formatCell } from '../format'

export interface SheetShape {
  readonly name?: string
  readonly merges?: readonly string[]
  readonly hiddenRows?: readonly number[]
  readonly hidden?: boolean
}

/** A sheet of values, row by row, in English formatting; null and '' are gaps. */
export function sheetOf(values: readonly (readonly (CellValue | undefined)[])[], shape: SheetShape = {}): Sheet {
  const rows = values.map((row) =>
    row.map((value): Cell | undefined =>
      value === null || value === undefined || value === ''
        ? undefined
        : { value, numFmt: null, text: formatCell(value, null, 'en') },
    ),
  )
  const merges = (shape.merges ?? []).map((range): Merge => {
    const merge = parseRange(range)
    if (!merge) throw new TypeError(range)
    return merge
  })
  return {
    name: shape.name ?? 'Sheet',
    hidden: shape.hidden ?? false,
    rows,
    width: rows.reduce((most, row) => Math.max(most, row.length), 0),
    merges,
    hiddenRows: new Set(shape.hiddenRows ?? []),
    hiddenColumns: new Set(),
  }
}
