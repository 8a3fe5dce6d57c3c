import type { WordTable, WordTables } from '../../model'
import type { PlainCell, PlainTable } from './plain-table'

/** A place of a table at which two readings differ; null where one of them has no cell there. */
export interface CellMiss {
  /** From 0, in the order of the file. */
  readonly table: number
  readonly row: number
  readonly col: number
  readonly ours: PlainCell | null
  readonly theirs: PlainCell | null
}

export interface Comparison {
  /** Cells whose table, row, column, both spans and text all agree. */
  readonly right: number
  readonly misses: readonly CellMiss[]
}

/** What two readings of a document of ours have to agree on. */
export function told({ tables }: WordTables) {
  return tables.map(({ id, part, parentId, parentCell, rows, cols, headerRows, cells }) => ({
    id,
    part,
    parentId,
    parentCell,
    rows,
    cols,
    headerRows,
    cells: cells.map(({ row, col, rowSpan, colSpan, text, notes, pictures }) => [
      row,
      col,
      rowSpan,
      colSpan,
      text,
      notes,
      pictures,
    ]),
  }))
}

/** What both another program and ours write in their own ways is written in one: raised digits, hyphens, white space. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[⁻₋−\u2011]/g, '-')
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim()
}

/** The tables that other programs tell: those of headers, footers, notes and comments they leave out. */
export function bodyTables({ tables }: WordTables): WordTable[] {
  return tables.filter(({ part }) => !/(?:header|footer|notes|comments)\d*\.xml$/.test(part))
}

/** Compares tables one by one in their order, cell by cell. */
export function compareTables(ours: readonly PlainTable[], theirs: readonly PlainTable[]): Comparison {
  let right = 0
  const misses: CellMiss[] = []
  for (let table = 0; table < Math.max(ours.length, theirs.length); table++) {
    const left = byPlace(theirs[table])
    const place = ({ row, col }: PlainCell) => ({ table, row, col })
    for (const cell of ours[table]?.cells ?? []) {
      const other = left.get(`${cell.row},${cell.col}`)?.shift() ?? null
      if (other !== null && sameCell(cell, other)) right++
      else misses.push({ ...place(cell), ours: cell, theirs: other })
    }
    for (const cell of [...left.values()].flat()) misses.push({ ...place(cell), ours: null, theirs: cell })
  }
  return { right, misses }
}

/** Compares two readings of ours, all parts of the document; what is reported besides the cells counts for their table. */
export function compareReadings(one: WordTables, other: WordTables): Comparison {
  const { right, misses } = compareTables(one.tables, other.tables)
  if (misses.length > 0 || JSON.stringify(told(one)) === JSON.stringify(told(other))) return { right, misses }
  const [mine, theirs] = [told(one), told(other)]
  const table = mine.findIndex((each, index) => JSON.stringify(each) !== JSON.stringify(theirs[index]))
  const ours = one.tables[table]?.cells[0] ?? null
  return { right: right - 1, misses: [{ table, row: 0, col: 0, ours, theirs: other.tables[table]?.cells[0] ?? null }] }
}

function byPlace(table: PlainTable | undefined): Map<string, PlainCell[]> {
  const places = new Map<string, PlainCell[]>()
  for (const cell of table?.cells ?? []) {
    const place = `${cell.row},${cell.col}`
    places.set(place, [...(places.get(place) ?? []), cell])
  }
  return places
}

export function sameCell(one: PlainCell, other: PlainCell): boolean {
  return one.rowSpan === other.rowSpan && one.colSpan === other.colSpan && plain(one.text) === plain(other.text)
}
