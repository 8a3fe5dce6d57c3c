import { problem, type Problem } from '../../problem'
import type { WordTable } from '../model'
import type { Notes } from './notes'
import type { TableBuilder } from './table-builder'

type Gap = TableBuilder['gap']

/** Whether a table is only a frame: one cell with nothing in it but other tables. */
function isFrame({ rows, cols, cells, beside }: TableBuilder): boolean {
  const [only] = cells
  if (rows !== 1 || cells.length !== 1 || cols !== only?.colSpan) return false
  const { tables = [], noteRefs = [] } = beside.get(only) ?? {}
  return (
    tables.some(({ isThere }) => isThere) && only.text === '' && only.pictures.length === 0 && noteRefs.length === 0
  )
}

/** The tables of a document that are only frames round others, and what the others are without them. */
class Frames {
  readonly #frames: ReadonlySet<TableBuilder>

  constructor(tables: readonly TableBuilder[]) {
    this.#frames = new Set(tables.filter(isFrame))
  }

  get all(): readonly TableBuilder[] {
    return [...this.#frames]
  }

  has(table: TableBuilder): boolean {
    return this.#frames.has(table)
  }

  /** Tables that are one after another, with those in frames in the frames' places. */
  within(tables: readonly TableBuilder[]): TableBuilder[] {
    return tables.flatMap((table) =>
      this.has(table) ? this.within([...table.beside.values()].flatMap(({ tables: inside }) => inside)) : [table],
    )
  }

  parentOf({ parent }: TableBuilder): TableBuilder['parent'] {
    let at = parent
    while (at !== null && this.has(at.table)) at = at.table.parent
    return at
  }

  /** The caption and the gap before a table: the first one in a frame has the frame's too. */
  surroundings(table: TableBuilder): { caption: string | null; gap: Gap } {
    let { caption, gap } = table
    for (let at = table; gap.previous === null && at.parent !== null && this.has(at.parent.table);) {
      at = at.parent.table
      caption ??= at.caption
      gap = { ...at.gap, texts: [...at.gap.texts, ...gap.texts], break: at.gap.break || gap.break }
    }
    if (gap.previous === null) return { caption, gap }
    return { caption, gap: { ...gap, previous: this.within([gap.previous]).at(-1) ?? null } }
  }
}

/** Leaves out what isn't there in this view and what is only a frame; names the rest in the order in which they begin. @param isPaged Word saved where pages begin */
export function finishTables(
  builders: readonly TableBuilder[],
  notes: Notes,
  messages: Problem[],
  { isPaged }: { readonly isPaged: boolean },
): WordTable[] {
  const there = builders.filter(({ isThere }) => isThere)
  const frames = new Frames(there)
  const kept = there.filter((table) => !frames.has(table))
  const ids = new Map(kept.map((table, index) => [table, `t${index + 1}`]))
  const idOf = (table: TableBuilder): string | null => ids.get(table) ?? null
  messages.push(...frames.all.map((frame) => problem('TABLE_FRAME', 'info', placeOf(frame))))
  const finishCells = ({ beside }: TableBuilder) => {
    for (const [cell, { noteRefs, tables }] of beside) {
      cell.notes = notes.textsOf(noteRefs)
      cell.tables = frames.within(tables).flatMap((table) => idOf(table) ?? [])
    }
  }
  return kept.map((table): WordTable => {
    const id = idOf(table) ?? ''
    const parent = frames.parentOf(table)
    const holder = parent?.table.holder(parent.cell) ?? null
    const { caption, gap } = frames.surroundings(table)
    messages.push(...findingsOf(table, id))
    finishCells(table)
    return {
      id,
      part: table.part,
      paragraph: table.paragraph,
      page: isPaged ? table.page : null,
      parentId: parent === null ? null : idOf(parent.table),
      parentCell: holder === null ? null : { row: holder.row, col: holder.col },
      caption,
      heading: table.heading,
      rows: table.rows,
      cols: table.cols,
      // A table that is nothing but headers has none that go with anything.
      headerRows: table.headerRows < table.rows ? table.headerRows : 0,
      cells: table.cells,
      widths: table.widths,
      gap: { ...gap, previous: gap.previous === null ? null : idOf(gap.previous) },
    }
  })
}

function placeOf({ part, paragraph }: TableBuilder) {
  return { file: 'document' as const, part, paragraph: Math.max(0, paragraph) }
}

/** What has to be reported about a table's grid. */
function findingsOf(table: TableBuilder, id: string): Problem[] {
  const { orphans, coveredTexts, wrongSpans } = table.findings
  const place = placeOf(table)
  const counted = (count: number) => ({ ...place, params: { table: id, count } })
  return [
    ...(orphans > 0 ? [problem('TABLE_MERGE_ORPHAN', 'info', counted(orphans))] : []),
    ...(wrongSpans > 0 ? [problem('TABLE_SPAN_WRONG', 'warning', counted(wrongSpans))] : []),
    ...coveredTexts.map((text) => problem('TABLE_COVERED_TEXT', 'warning', { ...place, params: { table: id, text } })),
  ]
}
