import { OpenTable, type PlainTable, plainTables } from '@/lib/documents/word-tables/reader/test-support/plain-table'

/** An element of pandoc's JSON: `t` is its name, `c` its contents. */
interface Element {
  readonly t: string
  readonly c?: unknown
}
type Row = readonly [attributes: unknown, cells: readonly Cell[]]
type Cell = readonly [attributes: unknown, align: unknown, rowSpan: number, colSpan: number, blocks: readonly Element[]]
type Body = readonly [attributes: unknown, headColumns: number, head: readonly Row[], rows: readonly Row[]]
type Table = readonly [
  attributes: unknown,
  caption: unknown,
  columns: unknown,
  head: readonly [unknown, readonly Row[]],
  bodies: readonly Body[],
  foot: readonly [unknown, readonly Row[]],
]

const WRITTEN: Readonly<Record<string, string>> = { Space: ' ', SoftBreak: ' ', LineBreak: '\n' }
const LEFT_OUT = new Set(['Note', 'Image'])
const PARAGRAPHS = new Set(['Para', 'Plain', 'Header', 'CodeBlock'])

/** Returns the tables of a document from pandoc's JSON, including nested ones, in the order in which they begin. */
export function pandocTables(json: string): PlainTable[] {
  const tables: OpenTable[] = []
  const open: OpenTable[] = []

  function readTable([, , , [, head], bodies, [, foot]]: Table): void {
    const parent = open.at(-1)
    if (parent) parent.holdsTable = true
    const table = new OpenTable()
    tables.push(table)
    open.push(table)
    for (const [, cells] of [...head, ...bodies.flatMap(([, , top, rows]) => [...top, ...rows]), ...foot]) {
      table.nextRow()
      for (const [, , rowSpan, colSpan, blocks] of cells) {
        table.place(rowSpan, colSpan)
        const cell = table.cells.at(-1)
        const text = textOf(blocks).trim()
        if (cell) cell.text = text
      }
    }
    open.pop()
  }

  /** Elements contain others only in lists, next to attributes, which are only text. */
  function textOf(content: unknown): string {
    if (Array.isArray(content)) return content.map(textOf).join('')
    if (typeof content !== 'object' || content === null || !('t' in content)) return ''
    const { t, c } = content as Element
    if (t === 'Table') {
      readTable(c as Table)
      return ''
    }
    if (LEFT_OUT.has(t)) return ''
    if (t === 'Str') return String(c)
    if (t === 'Math' || t === 'Code' || t === 'RawInline') return String((c as readonly unknown[])[1])
    return textOf(c) + (WRITTEN[t] ?? (PARAGRAPHS.has(t) ? '\n' : ''))
  }

  textOf((JSON.parse(json) as { readonly blocks: readonly Element[] }).blocks)
  return plainTables(tables)
}
