/** A table as another program tells it: places by the rules of HTML, texts by lines. */
export interface PlainTable {
  readonly rows: number
  readonly cols: number
  readonly cells: readonly PlainCell[]
}

export interface PlainCell {
  readonly row: number
  readonly col: number
  readonly rowSpan: number
  readonly colSpan: number
  readonly text: string
}

/** Builds a table from cells in sequence. */
export class OpenTable {
  readonly cells: (PlainCell & { text: string })[] = []
  holdsTable = false
  readonly #taken = new Set<string>()
  #row = -1
  #col = 0

  nextRow(): void {
    this.#row++
    this.#col = 0
  }

  /** Puts a cell at the first place of the row that no cell above it takes. */
  place(rowSpan: number, colSpan: number): void {
    while (this.#taken.has(`${this.#row},${this.#col}`)) this.#col++
    for (let row = this.#row; row < this.#row + rowSpan; row++)
      for (let col = this.#col; col < this.#col + colSpan; col++) this.#taken.add(`${row},${col}`)
    this.cells.push({ row: this.#row, col: this.#col, rowSpan, colSpan, text: '' })
    this.#col += colSpan
  }

  finish(): PlainTable {
    const cols = this.cells.map(({ col, colSpan }) => col + colSpan)
    return { rows: this.#row + 1, cols: Math.max(0, ...cols), cells: this.cells }
  }
}

/** As they are for us: one without cells, and one of one cell round others, are none. */
export function plainTables(tables: readonly OpenTable[]): PlainTable[] {
  const isFrame = ({ cells, holdsTable }: OpenTable) => holdsTable && cells.length === 1 && cells[0]?.text === ''
  return tables.filter((table) => table.cells.length > 0 && !isFrame(table)).map((table) => table.finish())
}
