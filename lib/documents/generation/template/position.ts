import type { TablePlace } from '../../problem'
import { attributeOf, type Markup } from './markup'

interface OpenTable {
  readonly index: number
  row: number
  col: number
  span: number
}

/** The number in `w:val`; a lying one is limited to what Word allows in a row (63 columns). */
function countOf(tag: string): number {
  const value = attributeOf(tag, 'w:val')
  return /^\d{1,4}$/.test(value) ? Math.min(Number(value), 63) : 0
}

/**
 * Where a walk through a part's markup has come: `paragraph` counts `w:p` from 0 in document order, null outside of any; a
 * table's column counts grid columns (ECMA-376 §17.4.17).
 */
export class Position {
  #paragraphs = 0
  readonly #open: number[] = []
  #tableCount = 0
  readonly #tables: OpenTable[] = []

  constructor(private readonly xml: string) {}

  get paragraph(): number | null {
    return this.#open.at(-1) ?? null
  }

  /** The index of the paragraph that begins next. */
  get next(): number {
    return this.#paragraphs
  }

  get table(): TablePlace | null {
    const table = this.#tables.at(-1)
    return table === undefined || table.row < 0 ? null : { index: table.index, row: table.row, col: table.col }
  }

  visit({ name, closing, empty, start, end }: Markup): void {
    if (name === 'w:p') {
      if (closing) this.#open.pop()
      else if (empty) this.#paragraphs++
      else this.#open.push(this.#paragraphs++)
      return
    }
    if (name === 'w:tbl') {
      if (closing) this.#tables.pop()
      else if (!empty) this.#tables.push({ index: this.#tableCount++, row: -1, col: 0, span: 0 })
      return
    }
    const table = this.#tables.at(-1)
    if (table === undefined || closing) return
    if (name === 'w:tr') Object.assign(table, { row: table.row + 1, col: 0, span: 0 })
    else if (name === 'w:tc') Object.assign(table, { col: table.col + table.span, span: 1 })
    else if (name === 'w:gridBefore' || name === 'w:gridSpan') table.span = countOf(this.xml.slice(start, end))
  }
}
