import type { TablePlace } from '../../problem'
import { decodeText, walkMarkup } from './markup'
import { Position } from './position'

/** One run of text inside an element that contains text, with where it is in the part's XML. */
export interface Segment {
  /** Its start in the paragraph's text. */
  readonly start: number
  readonly text: string
  /**
   * Where the element's start tag begins and ends, and where its content ends; null for a break, a tab or a field, which are no
   * text.
   */
  readonly source: { readonly tagStart: number; readonly tagEnd: number; readonly end: number } | null
  /** Of a break, a tab or a hyphen: where its element is. */
  readonly element?: { readonly start: number; readonly end: number }
}

/** A paragraph's text, or that of a document property (then `index` is null). */
export interface Paragraph {
  readonly index: number | null
  readonly table: TablePlace | null
  readonly text: string
  readonly segments: readonly Segment[]
}

/** In a paragraph's text, the sign for a stretch that is passed over. No text contains it (a noncharacter, Unicode 16 §23.7). */
export const PASSED_OVER = '\ufdd0'

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
/** What is between words without being text. */
const STAND_INS: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '-'],
  ['w:softHyphen', '\u00ad'],
])

interface OpenParagraph {
  readonly index: number | null
  readonly table: TablePlace | null
  readonly segments: Segment[]
  length: number
}

/**
 * The paragraphs of a part with their texts, in the order in which they end; a text box's paragraphs are their own, also
 * inside another paragraph. Walks the XML once and builds no tree: the gate has already found it well-formed.
 * Of the stretches to be passed over (in order, apart from each other) nothing is read, but their paragraphs count.
 */
export function scanPart(xml: string, passedOver: readonly { start: number; end: number }[] = []): Paragraph[] {
  const done: Paragraph[] = []
  const open: OpenParagraph[] = []
  const position = new Position(xml)
  let text: { name: string; tagStart: number; tagEnd: number } | null = null
  let passing = 0
  let entered = false

  const add = (added: string, source: Segment['source'], element?: Segment['element']) => {
    const paragraph = open.at(-1)
    if (paragraph === undefined) return
    paragraph.segments.push({ start: paragraph.length, text: added, source, ...(element && { element }) })
    paragraph.length += added.length
  }
  const close = () => {
    const paragraph = open.pop()
    if (paragraph === undefined || paragraph.segments.length === 0) return
    const { index, table, segments } = paragraph
    done.push({ index, table, segments, text: segments.map((segment) => segment.text).join('') })
  }
  const isPassedOver = (at: number): boolean => {
    while (at >= (passedOver[passing]?.end ?? Infinity)) {
      passing++
      entered = false
    }
    if (at < (passedOver[passing]?.start ?? Infinity)) return false
    if (!entered) add(PASSED_OVER, null)
    entered = true
    return true
  }

  walkMarkup(xml, (markup) => {
    const { name, closing, empty, start, end } = markup
    if (text !== null) {
      if (!closing || name !== text.name) return
      add(decodeText(xml.slice(text.tagEnd, start)), { tagStart: text.tagStart, tagEnd: text.tagEnd, end: start })
      if (PROPERTIES.has(name)) close()
      text = null
      return
    }
    const table = position.table
    const index = name === 'w:p' ? position.next : position.paragraph
    position.visit(markup)
    if (isPassedOver(start)) return
    if (PARAGRAPHS.has(name)) {
      if (closing) close()
      else if (!empty) open.push({ index, table, segments: [], length: 0 })
    } else if (PROPERTIES.has(name) || (TEXTS.has(name) && open.length > 0)) {
      if (closing || empty) return
      if (PROPERTIES.has(name)) open.push({ index: null, table: null, segments: [], length: 0 })
      text = { name, tagStart: start, tagEnd: end }
    } else if (!closing) {
      const standIn = STAND_INS.get(name)
      if (standIn !== undefined) add(standIn, null, empty ? { start, end } : undefined)
    }
  })
  return done
}
