import type { NumberedNote } from './notes'
import type { TextRun } from '../model'

/** What is known of a cell when it ends; it gets its place in the grid with its row. */
export interface ReadCell {
  text: string
  runs: readonly TextRun[]
  noteRefs: readonly NumberedNote[]
  pictures: readonly string[]
  /** Those that begin in it, in their order. */
  tables: readonly TableBuilder[]
  fill: string | null
  align: 'left' | 'center' | 'right' | null
  languages: readonly string[]
  /** As written; `NaN` where that is no number. */
  span: number
  vMerge: 'restart' | 'continue' | null
  hMerge: 'restart' | 'continue' | null
  /** It isn't there in this view of the revisions. */
  dropped: boolean
}

/** A cell with its place. */
export interface PlacedCell {
  readonly cell: ReadCell
  readonly row: number
  readonly col: number
  rowSpan: number
  readonly colSpan: number
}

export interface RowProperties {
  /** As written; `NaN` where that is no number. */
  gridBefore: number
  header: boolean
  dropped: boolean
}

/** What merging left unsaid. */
export interface GridFindings {
  /** Continued cells without a cell above to continue. */
  orphans: number
  /** Texts in cells that another covers. */
  readonly coveredTexts: string[]
  /** Spans that are no number of columns. */
  wrongSpans: number
}

/** A cell with the cells that the older `w:hMerge` joins to it. */
interface JoinedCell {
  readonly cell: ReadCell
  readonly col: number
  span: number
  readonly pieces: ReadCell[]
}

/** More columns than Excel has are no table, whatever a `w:gridSpan` says. */
const MAX_COLUMNS = 16_384

/** Puts the cells of a table into its grid, row after row (ECMA-376 §17.4.17, §17.4.84, §17.4.22). */
export class TableBuilder {
  readonly cells: PlacedCell[] = []
  readonly widths: (number | null)[] = []
  readonly findings: GridFindings = { orphans: 0, coveredTexts: [], wrongSpans: 0 }
  caption: string | null = null
  rows = 0
  cols = 0
  headerRows = 0
  /** It stands in what a field is made of, not in what it shows. */
  dropped = false
  #headersEnded = false
  /** The merged cells that the next row may continue, by their first columns. */
  #open = new Map<number, PlacedCell>()
  /** The row before was left out. */
  #rowsLeftOut = false
  /** Where the cells that hold tables are seen. */
  readonly #holders = new Map<ReadCell, PlacedCell>()

  constructor(
    readonly part: string,
    readonly paragraph: number,
    readonly parent: { readonly table: TableBuilder; readonly cell: ReadCell } | null,
    readonly heading: string | null,
    readonly gap: {
      readonly previous: TableBuilder | null
      readonly texts: readonly string[]
      readonly break: boolean
    },
  ) {}

  /** Adds a row that is there; one that lost all its cells is not. */
  addRow(cells: readonly ReadCell[], { gridBefore, header }: RowProperties): void {
    const there = cells.some(({ dropped }) => dropped) ? cells.filter(({ dropped }) => !dropped) : cells
    if (there.length === 0 && cells.length > 0) return
    const row = this.rows++
    if (header && !this.#headersEnded) this.headerRows++
    else this.#headersEnded = true
    const open = new Map<number, PlacedCell>()
    for (const joined of this.#joined(there, gridBefore)) {
      const placed = this.#place(joined, row)
      if (joined.cell.vMerge !== null) open.set(joined.col, placed)
      this.cols = Math.max(this.cols, joined.col + joined.span)
    }
    this.#open = open
    this.#rowsLeftOut = false
  }

  /** A row that isn't there: merged cells go on through it, unless they end in it. */
  leaveOutRow(cells: readonly ReadCell[], { gridBefore }: RowProperties): void {
    const through = new Map<number, PlacedCell>()
    for (const { cell, col } of this.#joined(cells, gridBefore)) {
      const above = cell.vMerge === 'continue' ? this.#open.get(col) : undefined
      if (above !== undefined) through.set(col, above)
    }
    this.#open = through
    this.#rowsLeftOut = true
  }

  #place({ cell, col, span, pieces }: JoinedCell, row: number): PlacedCell {
    const above = cell.vMerge === 'continue' ? this.#open.get(col) : undefined
    const covering = above?.colSpan === span ? above : null
    const placed = covering ?? { cell, row, col, rowSpan: 1, colSpan: span }
    if (covering === null) {
      this.cells.push(placed)
      if (cell.vMerge === 'continue' && !this.#rowsLeftOut) this.findings.orphans++
    } else {
      covering.rowSpan++
      this.#cover(cell, covering)
    }
    for (const piece of pieces) this.#cover(piece, placed)
    if (covering === null && cell.tables.length > 0) this.#holders.set(cell, placed)
    return placed
  }

  /** A covered cell's text is not seen; a table in it stands in the one that covers it. */
  #cover(cell: ReadCell, by: PlacedCell): void {
    if (cell.text !== '') this.findings.coveredTexts.push(cell.text)
    if (cell.tables.length === 0) return
    by.cell.tables = [...by.cell.tables, ...cell.tables]
    this.#holders.set(cell, by)
  }

  /** Gives the cells up one by one, so that a large table is never held twice. */
  *takeCells(): Generator<PlacedCell> {
    this.cells.reverse()
    for (let cell = this.cells.pop(); cell !== undefined; cell = this.cells.pop()) yield cell
  }

  /** The cell that is seen where one with a table stands: itself, or the one that covers it. */
  holder(cell: ReadCell): PlacedCell | null {
    return this.#holders.get(cell) ?? null
  }

  #joined(cells: readonly ReadCell[], gridBefore: number): JoinedCell[] {
    const joined: JoinedCell[] = []
    let col = gridBefore === 0 ? 0 : this.#span(gridBefore, 0, 0)
    for (const cell of cells) {
      const span = cell.span === 1 ? 1 : this.#span(cell.span, col, 1)
      const last = joined.at(-1)
      if (cell.hMerge === 'continue' && last !== undefined && last.cell.hMerge !== null) {
        last.span += span
        last.pieces.push(cell)
      } else joined.push({ cell, col, span, pieces: [] })
      col += span
    }
    return joined
  }

  /** A span that no table can have is the least one, or what is left of the grid where it is too much. */
  #span(span: number, col: number, least: number): number {
    if (span >= least && col + span <= MAX_COLUMNS) return span
    this.findings.wrongSpans++
    return span > least && least > 0 ? Math.max(least, Math.min(this.widths.length, MAX_COLUMNS) - col) : least
  }

  get isThere(): boolean {
    if (this.cells.length === 0 || this.dropped) return false
    for (let at = this.parent; at !== null; at = at.table.parent) if (at.cell.dropped || at.table.dropped) return false
    return true
  }
}
