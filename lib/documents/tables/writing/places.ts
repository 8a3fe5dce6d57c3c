import type { Plan } from './plan'

/** Where a table is in the workbook. */
export interface TablePlace {
  readonly table: string
  readonly sheet: string
  /** The row that names its columns, as the sheet numbers it; null where none does, or several. */
  readonly headerRow: number | null
}

/** The place of each table that is written, of one in several stretches that of the first. */
export function tablePlaces({ blocks, names }: Plan): TablePlace[] {
  return [...blocks].map(([id, { sheet, block }]) => {
    const isOneRow = block.table.table.namingRows === 1
    return { table: id, sheet: names[sheet] ?? '', headerRow: isOneRow ? block.top + 1 : null }
  })
}
