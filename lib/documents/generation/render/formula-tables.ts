import { attributeSpan, tagsOf } from './markup'

export interface FormulaCell {
  readonly start: number
  readonly end: number
  /** Columns of the table's grid that it takes. */
  readonly column: number
  readonly span: number
}

export interface FormulaTable {
  readonly rows: FormulaCell[][]
}

/** The tables of a part with the places of their cells, the inner ones after those around them. */
export function findTables(xml: string): FormulaTable[] {
  const found: FormulaTable[] = []
  const open: { table: FormulaTable; start: number; span: number; column: number }[] = []
  for (const tag of tagsOf(xml)) {
    const { name, closing, empty, start, end } = tag
    const here = open.at(-1)
    if (name === 'w:tbl' && !empty) {
      if (closing) open.pop()
      else {
        const table = { rows: [] }
        found.push(table)
        open.push({ table, start: -1, span: 1, column: 0 })
      }
    } else if (here === undefined) continue
    else if (name === 'w:tr' && !closing) {
      here.table.rows.push([])
      here.column = 0
    } else if ((name === 'w:gridSpan' || name === 'w:gridBefore') && !closing) {
      const count = Math.min(63, Number(attributeSpan(tag, 'w:val')?.value ?? 1) || 1)
      if (name === 'w:gridSpan') here.span = count
      else here.column += count
    } else if (name === 'w:tc' && !empty) {
      if (!closing) {
        here.start = end
        here.span = 1
      } else {
        here.table.rows.at(-1)?.push({ start: here.start, end: start, column: here.column, span: here.span })
        here.column += here.span
      }
    }
  }
  return found
}

const REFERENCE = /^([A-Z]{1,2})(\d{1,4})$/i

export interface Place {
  readonly table: FormulaTable
  readonly row: number
  readonly cell: FormulaCell
}

export function placeOf(tables: readonly FormulaTable[], at: number): Place | null {
  for (const table of tables.toReversed()) {
    for (const [row, cells] of table.rows.entries()) {
      const cell = cells.find(({ start, end }) => at >= start && at < end)
      if (cell !== undefined) return { table, row, cell }
    }
  }
  return null
}

/** The cells of a range, or of a direction: ABOVE, LEFT. Null where there is no such. */
export function cellsOf({ table, row, cell }: Place, range: string): readonly FormulaCell[] | null {
  const { rows } = table
  if (/^left$/i.test(range)) return (rows[row] ?? []).filter(({ column }) => column < cell.column)
  if (/^right$/i.test(range)) return (rows[row] ?? []).filter(({ column }) => column > cell.column)
  const inColumn = (some: readonly FormulaCell[][]) =>
    some.flatMap((cells) => cells.filter(({ column, span }) => column <= cell.column && cell.column < column + span))
  if (/^above$/i.test(range)) return inColumn(rows.slice(0, row))
  if (/^below$/i.test(range)) return inColumn(rows.slice(row + 1))
  const [from = '', to = from] = range.split(':').map((end) => end.trim())
  const [first, last] = [referenceOf(from), referenceOf(to)]
  if (first === null || last === null) return null
  return rows.slice(first.row, last.row + 1).flatMap((cells) => cells.slice(first.column, last.column + 1))
}

function referenceOf(text: string): { row: number; column: number } | null {
  const [, letters, digits] = REFERENCE.exec(text) ?? []
  if (letters === undefined) return null
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(digits) - 1, column }
}
