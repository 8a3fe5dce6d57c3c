import type { WordCell } from '../model'
import type { NumberedNote } from './notes'

/** A cell of the table. It gets its place with its row, and its notes and tables when everything is read. */
export type PlacedCell = { -readonly [Key in keyof WordCell]: WordCell[Key] }

/** What is known of a cell when it ends. */
export interface ReadCell extends CellLeads {
  readonly made: PlacedCell
  /** As written; `NaN` if it isn't a number. */
  span: number
  vMerge: 'restart' | 'continue' | null
  hMerge: 'restart' | 'continue' | null
  /** It isn't there in this view of the revisions. */
  dropped: boolean
}

/** What a cell leads to. */
export interface CellLeads {
  noteRefs: readonly NumberedNote[]
  /** Those that begin in it, in their order. */
  tables: readonly TableBuilder[]
}

export interface RowProperties {
  /** As written; `NaN` if it isn't a number. */
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
  /** Spans that aren't a number of columns. */
  wrongSpans: number
}

/** A cell with the cells that the older `w:hMerge` joins to it. */
interface JoinedCell {
  readonly cell: ReadCell
  readonly col: number
  span: number
  pieces: readonly ReadCell[]
}

const NONE: readonly never[] = []

/** More columns than Excel has aren't a table, whatever a `w:gridSpan` claims. */
const MAX_COLUMNS = 16_384

const NOTHING_OPEN: ReadonlyMap<number, PlacedCell> = new Map()

/** Puts the cells of a table into its grid, row after row (ECMA-376 §17.4.17, §17.4.84, §17.4.22). */
export class TableBuilder {
  readonly cells: PlacedCell[] = []
  /** Of the few cells that lead to notes or contain tables. */
  readonly beside = new Map<PlacedCell, CellLeads>()
  readonly widths: (number | null)[] = []
  readonly findings: GridFindings = { orphans: 0, coveredTexts: [], wrongSpans: 0 }
  caption: string | null = null
  /** From 1; null in parts that are on many pages. */
  page: number | null = null
  rows = 0
  cols = 0
  headerRows = 0
  /** It is in a field's code, not in its result. */
  dropped = false
  #headersEnded = false
  /** The merged cells that the next row may continue, by their first columns. */
  #open: ReadonlyMap<number, PlacedCell> = NOTHING_OPEN
  /** The row before was left out. */
  #rowsLeftOut = false
  /** Where the cells that contain tables are seen, where another covers them. */
  readonly #holders = new Map<PlacedCell, PlacedCell>()

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
    let open: Map<number, PlacedCell> | null = null
    for (const joined of this.#joined(there, gridBefore)) {
      const placed = this.#place(joined, row)
      if (joined.cell.vMerge !== null) open = (open ?? new Map<number, PlacedCell>()).set(joined.col, placed)
      this.cols = Math.max(this.cols, joined.col + joined.span)
    }
    this.#open = open ?? NOTHING_OPEN
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
    const placed = covering ?? this.#put(cell, row, col, span)
    if (covering !== null) {
      covering.rowSpan++
      this.#cover(cell, covering)
    } else if (cell.vMerge === 'continue' && !this.#rowsLeftOut) this.findings.orphans++
    for (const piece of pieces) this.#cover(piece, placed)
    return placed
  }

  #put({ made, noteRefs, tables }: ReadCell, row: number, col: number, span: number): PlacedCell {
    made.row = row
    made.col = col
    made.colSpan = span
    this.cells.push(made)
    if (noteRefs.length > 0 || tables.length > 0) this.beside.set(made, { noteRefs, tables })
    return made
  }

  /** A covered cell's text isn't visible; a table in it belongs to the covering cell. */
  #cover({ made, tables }: ReadCell, by: PlacedCell): void {
    if (made.text !== '') this.findings.coveredTexts.push(made.text)
    if (tables.length === 0) return
    const leads = this.beside.get(by)
    this.beside.set(by, { noteRefs: leads?.noteRefs ?? NONE, tables: [...(leads?.tables ?? NONE), ...tables] })
    this.#holders.set(made, by)
  }

  /** The visible cell for one with a table: itself, or the one that covers it. */
  holder({ made }: ReadCell): PlacedCell | null {
    const placed = this.#holders.get(made) ?? made
    return this.beside.has(placed) ? placed : null
  }

  #joined(cells: readonly ReadCell[], gridBefore: number): JoinedCell[] {
    const joined: JoinedCell[] = []
    let col = gridBefore === 0 ? 0 : this.#span(gridBefore, 0, 0)
    for (const cell of cells) {
      const span = cell.span === 1 ? 1 : this.#span(cell.span, col, 1)
      const last = joined.at(-1)
      if (cell.hMerge === 'continue' && last !== undefined && last.cell.hMerge !== null) {
        last.span += span
        last.pieces = [...last.pieces, cell]
      } else joined.push({ cell, col, span, pieces: NONE })
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
