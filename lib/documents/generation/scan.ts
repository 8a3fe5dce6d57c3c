import type { TablePlace } from '../problem'

/** One run of text inside an element that holds text, with where it stands in the part's XML. */
export interface Segment {
  /** Its start in the paragraph's text. */
  readonly start: number
  readonly text: string
  /** Where the element's start tag begins and ends, and where its content ends; null for a break or a tab, which is no text. */
  readonly source: { readonly tagStart: number; readonly tagEnd: number; readonly end: number } | null
}

/** A paragraph's text, or that of a document property (then `index` is null). */
export interface Paragraph {
  readonly index: number | null
  readonly table: TablePlace | null
  readonly text: string
  readonly segments: readonly Segment[]
}

const PARAGRAPHS = new Set(['w:p', 'a:p'])
const TEXTS = new Set(['w:t', 'm:t', 'a:t'])
const PROPERTIES = new Set([
  'dc:title',
  'dc:subject',
  'dc:creator',
  'dc:description',
  'cp:keywords',
  'cp:category',
  'vt:lpstr',
  'vt:lpwstr',
])
/** What stands between words without being text. */
const STAND_INS: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '-'],
])
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
])

function decode(xml: string): string {
  if (!xml.includes('&') && !xml.includes('<')) return xml
  return xml
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) => text.replaceAll('&', '&amp;'))
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '')
    .replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return ENTITIES.get(name) ?? whole
      const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
}

/** Where the markup that begins at `<` ends: an attribute's value may hold a `>`. */
function markupEnd(xml: string, start: number): number {
  for (const [opening, closing] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const) {
    if (xml.startsWith(opening, start)) {
      const found = xml.indexOf(closing, start)
      return found < 0 ? xml.length : found + closing.length
    }
  }
  let quote = ''
  for (let at = start + 1; at < xml.length; at++) {
    const character = xml.charAt(at)
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at + 1
  }
  return xml.length
}

interface OpenParagraph {
  index: number | null
  table: TablePlace | null
  segments: Segment[]
  length: number
}

interface OpenTable {
  index: number
  row: number
  col: number
  span: number
}

/**
 * The paragraphs of a part with their texts, in the order in which they end; a text box's paragraphs are their own, also
 * inside another paragraph. Walks the XML once and builds no tree: the gate has already found it well-formed.
 * `index` counts `w:p` from 0 in document order; a table's column counts grid columns (ECMA-376 §17.4.17).
 */
export function scanPart(xml: string): Paragraph[] {
  const done: Paragraph[] = []
  const open: OpenParagraph[] = []
  const tables: OpenTable[] = []
  let paragraphs = 0
  let tableCount = 0

  const add = (text: string, source: Segment['source']) => {
    const paragraph = open.at(-1)
    if (paragraph === undefined) return
    paragraph.segments.push({ start: paragraph.length, text, source })
    paragraph.length += text.length
  }
  const close = () => {
    const paragraph = open.pop()
    if (paragraph === undefined || paragraph.segments.length === 0) return
    const { index, table, segments } = paragraph
    done.push({ index, table, segments, text: segments.map((segment) => segment.text).join('') })
  }
  const place = (): TablePlace | null => {
    const table = tables.at(-1)
    return table === undefined || table.row < 0 ? null : { index: table.index, row: table.row, col: table.col }
  }

  for (let at = xml.indexOf('<'); at >= 0;) {
    const end = markupEnd(xml, at)
    const markup = xml.slice(at, end)
    const closing = markup.startsWith('</')
    const name = /^<\/?([^\s/>]+)/.exec(markup)?.[1] ?? ''
    const empty = markup.endsWith('/>')
    const table = tables.at(-1)

    if (PARAGRAPHS.has(name)) {
      const index = name === 'w:p' ? paragraphs : (open.at(-1)?.index ?? null)
      if (!closing && name === 'w:p') paragraphs++
      if (closing) close()
      else if (!empty) open.push({ index, table: place(), segments: [], length: 0 })
    } else if ((TEXTS.has(name) && open.length > 0) || PROPERTIES.has(name)) {
      if (!closing && !empty) {
        const textEnd = xml.indexOf(`</${name}`, end)
        const source = { tagStart: at, tagEnd: end, end: textEnd < 0 ? xml.length : textEnd }
        const property = PROPERTIES.has(name)
        if (property) open.push({ index: null, table: null, segments: [], length: 0 })
        add(decode(xml.slice(source.tagEnd, source.end)), source)
        if (property) close()
        at = xml.indexOf('<', source.end)
        continue
      }
    } else if (STAND_INS.has(name)) {
      if (!closing) add(STAND_INS.get(name) ?? '', null)
    } else if (name === 'w:tbl') {
      if (closing) tables.pop()
      else if (!empty) tables.push({ index: tableCount++, row: -1, col: 0, span: 0 })
    } else if (table !== undefined && !closing) {
      if (name === 'w:tr') Object.assign(table, { row: table.row + 1, col: 0, span: 0 })
      else if (name === 'w:gridBefore') table.span = countOf(markup)
      else if (name === 'w:tc') Object.assign(table, { col: table.col + table.span, span: 1 })
      else if (name === 'w:gridSpan') table.span = countOf(markup)
    }
    at = xml.indexOf('<', end)
  }
  return done
}

/** The number in `w:val`; a lying one is held to what Word allows in a row (63 columns). */
function countOf(markup: string): number {
  const value = Number(/w:val\s*=\s*["'](\d{1,4})["']/.exec(markup)?.[1] ?? '0')
  return Math.min(value, 63)
}
