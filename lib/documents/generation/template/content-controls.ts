import type { TablePlace } from '../../problem'
import { attributeOf, walkMarkup, type Markup } from './markup'
import { Position } from './position'
import type { SpanPiece, SpanTag, TagSpan } from './spans'
import type { FormatCall, TagContent } from './tags'

/** Kinds of control that aren't text (ECMA-376 §17.5.2; the checkbox and the sections are Word's own). */
const NOT_TEXT: ReadonlySet<string> = new Set([
  'w:picture',
  'w:group',
  'w:docPartObj',
  'w:docPartList',
  'w:citation',
  'w:bibliography',
  'w:equation',
  'w15:repeatingSection',
  'w15:repeatingSectionItem',
])
/** A control with one of these in it contains more than a text. */
const MORE_THAN_TEXT: ReadonlySet<string> = new Set([
  'w:tbl',
  'w:tr',
  'w:sectPr',
  'w:drawing',
  'w:pict',
  'w:object',
  'w:fldChar',
  'w:fldSimple',
  'w:footnoteReference',
  'w:endnoteReference',
  'w:altChunk',
  'mc:AlternateContent',
])
const PLACEHOLDER = /<w:showingPlcHdr(?:\s[^>]*)?(?:\/>|>\s*<\/w:showingPlcHdr\s*>)/g
/** A control's binding to data of the document. */
export const BINDING = /<w(?:15)?:dataBinding(?:\s[^>]*)?(?:\/>|>\s*<\/w(?:15)?:dataBinding\s*>)/g
const RUN_PROPERTIES = /<w:r(?:\s[^>]*)?>\s*(<w:rPr\s*>(?:(?!<w:rPrChange)[\s\S])*?<\/w:rPr\s*>)/
const OWN_PROPERTIES = /<w:rPr\s*>(?:(?!<w:rPrChange)[\s\S])*?<\/w:rPr\s*>/
/** With its properties, and with those that it had before a tracked change among them. */
const FIRST_PARAGRAPH =
  /<w:p(?:\s[^>]*?)?(?:\/>|>(?:\s*<w:pPr(?:\s[^>]*)?(?:\/>|>(?:(?!<w:pPrChange|<\/w:pPr)[\s\S])*(?:<w:pPrChange[\s\S]*?<\/w:pPrChange\s*>\s*)?<\/w:pPr\s*>))?)/

/** Names that a program gave, not a person: those of Google Docs. */
const MACHINE_NAMES = /^goog_rdk_\d+$/

/** A content control that is still open on a walk through a part. */
interface OpenControl {
  readonly start: number
  readonly parent: string
  readonly paragraph: number | null
  readonly next: number
  readonly table: TablePlace | null
  title: string
  tag: string
  isText: boolean
  checkbox: Markup | null
  dateFormat: string
  properties: { start: number; end: number } | null
  contentStart: number
  contentEnd: number
  /** How deep in the walk its properties stand. */
  readonly depth: number
}

/**
 * The content controls (w:sdt) of a part that can contain one value: each a stretch that an optional tag named by its title, else by
 * its tag, may take. Its content becomes one run with the formatting that it had; its place-holder and its binding to data go. A
 * checkbox is ticked where there is something. Controls of other kinds, and those with tables, pictures, fields or other
 * controls in them, are none.
 */
export function findControls(xml: string): TagSpan[] {
  if (!xml.includes('<w:sdt>') && !/<w:sdt\s/.test(xml)) return []
  const found: TagSpan[] = []
  const open: OpenControl[] = []
  const path: string[] = []
  const position = new Position(xml)
  walkMarkup(xml, (markup) => {
    const { name, closing, empty, start, end } = markup
    const next = position.next
    position.visit(markup)
    if (closing) path.pop()
    const control = open.at(-1)
    if (name === 'w:sdt') {
      if (closing) {
        open.pop()
        const span = control === undefined ? null : spanOf(xml, control, end)
        if (span !== null) found.push(span)
      } else if (!empty) {
        for (const outer of open) outer.isText = false
        const place = { paragraph: position.paragraph, next, table: position.table, depth: path.length }
        open.push({ start, parent: path.at(-1) ?? '', ...place, ...UNKNOWN })
      }
    } else if (control !== undefined) {
      if (path.length === control.depth + 1) readChild(control, markup)
      else if (path.length === control.depth + 2 && path.at(-1) === 'w:sdtPr') readProperty(xml, control, markup)
      else if (name === 'w:dateFormat') control.dateFormat = attributeOf(xml.slice(start, end), 'w:val')
      if (MORE_THAN_TEXT.has(name)) control.isText = false
    }
    if (!closing && !empty) path.push(name)
  })
  return found.toSorted((a, b) => a.start - b.start)
}

const UNKNOWN = {
  title: '',
  tag: '',
  isText: true,
  checkbox: null,
  dateFormat: '',
  properties: null,
  contentStart: -1,
  contentEnd: -1,
}

function readChild(control: OpenControl, { name, closing, empty, start, end }: Markup): void {
  if (name === 'w:sdtPr') {
    if (closing && control.properties !== null) control.properties.end = end
    else control.properties = { start, end }
  } else if (name === 'w:sdtContent' && !empty) {
    if (closing) control.contentEnd = start
    else control.contentStart = end
  }
}

function readProperty(xml: string, control: OpenControl, markup: Markup): void {
  const { name, closing, start, end } = markup
  if (closing) return
  if (name === 'w:alias') control.title = attributeOf(xml.slice(start, end), 'w:val')
  else if (name === 'w:tag') control.tag = attributeOf(xml.slice(start, end), 'w:val')
  else if (name === 'w14:checkbox') control.checkbox = markup
  else if (NOT_TEXT.has(name)) control.isText = false
}

/** What a control may be called: its title, and its tag where that is another. */
interface ControlName {
  readonly name: string
  readonly other: string
}

function tagOf({ name, other }: ControlName, kind: TagContent['kind'], formats: readonly FormatCall[] = []): SpanTag {
  const repeats = kind === 'section' || kind === 'inverted' ? false : null
  const own = { kind, name, formats, whole: name, comparison: null, repeats }
  const content = other === '' ? own : { ...own, other }
  return { content, written: name, origin: 'contentControl', optional: true }
}

function spanOf(xml: string, control: OpenControl, end: number): TagSpan | null {
  const { start, title, tag, isText, properties, contentStart, contentEnd, dateFormat } = control
  const name = (title.trim() === '' ? tag : title).trim()
  const named = { name, other: tag.trim() === name || MACHINE_NAMES.test(tag) ? '' : tag.trim() }
  if (name === '' || !isText || properties === null || contentStart < 0 || contentEnd < 0) return null
  if (MACHINE_NAMES.test(name)) return null
  const content = xml.slice(contentStart, contentEnd)
  const around = {
    before: xml.slice(start, properties.start),
    properties: xml.slice(properties.start, properties.end),
    between: xml.slice(properties.end, contentStart),
    after: xml.slice(contentEnd, end),
  }
  const pieces =
    control.checkbox === null
      ? textPieces(
          around,
          content,
          tagOf(named, 'value', dateFormat === '' ? [] : [wordDate(dateFormat)]),
          control.parent,
        )
      : control.parent === 'w:p'
        ? checkboxPieces(around, content, named)
        : null
  if (pieces === null) return null
  const holdsParagraphs = control.paragraph === null || control.parent !== 'w:p'
  const paragraph = holdsParagraphs && content.includes('<w:p') ? control.next : control.paragraph
  return { start, end, paragraph, table: control.table, pieces }
}

function wordDate(pattern: string): FormatCall {
  return { name: 'word date', args: [pattern] }
}

interface ControlXml {
  readonly before: string
  readonly properties: string
  readonly between: string
  readonly after: string
}

/** The properties that the text of a control has: those of its first run, or its own where only a place-holder is shown. */
function runProperties(properties: string, content: string): string {
  const holder = PLACEHOLDER.test(properties)
  PLACEHOLDER.lastIndex = 0
  if (holder) return OWN_PROPERTIES.exec(properties)?.[0] ?? ''
  return RUN_PROPERTIES.exec(content)?.[1] ?? ''
}

function textPieces(
  { before, properties, between, after }: ControlXml,
  content: string,
  tag: SpanTag,
  parent: string,
): SpanPiece[] | null {
  const cleaned = properties
    .replace(PLACEHOLDER, '')
    .replace(BINDING, '')
    .replace(/\sw:fullDate\s*=\s*(?:"[^"]*"|'[^']*')/, '')
  const opening = `<w:r>${runProperties(properties, content)}<w:t xml:space="preserve">`
  const head = before + cleaned + between
  if (parent === 'w:p' || parent === 'w:hyperlink') return [head + opening, tag, `</w:t></w:r>${after}`]
  const first = FIRST_PARAGRAPH.exec(content)
  // A control around cells is filled where it is one cell: its properties are before its first paragraph.
  const cells = content.split('</w:tc>').length - 1
  if (first === null || cells > 1) return null
  const paragraph = first[0].endsWith('/>') && !first[0].includes('<w:pPr') ? `${first[0].slice(0, -2)}>` : first[0]
  const lead = cells === 1 ? content.slice(0, first.index) : ''
  const tail = cells === 1 ? '</w:tc>' : ''
  return [head + lead + paragraph + opening, tag, `</w:t></w:r></w:p>${tail}${after}`]
}

const SIGNS = { checked: '\u2612', unchecked: '\u2610' } as const

/** The control twice, ticked and not, each in its own section: an attribute can't contain a condition. */
function checkboxPieces(
  { before, properties, between, after }: ControlXml,
  content: string,
  name: ControlName,
): SpanPiece[] {
  const mark = (kind: TagContent['kind']): SpanPiece[] => ['<w:r><w:t>', tagOf(name, kind), '</w:t></w:r>']
  const control = (state: keyof typeof SIGNS): string => {
    const value = state === 'checked' ? '1' : '0'
    const set = properties
      .replace(BINDING, '')
      .replace(PLACEHOLDER, '')
      .replace(/<w14:checked(?:\s[^>]*)?>(?:\s*<\/w14:checked\s*>)?/, `<w14:checked w14:val="${value}"/>`)
    const sign = new RegExp(`<w14:${state}State\\s[^>]*>`).exec(properties)?.[0] ?? ''
    const code = parseInt(attributeOf(sign, 'w14:val'), 16)
    const font = attributeOf(sign, 'w14:font').replace(/[^\w\s-]/g, '') || 'MS Gothic'
    const text = Number.isNaN(code) || code < 0x20 || code > 0xfffd ? SIGNS[state] : String.fromCodePoint(code)
    const fonts = `<w:rFonts w:ascii="${font}" w:eastAsia="${font}" w:hAnsi="${font}" w:cs="${font}" w:hint="eastAsia"/>`
    const own = RUN_PROPERTIES.exec(content)?.[1] ?? '<w:rPr></w:rPr>'
    const formatted = own
      .replace(/<w:rFonts\s[^>]*>(?:\s*<\/w:rFonts\s*>)?/, '')
      .replace(/<w:rPr\s*>(?:<w:rStyle\s[^>]*>(?:\s*<\/w:rStyle\s*>)?)?/, `$&${fonts}`)
    return `${before}${set}${between}<w:r>${formatted}<w:t>${text}</w:t></w:r>${after}`
  }
  return [
    ...mark('section'),
    control('checked'),
    ...mark('end'),
    ...mark('inverted'),
    control('unchecked'),
    ...mark('end'),
  ]
}
