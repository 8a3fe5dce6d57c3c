import { nextProblem, type TablePlace } from './virtual-places'

const PAGE = 10

/** A place of a row that says which column it is; the sheet's own columns are none. */
const COLUMN = 'tr [data-column]'

/** A long table's own knowledge of its cells, most of which aren't drawn. */
export interface TableMap {
  /** The head left out. */
  readonly rows: number
  /** Null where all of them are drawn. */
  readonly columns: number | null
  /** As many rows are seen without scrolling. */
  readonly page: () => number
  /** In the order of reading; null where all of them are drawn. */
  readonly problems: readonly TablePlace[] | null
  /** Has a cell drawn, immediately, and kept so. */
  readonly draw: (row: number, column: number) => void
  /** Keeps the cell that has the focus drawn. */
  readonly keep: (row: number, column: number) => void
}

/** A key with what it was pressed together with. */
export interface Press {
  readonly key: string
  readonly ctrl: boolean
}

const PROBLEM_KEYS: Readonly<Partial<Record<string, 'next' | 'before'>>> = {
  j: 'next',
  о: 'next',
  k: 'before',
  л: 'before',
}

/** Where the focus last was, for the rows with one cell alone. */
const lastColumns = new WeakMap<HTMLElement, number>()

/**
 * Moves the focus in a table that is one stop of the keyboard: arrows, Home, End, PgUp and PgDn among its cells (elements
 * marked `data-cell`), Ctrl+Home and Ctrl+End to its corners, J and K to the next problem (marked `data-problem`) and the one
 * before. True when it did.
 */
export function moveInTable(region: HTMLElement, target: HTMLElement, press: Press, map: TableMap | null): boolean {
  if (isControl(target)) return false
  const table = new TableLines(region, map)
  const to = press.ctrl ? undefined : PROBLEM_KEYS[press.key]
  if (to !== undefined) return moveToProblem(region, target, to === 'next', table, map)
  const cell = target.closest<HTMLElement>('[data-cell]')
  if (cell === null) {
    if (target !== region) return false
    if (press.key === 'ArrowDown' && !press.ctrl) return focusFrom(table, 0, 0, 1)
    return press.key === 'End' && press.ctrl ? focusFrom(table, table.last, Number.MAX_SAFE_INTEGER, -1) : false
  }
  const line = table.lineOf(cell)
  const column = table.columnOf(cell)
  if (press.ctrl) {
    if (press.key === 'Home') return focusFrom(table, 0, 0, 1)
    return press.key === 'End' && focusFrom(table, table.last, Number.MAX_SAFE_INTEGER, -1)
  }
  const page = map?.page() ?? PAGE
  switch (press.key) {
    case 'ArrowRight':
      return focusFrom(table, line, column + 1, 1)
    case 'ArrowLeft':
      return focusFrom(table, line, column - 1, 1)
    case 'ArrowDown':
      return focusFrom(table, line + 1, column, 1)
    case 'ArrowUp':
      return focusFrom(table, line - 1, column, -1)
    case 'Home':
      return focusFrom(table, line, 0, 1)
    case 'End':
      return focusFrom(table, line, Number.MAX_SAFE_INTEGER, 1)
    case 'PageDown':
      return focusFrom(table, line + page, column, 1)
    case 'PageUp':
      return focusFrom(table, line - page, column, -1)
    default:
      return false
  }
}

/** The row and column of a cell in the body of a table; null for one of its head. */
export function placeOf(region: HTMLElement, cell: HTMLElement): Required<TablePlace> | null {
  const row = cell.closest<HTMLTableRowElement>('tbody tr')
  if (row === null) return null
  const drawn = row.dataset['index'] ?? row.sectionRowIndex
  return { row: Number(drawn), column: new TableLines(region, null).columnOf(cell) }
}

/** Gives the focus to a cell of the body. */
export function focusPlace(region: HTMLElement, map: TableMap, { row, column }: Required<TablePlace>): void {
  const table = new TableLines(region, map)
  table.focus(table.cellAt(table.head + row, column))
}

/** The rows that have cells: those that are rendered, or all that a long table has, with its head first. */
class TableLines {
  private readonly drawn: readonly Element[]

  constructor(
    private readonly region: HTMLElement,
    private readonly map: TableMap | null,
  ) {
    const rows = [...region.querySelectorAll(map === null ? 'tr' : 'thead tr')]
    this.drawn = rows.filter((row) => cellsOf(row).length > 0)
  }

  /** The lines of a long table's head. */
  get head(): number {
    return this.drawn.length
  }

  get last(): number {
    return this.drawn.length + (this.map?.rows ?? 0) - 1
  }

  lineOf(cell: Element): number {
    const index = cell.closest<HTMLElement>('tr[data-index]')?.dataset['index']
    if (this.map !== null && index !== undefined) return this.drawn.length + Number(index)
    return this.drawn.findIndex((row) => row.contains(cell))
  }

  columnOf(cell: HTMLElement): number {
    const said = cell.closest<HTMLElement>(COLUMN)?.dataset['column']
    if (said !== undefined) return Number(said)
    const cells = cellsOf(cell.closest('tr'))
    return cells.length === 1 ? (lastColumns.get(this.region) ?? 0) : cells.indexOf(cell)
  }

  /** A cell of a line; undefined for a line that has none. */
  cellAt(line: number, column: number): HTMLElement | undefined {
    const { map } = this
    const row = line - this.drawn.length
    if (map === null || row < 0) return cellIn(this.drawn[line], column)
    const wanted = map.columns === null ? column : Math.min(map.columns - 1, column)
    map.draw(row, wanted)
    return cellIn(this.region.querySelector(`tr[data-index="${row}"]`), wanted)
  }

  /** The cell gets the focus, or the one control that fills it. */
  focus(cell: HTMLElement | undefined): boolean {
    if (cell === undefined) return false
    lastColumns.set(this.region, this.columnOf(cell))
    const target = cell.querySelector<HTMLElement>('[data-control]') ?? cell
    target.focus({ preventScroll: true })
    const show = () => cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    show()
    // What is drawn on the way there is measured only then, and may push the cell aside.
    if (this.map !== null) {
      requestAnimationFrame(() => requestAnimationFrame(() => document.activeElement === target && show()))
    }
    return true
  }
}

/** The focus goes to the first line with a cell from `line` on, backwards where there is none. */
function focusFrom(table: TableLines, line: number, column: number, step: 1 | -1): boolean {
  const from = Math.min(table.last, Math.max(0, line))
  const column0 = Math.max(0, column)
  for (const by of [step, -step]) {
    for (let at = from; at >= 0 && at <= table.last; at += by) {
      const cell = table.cellAt(at, column0)
      if (cell !== undefined) return table.focus(cell)
    }
  }
  return false
}

function moveToProblem(
  region: HTMLElement,
  target: HTMLElement,
  forward: boolean,
  table: TableLines,
  map: TableMap | null,
): boolean {
  if (map === null || map.problems === null) {
    const problems = [...region.querySelectorAll<HTMLElement>('[data-problem]')]
    const here = problems.findIndex((problem) => problem.contains(target))
    return table.focus(problems[here === -1 ? (forward ? 0 : problems.length - 1) : here + (forward ? 1 : -1)])
  }
  const next = nextProblem(map.problems, placeOf(region, target), forward)
  if (next === undefined) return false
  map.draw(next.row, next.column ?? 0)
  const row = region.querySelector(`tr[data-index="${next.row}"]`)
  const marked = row?.querySelector<HTMLElement>('[data-problem]') ?? undefined
  return table.focus(next.column === undefined ? marked : (cellIn(row, next.column) ?? marked))
}

/** Whether the keys of a control inside a cell are its own. */
function isControl(target: HTMLElement): boolean {
  return target.closest('input, textarea, select, [role="combobox"], [role="listbox"], [role="menu"]') !== null
}

function cellsOf(row: Element | null | undefined): HTMLElement[] {
  return row ? [...row.querySelectorAll<HTMLElement>('[data-cell]')] : []
}

function cellIn(row: Element | null | undefined, column: number): HTMLElement | undefined {
  const cells = cellsOf(row)
  const numbered = cells.find((cell) => cell.closest(COLUMN) !== null)
  if (numbered === undefined) return cells[Math.min(cells.length - 1, column)]
  return cells.find((cell) => cell.closest(`[data-column="${column}"]`) !== null)
}
