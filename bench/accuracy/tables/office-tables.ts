import { SaxesParser } from 'saxes'
import { OpenTable, type PlainTable, plainTables } from '@/lib/documents/word-tables/reader/test-support/plain-table'

/** Texts that belong to no cell: deleted text, notes, comments, names of pictures, charts with their data. */
const LEFT_OUT = new Set([
  'text:tracked-changes',
  'text:note',
  'office:annotation',
  'svg:title',
  'svg:desc',
  'draw:object',
  'office:binary-data',
  'office:event-listeners',
])
const WRITTEN: Readonly<Record<string, string>> = {
  'text:p': '\n',
  'text:h': '\n',
  'text:line-break': '\n',
  'text:tab': '\t',
}

/** The tables of the body of a flat OpenDocument text, nested ones too, in the order in which they begin. */
export function officeTables(xml: string): PlainTable[] {
  const tables: OpenTable[] = []
  const open: OpenTable[] = []
  const texts: string[] = []
  let [inBody, inParagraph, leftOut] = [false, 0, 0]
  const say = (more: string) => {
    if (texts.length > 0 && leftOut === 0) texts[texts.length - 1] += more
  }
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'office:text') inBody = true
    if (!inBody) return
    if (LEFT_OUT.has(name)) leftOut++
    if (leftOut > 0) return
    const number = (attribute: string) => Number(attributes[attribute] ?? 1)
    if (name === 'table:table') {
      const parent = open.at(-1)
      if (parent) parent.holdsTable = true
      const table = new OpenTable()
      tables.push(table)
      open.push(table)
    } else if (name === 'table:table-row') open.at(-1)?.nextRow()
    else if (name === 'table:table-cell') {
      open.at(-1)?.place(number('table:number-rows-spanned'), number('table:number-columns-spanned'))
      texts.push('')
    } else if (name === 'text:p' || name === 'text:h') inParagraph++
    else if (name === 'text:s') say(' '.repeat(number('text:c')))
  })
  parser.on('text', (text) => {
    if (inParagraph > 0) say(text.replace(/\s+/g, ' '))
  })
  parser.on('closetag', ({ name }) => {
    if (!inBody) return
    if (LEFT_OUT.has(name)) leftOut--
    if (leftOut > 0) return
    if (name === 'office:text') inBody = false
    else if (name === 'table:table') open.pop()
    else if (name === 'table:table-cell') {
      const content = texts.pop() ?? ''
      const cell = open.at(-1)?.cells.at(-1)
      if (cell) cell.text = content.trim()
    } else {
      if (name === 'text:p' || name === 'text:h') inParagraph--
      say(WRITTEN[name] ?? '')
    }
  })
  parser.write(xml).close()
  return plainTables(tables)
}
