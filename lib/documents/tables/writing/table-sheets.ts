import { cellAddress } from '../../spreadsheets/address'
import type { Merge } from '../../spreadsheets/model'
import type { OutCell, OutLink, OutRow, OutSheet } from '../../spreadsheets/writing/sheet'
import type { ShapedTable, WordCell } from '../../word-tables/model'
import type { CellContext } from './cell'
import type { WorkbookLimits } from './limits'
import { Looks } from './looks'
import { tableName, type Block, type Plan, type PlannedSheet } from './plan'
import { mergesOf, tableRows } from './table-rows'
import type { TableLabels } from './label-codes'

/** Frozen rows leave too little room for the others beyond this. */
const MOST_FROZEN = 12
/** Wider than this, in characters, a sheet is printed across. */
const PORTRAIT = 95
const NO_REMARKS: readonly string[] = []

/** A character of Calibri 11 is 7 pixels at 96 to the inch, with 5 more besides the text (ECMA-376 §18.3.1.13). */
const TWIPS_PER_PIXEL = 15

const PIXELS_PER_CHARACTER = 7

const PIXELS_BESIDE = 5

const NARROWEST = 4

const WIDEST = 80

/** A column that no width is known of is as wide as its longest line, up to this. */
const WIDEST_GUESSED = 40

/** Rows that are enough to guess by. */
const LOOKED_AT = 200

/** The width of a grid column in characters. */
function widthInCharacters(twips: number): number {
  const characters = (twips / TWIPS_PER_PIXEL - PIXELS_BESIDE) / PIXELS_PER_CHARACTER
  return Math.min(WIDEST, Math.max(NARROWEST, Math.round(characters * 10) / 10))
}

function longestLine(text: string): number {
  return text.split('\n').reduce((most, line) => Math.max(most, line.length), 0)
}

/** The widths of a table's columns in characters: those of its grid, and never so narrow that a number would show as `####`. */
function columnWidths({ cells, widths, typing }: ShapedTable): number[] {
  const needed: number[] = []
  const guessed: number[] = []
  let last = 0
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index]
    if (cell === undefined) continue
    const { row, col, colSpan, text } = cell
    last = Math.max(last, col + 1)
    if (colSpan > 1) continue
    const type = typing[index]?.type
    if (type === 'number' || type === 'percent' || type === 'date') {
      needed[col] = Math.max(needed[col] ?? 0, text.length + 2)
    }
    if (row < LOOKED_AT && (widths[col] ?? null) === null) guessed[col] = Math.max(guessed[col] ?? 0, longestLine(text))
  }
  return Array.from({ length: last }, (_, col) => {
    const twips = widths[col] ?? null
    const natural =
      twips === null
        ? Math.min(WIDEST_GUESSED, Math.max(NARROWEST * 2, (guessed[col] ?? 0) + 2))
        : widthInCharacters(twips)
    return Math.min(WIDEST, Math.max(natural, needed[col] ?? 0))
  })
}

/** Makes the sheets of tables as a plan has them. */
export class TableSheets {
  readonly #plain: Record<'header' | 'body', CellContext>

  constructor(
    readonly plan: Plan,
    readonly limits: WorkbookLimits,
    readonly labels: TableLabels,
  ) {
    const body = {
      cut: null,
      link: null,
      linkText: null,
      remarks: NO_REMARKS,
      noteLength: limits.note,
      looks: new Looks(),
    }
    this.#plain = { header: { ...body, isHeader: true }, body: { ...body, isHeader: false } }
  }

  sheet(planned: PlannedSheet, name: string): OutSheet {
    const [only, ...others] = planned.blocks
    const isOwn = only !== undefined && only.titleRow === null && others.length === 0
    const [own = [], ...beside] = planned.blocks.map(({ table }) => columnWidths(table.table))
    const widths = beside.reduce(widest, own)
    const merges = planned.blocks.flatMap((block) =>
      this.plan.filled.has(block.table.table.id) ? [] : mergesOf(block.table.table, block.range, block.top),
    )
    return {
      name,
      rows: this.#rows(planned.blocks, widths),
      widths,
      merges,
      landscape: widths.reduce((sum, width) => sum + width, 0) > PORTRAIT,
      ...(isOwn && headerOf(only, merges)),
    }
  }

  *#rows(blocks: readonly Block[], widths: readonly number[]): Generator<OutRow, void, void> {
    let next = 0
    for (const block of blocks) {
      const { table } = block.table
      for (; next < (block.titleRow ?? block.top); next++) yield { cells: [] }
      if (block.titleRow !== null) {
        yield { cells: [this.#title(block)] }
        next++
      }
      const context = {
        widths,
        fill: this.plan.filled.has(table.id),
        contextOf: this.#contextOf(table),
      }
      yield* tableRows(table, block.range, context)
      next += block.range.to - block.range.from
      const back = block.backRow === null ? null : this.#back(table)
      if (back !== null) {
        yield { cells: [] }
        yield { cells: [back] }
        next += 2
      }
    }
  }

  #title({ table, range }: Block): OutCell {
    const name = tableName(table, this.labels)
    const back = range.from === 0 ? this.#back(table.table) : null
    return back === null
      ? { col: 0, value: name, look: { bold: true } }
      : { ...back, value: `${name} (${String(back.value)})`, look: { bold: true, link: true } }
  }

  /** Leads from a nested table to the cell that it is in. */
  #back({ parentId, parentCell }: ShapedTable): OutCell | null {
    const parent = parentId === null ? undefined : this.plan.blocks.get(parentId)
    if (parent === undefined || parentCell === null) return null
    const { sheet, block } = parent
    const row = Math.min(block.range.to - 1, parentCell.row) - block.range.from + block.top
    const address = cellAddress(row, parentCell.col)
    return {
      col: 0,
      value: `← ${this.plan.names[sheet] ?? ''}, ${address}`,
      link: { kind: 'cell', sheet, row, col: parentCell.col },
      look: { link: true },
    }
  }

  /** What each cell of a table leads to; most lead nowhere, and share what is said about them. */
  #contextOf(table: ShapedTable): (cell: WordCell, index: number) => CellContext {
    const spills = this.plan.spills.get(table.id)
    return (cell, index) => {
      const plain = cell.row < table.headerRows ? this.#plain.header : this.#plain.body
      const spill = spills?.get(index)
      if (spill === undefined && cell.tables.length === 0) return plain
      const nested = cell.tables.flatMap((id) => this.plan.blocks.get(id) ?? [])
      const toSpill: OutLink | null =
        spill === undefined || this.plan.spillSheet === null
          ? null
          : { kind: 'cell', sheet: this.plan.spillSheet, row: spill.row, col: 0 }
      const toNested = nested.map(({ sheet, block }): { link: OutLink; text: string } => ({
        link: { kind: 'cell', sheet, row: block.top, col: 0 },
        text: `→ ${block.titleRow === null ? (this.plan.names[sheet] ?? '') : tableName(block.table, this.labels)}`,
      }))
      const [first] = toNested
      return {
        ...plain,
        cut: spill?.first ?? null,
        link: toSpill ?? first?.link ?? null,
        linkText: first?.text ?? null,
        // A cell leads to one place: what else it contains is named in its note.
        remarks: (toSpill === null ? toNested.slice(1) : toNested).map(({ text }) => text),
      }
    }
  }
}

/** Header rows stay in sight and are printed on every page; a filter is on the last where nothing is merged. */
function headerOf({ table, range }: Block, merges: readonly Merge[]): Partial<OutSheet> {
  const { headerRows, cols, cells } = table.table
  if (headerRows === 0 || headerRows >= range.to || range.from > 0) return {}
  const isPlain = merges.length === 0 && cells.length > 0
  return {
    titleRows: headerRows,
    ...(headerRows <= MOST_FROZEN && { frozenRows: headerRows }),
    ...(isPlain && { filter: { top: headerRows - 1, left: 0, bottom: range.to - 1, right: cols - 1 } }),
  }
}

function widest(a: readonly number[], b: readonly number[]): number[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, index) => Math.max(a[index] ?? 0, b[index] ?? 0))
}
