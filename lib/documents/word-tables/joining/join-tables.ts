import type { JoinedTable, RowOrigin, WordCell, WordTable } from '../model'
import { jointOf } from './evidence'

export interface JoinOptions {
  readonly join: boolean
}

/** A table while pieces are added to it. */
class Chain {
  readonly ids: string[]
  /** The table's own while nothing is added. */
  cells: readonly WordCell[]
  readonly origins: RowOrigin[]
  rows: number
  caption: string | null
  #joined: WordCell[] = []

  constructor(readonly table: WordTable) {
    this.ids = [table.id]
    this.rows = table.rows
    this.caption = table.caption
    this.cells = table.cells
    this.origins = []
    for (let row = 0; row < table.rows; row++) this.origins.push({ table: table.id, row })
  }

  /** As evidence.ts uses it. */
  get piece() {
    const { part, parentId, parentCell, cols, headerRows, widths } = this.table
    return {
      part,
      parentId,
      parentCell,
      cols,
      headerRows,
      widths,
      rows: this.rows,
      cells: this.cells,
      caption: this.caption,
    }
  }

  /** Adds a table's rows below, without the first ones. */
  add(table: WordTable, dropped: number): void {
    const offset = this.rows - dropped
    if (this.ids.length === 1) this.#joined = [...this.cells]
    for (const cell of table.cells) {
      if (cell.row >= dropped) this.#joined.push({ ...cell, row: cell.row + offset })
    }
    this.cells = this.#joined
    for (let row = dropped; row < table.rows; row++) this.origins.push({ table: table.id, row })
    this.rows += table.rows - dropped
    this.ids.push(table.id)
    this.caption ??= table.caption
  }
}

/** Where the rows of each table of the file have gone. */
interface Moved {
  readonly chain: Chain
  readonly offset: number
}

/**
 * Joins tables that Word splits, on evidence (evidence.ts), with the source of each row; a repeated header appears
 * once. Each keeps its first part's id, place and widths. Without `join`, every table stays as in the file.
 */
export function joinTables(tables: readonly WordTable[], { join }: JoinOptions): JoinedTable[] {
  const chains: Chain[] = []
  const moved = new Map<string, Moved>()
  for (const table of tables) {
    const before = join && table.gap.previous !== null ? moved.get(table.gap.previous)?.chain : undefined
    // A table that another follows already can't go on with a third.
    const joint = before?.ids.at(-1) === table.gap.previous && before ? jointOf(before.piece, table) : null
    if (joint === null || before === undefined) {
      const chain = new Chain(table)
      chains.push(chain)
      moved.set(table.id, { chain, offset: 0 })
    } else {
      moved.set(table.id, { chain: before, offset: before.rows - joint.dropped })
      before.add(table, joint.dropped)
    }
  }
  return chains.map((chain) => finish(chain, moved))
}

function finish(chain: Chain, moved: ReadonlyMap<string, Moved>): JoinedTable {
  const { table } = chain
  const parent = table.parentId === null ? undefined : moved.get(table.parentId)
  return {
    id: table.id,
    part: table.part,
    paragraph: table.paragraph,
    page: table.page,
    heading: table.heading,
    cols: table.cols,
    headerRows: table.headerRows,
    widths: table.widths,
    rows: chain.rows,
    caption: chain.caption,
    cells: chain.cells.some(({ tables }) => tables.length > 1)
      ? chain.cells.map((cell) => withJoined(cell, moved))
      : chain.cells,
    parentId: parent?.chain.table.id ?? table.parentId,
    parentCell:
      parent === undefined || table.parentCell === null
        ? table.parentCell
        : { row: table.parentCell.row + parent.offset, col: table.parentCell.col },
    joinedFrom: chain.ids.length > 1 ? chain.ids : [],
    origins: chain.origins,
  }
}

/** A nested table that was joined to another in its cell is named there no more. */
function withJoined(cell: WordCell, moved: ReadonlyMap<string, Moved>): WordCell {
  if (cell.tables.length < 2) return cell
  const kept = cell.tables.filter((id) => moved.get(id)?.chain.table.id === id)
  return kept.length === cell.tables.length ? cell : { ...cell, tables: kept }
}
