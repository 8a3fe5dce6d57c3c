import { OpenTable, type PlainTable, plainTables } from './plain-table'

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
      const begun = new OpenTable()
      if (table) table.holdsTable = true
      tables.push(begun)
      open.push(begun)
    } else if (name === 'table') open.pop()
    else if (name === 'tr' && closing === '') table?.nextRow()
    else if (/^t[dh]$/.test(name) && table) {
      if (closing === '') {
        table.place(span(attributes, 'rowspan'), span(attributes, 'colspan'))
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
  return plainTables(tables)
}

function span(attributes: string, name: string): number {
  return Number(new RegExp(`${name}="(\\d+)"`).exec(attributes)?.[1] ?? 1)
}
