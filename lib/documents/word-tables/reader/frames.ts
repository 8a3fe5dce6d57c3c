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
export class Frames {
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
