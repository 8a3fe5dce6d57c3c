import type { WordCell, WordTable, WordTables } from '../../model'
import type { ReadOptions } from '../../options'
import { readTables } from '../read-tables'
import { word, type Link, type OwnPart } from './word-xml'

export function read(bytes: Uint8Array, options?: ReadOptions): Promise<WordTables> {
  return readTables({ name: 'document.docx', bytes }, options)
}

/** A cell in one line: `row,col text`, with `rowSpan×colSpan` where it is merged. */
export function shown({ row, col, rowSpan, colSpan, text }: WordCell): string {
  const spans = rowSpan === 1 && colSpan === 1 ? '' : ` ${rowSpan}×${colSpan}`
  return `${row},${col}${spans} ${text}`
}

/** A table's whole grid: its size, then its cells. */
export function grid({ rows, cols, cells }: WordTable): string[] {
  return [`${rows}×${cols}`, ...cells.map(shown)]
}

/** The grids of a document's tables. */
export async function gridsOf(
  body: string,
  parts: readonly OwnPart[] = [],
  options?: ReadOptions,
): Promise<string[][]> {
  const { tables } = await read(word(body, parts), options)
  return tables.map(grid)
}

/** The first cell of a document's first table. */
export async function cellOf(
  body: string,
  parts: readonly OwnPart[] = [],
  links: readonly Link[] = [],
  options?: ReadOptions,
): Promise<WordCell | undefined> {
  const { tables } = await read(word(body, parts, links), options)
  return tables[0]?.cells[0]
}

/** The codes of what was reported about a document. */
export async function codesOf(body: string, options?: ReadOptions): Promise<string[]> {
  const { messages } = await read(word(body), options)
  return messages.map(({ code }) => code)
}
