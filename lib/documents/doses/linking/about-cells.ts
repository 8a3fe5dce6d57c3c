import { sheetText } from './sheet-text'
import type { Cell, Merge } from '../../spreadsheets/model'
import type { AboutRole, DoseColumn, DoseTable } from '../layout-model'

/** The cells that say what a table's doses belong to. A merged cell's value applies to all of its rows and columns. */
export class AboutCells {
  private readonly byRole = new Map<string, DoseColumn[]>()
  private readonly fromLeft = new Map<string, readonly DoseColumn[]>()
  /** The merges that cover cells, by column and row. */
  private readonly covered = new Map<number, Map<number, Merge>>()

  constructor(private readonly table: DoseTable) {
    for (const column of table.columns) {
      if (column.holds !== null) continue
      const known = this.byRole.get(column.role)
      if (known) known.push(column)
      else this.byRole.set(column.role, [column])
    }
    for (const [role, columns] of this.byRole) {
      this.fromLeft.set(
        role,
        columns.toSorted((a, b) => a.index - b.index),
      )
      columns.sort((a, b) => b.confidence - a.confidence)
    }
    this.coverMerged()
  }

  has(role: AboutRole): boolean {
    return this.byRole.has(role)
  }

  columns(role: AboutRole): readonly DoseColumn[] {
    return this.byRole.get(role) ?? []
  }

  /** Returns the cell that applies to a position: its own, or that of the merge over it. */
  cell(row: number, col: number): Cell | undefined {
    const { rows } = this.table.source.sheet
    const own = rows[row]?.[col]
    if (own !== undefined || this.covered.size === 0) return own
    const merge = this.covered.get(col)?.get(row)
    return merge && rows[merge.top]?.[merge.left]
  }

  /** Returns the first non-empty cell of a row in the columns of a role. */
  first(row: number, role: AboutRole): Cell | undefined {
    for (const { index } of this.byRole.get(role) ?? []) {
      const cell = this.cell(row, index)
      if (cell && cell.text.trim() !== '') return cell
    }
    return undefined
  }

  /** Returns the text of that cell on one line; null if there is none. */
  text(row: number, role: AboutRole): string | null {
    const cell = this.first(row, role)
    return cell ? sheetText(cell) : null
  }

  /**
   * Returns the texts of all columns of a role, from left to right: a given name and a patronymic. Null if all are
   * empty.
   */
  texts(row: number, role: AboutRole): string | null {
    let said: string | null = null
    for (const { index } of this.fromLeft.get(role) ?? []) {
      const cell = this.cell(row, index)
      if (cell === undefined || cell.text.trim() === '') continue
      said = said === null ? sheetText(cell) : `${said} ${sheetText(cell)}`
    }
    return said
  }

  private coverMerged(): void {
    const { first, last } = this.table
    const about = new Set([...this.byRole.values()].flatMap((columns) => columns.map(({ index }) => index)))
    for (const merge of this.table.source.sheet.merges) {
      for (let col = merge.left; col <= Math.min(merge.right, this.table.right); col += 1) {
        if (!about.has(col)) continue
        let rows = this.covered.get(col)
        if (!rows) this.covered.set(col, (rows = new Map()))
        for (let row = Math.max(first, merge.top); row <= Math.min(last, merge.bottom); row += 1) rows.set(row, merge)
      }
    }
  }
}
