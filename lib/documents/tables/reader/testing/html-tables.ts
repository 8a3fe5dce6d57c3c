/** A table as an HTML converter tells it: places by the rules of HTML, texts by lines. */
export interface PlainTable {
  readonly rows: number
  readonly cols: number
  readonly cells: readonly { row: number; col: number; rowSpan: number; colSpan: number; text: string }[]
}

interface OpenTable {
  row: number
  col: number
  readonly taken: Set<string>
  holdsTable: boolean
  readonly cells: { row: number; col: number; rowSpan: number; colSpan: number; text: string }[]
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: '\u00a0', '#39': "'" }
const BLOCK = /^(?:p|li|h\d)$/
/** mammoth's marks of notes and the addresses back. */
const NOTE_MARK = /<sup><a [^>]*href="#(?:foot|end)note[^"]*"[^>]*>\[\d+\]<\/a><\/sup>/g

/** The tables of mammoth's HTML in the order in which they begin, nested ones too. */
export function htmlTables(html: string): PlainTable[] {
  const tables: OpenTable[] = []
  const open: OpenTable[] = []
  const texts: string[] = []
  const [body = ''] = html.split(/<ol><li id="(?:foot|end)note-/)
  for (const [, closing, name = '', attributes = '', text = ''] of body
    .replace(NOTE_MARK, '')
    .matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    const table = open.at(-1)
    const say = (more: string) => {
      if (texts.length > 0) texts[texts.length - 1] += more
    }
    if (text !== '') say(text.replace(/&(#?\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole))
    else if (name === 'table' && closing === '') {
      const begun = { row: -1, col: 0, taken: new Set<string>(), cells: [], holdsTable: false }
      if (table) table.holdsTable = true
      tables.push(begun)
      open.push(begun)
    } else if (name === 'table') open.pop()
    else if (name === 'tr' && closing === '' && table) Object.assign(table, { row: table.row + 1, col: 0 })
    else if (/^t[dh]$/.test(name) && table) {
      if (closing === '') {
        place(table, attributes)
        texts.push('')
      } else {
        const cell = table.cells.at(-1)
        const content = texts.pop() ?? ''
        if (cell) cell.text = content.trim()
      }
    } else if (BLOCK.test(name) && closing === '/') say('\n')
    else if (name === 'br') say('\n')
    else if (name === 'input') say(attributes.includes('checked=') ? '☒' : '☐')
  }
  // A table without cells, and one of one cell round others, are none for us.
  const isFrame = ({ cells, holdsTable }: OpenTable) => holdsTable && cells.length === 1 && cells[0]?.text === ''
  return tables
    .filter((table) => table.cells.length > 0 && !isFrame(table))
    .map(({ row, cells }) => ({
      rows: row + 1,
      cols: Math.max(0, ...cells.map(({ col, colSpan }) => col + colSpan)),
      cells,
    }))
}

function place(table: OpenTable, attributes: string): void {
  const span = (name: string) => Number(new RegExp(`${name}="(\\d+)"`).exec(attributes)?.[1] ?? 1)
  const [rowSpan, colSpan] = [span('rowspan'), span('colspan')]
  while (table.taken.has(`${table.row},${table.col}`)) table.col++
  for (let row = table.row; row < table.row + rowSpan; row++)
    for (let col = table.col; col < table.col + colSpan; col++) table.taken.add(`${row},${col}`)
  table.cells.push({ row: table.row, col: table.col, rowSpan, colSpan, text: '' })
  table.col += colSpan
}
