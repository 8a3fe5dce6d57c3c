import { FIELD_TYPES } from './field-types'
import { findFields, instructionWords, spanInXml, type InstructionWord } from './instructions'
import { attributeSpan, tagsOf, type MarkupTag } from './markup'
import type { SiteFamily } from './site'

/** A site in a part's XML: where its value is, and what it is in the template. */
export interface SiteSpan {
  readonly start: number
  readonly end: number
  readonly family: SiteFamily
  /** As written. Where a bookmark's name is split over runs, the whole name, though the span contains the runs' markup too. */
  readonly original: string
}

const REVISIONS = [
  'ins del moveFrom moveTo rPrChange pPrChange sectPrChange tblPrChange tblGridChange tcPrChange trPrChange',
  'tblPrExChange numberingChange cellIns cellDel cellMerge moveFromRangeStart moveFromRangeEnd moveToRangeStart',
  'moveToRangeEnd customXmlInsRangeStart customXmlInsRangeEnd customXmlDelRangeStart customXmlDelRangeEnd',
  'customXmlMoveFromRangeStart customXmlMoveFromRangeEnd customXmlMoveToRangeStart customXmlMoveToRangeEnd',
].flatMap((names) => names.split(' '))
/** A shapetype is a definition that shapes share, and may be repeated. */
const SHAPES = 'shape rect roundrect oval line polyline curve arc group image'.split(' ')

type Place = readonly [attribute: string, family: SiteFamily]

/** The attributes that contain what must differ, by element (ECMA-376 §17.13, §17.11, §17.9, §20.4.2.5, part 4 §19.1). */
const PLACES: ReadonlyMap<string, readonly Place[]> = new Map<string, readonly Place[]>([
  [
    'w:bookmarkStart',
    [
      ['w:id', 'bookmark'],
      ['w:name', 'bookmarkName'],
    ],
  ],
  ['w:bookmarkEnd', [['w:id', 'bookmark']]],
  ['w:hyperlink', [['w:anchor', 'bookmarkName']]],
  // In Word's stories only a content control's properties contain an element of this name.
  ['w:id', [['w:val', 'sdt']]],
  ['w:permStart', [['w:id', 'permission']]],
  ['w:permEnd', [['w:id', 'permission']]],
  ['w:commentRangeStart', [['w:id', 'comment']]],
  ['w:commentRangeEnd', [['w:id', 'comment']]],
  ['w:commentReference', [['w:id', 'comment']]],
  ['w:comment', [['w:id', 'comment']]],
  ['w:footnoteReference', [['w:id', 'footnote']]],
  ['w:footnote', [['w:id', 'footnote']]],
  ['w:endnoteReference', [['w:id', 'endnote']]],
  ['w:endnote', [['w:id', 'endnote']]],
  ['w:numId', [['w:val', 'list']]],
  ['o:OLEObject', [['ShapeID', 'shape']]],
  ...REVISIONS.map((name): [string, readonly Place[]] => [
    `w:${name}`,
    name.endsWith('RangeStart')
      ? [
          ['w:id', 'revision'],
          ['w:name', 'bookmarkName'],
        ]
      : [['w:id', 'revision']],
  ]),
  ...SHAPES.map((name): [string, readonly Place[]] => [
    `v:${name}`,
    [
      ['id', 'shape'],
      ['o:spid', 'shape'],
    ],
  ]),
])
const DRAWING = /:(?:docPr|cNvPr)$/
const DRAWING_PLACES: readonly Place[] = [['id', 'drawing']]
const NEXT_TEXT_BOX = /mso-next-textbox:\s*#([^;"']+)/
const SHAPE_RULES: ReadonlySet<string> = new Set(['o:r', 'o:proxy'])

/**
 * What of an instruction may be a bookmark's name (ECMA-376 §17.16.5): REF may be left out, and formulas reckon with bookmarks
 * (§17.16.3). A word that no bookmark has for its name stays as it is.
 */
function bookmarkWords(instruction: string): InstructionWord[] {
  if (instruction.trimStart().startsWith('=')) {
    return [...instruction.matchAll(FORMULA_NAME)].map(({ 0: text, index }) => ({
      text,
      start: index,
      end: index + text.length,
    }))
  }
  const words = instructionWords(instruction)
  const after = (sign: string) => {
    const at = words.findIndex(({ text }) => text.toLowerCase() === sign)
    return at < 0 ? [] : words.slice(at + 1, at + 2)
  }
  const name = words[0]?.text.toUpperCase() ?? ''
  if (name === 'HYPERLINK') return after('\\l')
  if (name === 'TOC' || name === 'INDEX') return after('\\b')
  if (REFERENCES.has(name)) return words.slice(1, 2).filter(({ text }) => !text.startsWith('\\'))
  return FIELD_TYPES.has(name) ? [] : words.slice(0, 1)
}

const FORMULA_NAME = /(?<![\p{L}\p{N}_\\&])[\p{L}_][\p{L}\p{N}_]*(?![\p{L}\p{N}_]|\s*\()/gu

const REFERENCES: ReadonlySet<string> = new Set(['REF', 'PAGEREF', 'NOTEREF', 'FTNREF', 'GOTOBUTTON'])

/**
 * Every place of a part, or of a fragment of one, whose value must differ where the XML around it is repeated, in order. Linear
 * in the XML's length. No places: shapetypes, notes that are separators, and ids of relationships.
 */
export function findSites(xml: string): SiteSpan[] {
  const sites: SiteSpan[] = []
  for (const tag of tagsOf(xml)) {
    if (tag.closing) continue
    const places = PLACES.get(tag.name) ?? (DRAWING.test(tag.name) ? DRAWING_PLACES : [])
    if (places.length > 0 && !isSeparator(tag)) {
      for (const [attribute, family] of places) {
        const span = attributeSpan(tag, attribute)
        if (span !== null) sites.push({ start: span.start, end: span.end, family, original: span.value })
      }
    }
    const paragraph = attributeSpan(tag, 'w14:paraId')
    if (paragraph !== null) {
      sites.push({ start: paragraph.start, end: paragraph.end, family: 'paragraph', original: paragraph.value })
    }
    sites.push(...shapeReferences(tag))
  }
  for (const field of findFields(xml)) {
    for (const word of field.nested ? [] : bookmarkWords(field.instruction)) {
      const span = spanInXml(field, word)
      if (span !== null) sites.push({ ...span, family: 'bookmarkName', original: word.text })
    }
  }
  return sites.sort((a, b) => a.start - b.start)
}

function isSeparator(tag: MarkupTag): boolean {
  if (tag.name !== 'w:footnote' && tag.name !== 'w:endnote') return false
  const type = attributeSpan(tag, 'w:type')?.value ?? 'normal'
  return type !== 'normal'
}

function shapeReferences(tag: MarkupTag): SiteSpan[] {
  if (SHAPE_RULES.has(tag.name)) {
    const span = attributeSpan(tag, 'idref')
    if (span === null || !span.value.startsWith('#')) return []
    return [{ start: span.start + 1, end: span.end, family: 'shape', original: span.value.slice(1) }]
  }
  const match = tag.text.includes('mso-next-textbox') ? NEXT_TEXT_BOX.exec(tag.text) : null
  const original = match?.[1] ?? ''
  if (match === null) return []
  const end = tag.start + match.index + match[0].length
  return [{ start: end - original.length, end, family: 'shape', original }]
}

/** Whether a site is the name of a bookmark, or of a moved range, that begins there; not of what refers to one. */
export function isBookmark(xml: string, { family, start }: SiteSpan): boolean {
  return (
    family === 'bookmarkName' &&
    /^<w:(?:bookmarkStart|\w+RangeStart)\s/.test(xml.slice(xml.lastIndexOf('<', start), start))
  )
}
