import { attributeSpan, tagsOf, type MarkupTag } from '../render/markup'
import { decodeText } from '../template/markup'

/** A formula of a cell (ECMA-376 §18.3.1.40). */
export interface CellFormula {
  readonly text: string
  readonly type: 'normal' | 'array' | 'shared' | 'dataTable'
  /** Of an array: the cells that it fills. */
  readonly ref: string | null
  /** Of a shared one. */
  readonly group: string | null
  /** Its other attributes, as they are written. */
  readonly attributes: string
}

/** A cell as a worksheet has it. */
export interface XmlCell {
  readonly letters: string
  readonly column: number
  /** The attributes except for its place, style and type, as they are written. */
  readonly attributes: string
  readonly style: number
  readonly type: string
  readonly formula: CellFormula | null
  /** The content of its `v`, decoded; null without one. */
  readonly value: string | null
  /** The content of its `is`. */
  readonly inline: string | null
  /** All that is in it. */
  readonly inner: string
  /** Where it begins and ends in the sheet's XML. */
  readonly start: number
  readonly end: number
}

export interface XmlRow {
  readonly number: number
  /** Its attributes except for its number, as they are written. */
  readonly attributes: string
  readonly cells: readonly XmlCell[]
  /** What is in it after its cells. */
  readonly rest: string
}

/** A worksheet's XML, taken apart around its rows. */
export interface SheetXml {
  /** Of its elements, with a colon; mostly none. */
  readonly prefix: string
  /** Up to its rows, with the start tag around them; with the whole tag where it is empty. */
  readonly head: string
  readonly rows: readonly XmlRow[]
  /** From the end tag after its rows on, if there is one. */
  readonly tail: string
  /** Where that begins in the sheet's XML. */
  readonly tailStart: number
}

const ATTRIBUTE = /\s([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g

/** A tag's attributes by their names, decoded. */
export function attributesOf({ text }: Pick<MarkupTag, 'text'>): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '""']) => [name, decodeText(value.slice(1, -1))]),
  )
}

/** A tag's attributes without some of them, as they are written. */
export function otherAttributes({ text }: Pick<MarkupTag, 'text'>, names: readonly string[]): string {
  return [...text.matchAll(ATTRIBUTE)].map(([whole, name = '']) => (names.includes(name) ? '' : whole)).join('')
}

/** The letters and the row of a cell's address. */
function placeOf(address: string): { letters: string; row: number } | null {
  const match = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/.exec(address)
  return match === null ? null : { letters: (match[1] ?? '').toUpperCase(), row: Number(match[2]) }
}

/** The number of a column by its letters, from 1. */
export function columnOfLetters(letters: string): number {
  let number = 0
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64
  return number
}

/** The letters of a column by its number, from 1. */
export function lettersOfColumn(column: number): string {
  let letters = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  return letters
}

interface OpenCell {
  readonly tag: MarkupTag
  readonly letters: string
  formula: { tag: MarkupTag; text: string } | null
  value: string | null
  inline: string | null
}

/** Reads a worksheet that the gate has found well-formed. Null for a part without rows to speak of, such as a chart's sheet. */
export function readSheetXml(xml: string): SheetXml | null {
  const rows: XmlRow[] = []
  let prefix = ''
  let head: number | null = null
  let tail = xml.length
  let row: { tag: MarkupTag; number: number; cells: XmlCell[]; end: number } | null = null
  let cell: OpenCell | null = null
  let inside: { name: string; end: number } | null = null
  let lastRow = 0
  const closeCell = (end: number, innerEnd: number) => {
    if (cell === null || row === null) return
    row.cells.push(cellOf(cell, xml.slice(cell.tag.end, Math.max(cell.tag.end, innerEnd)), end))
    row.end = end
    cell = null
  }
  const closeRow = (end: number) => {
    if (row === null) return
    const { tag, number, cells, end: from } = row
    rows.push({ number, attributes: otherAttributes(tag, ['r']), cells, rest: xml.slice(from, Math.max(from, end)) })
    lastRow = number
    row = null
  }
  for (const tag of tagsOf(xml)) {
    const colon = tag.name.indexOf(':')
    const name = tag.name.slice(colon + 1)
    if (head === null) {
      if (name !== 'sheetData') continue
      prefix = tag.name.slice(0, colon + 1)
      head = tag.end
      if (!tag.empty) continue
      tail = tag.end
      break
    }
    if (name === 'sheetData') {
      tail = tag.start
      break
    }
    if (inside !== null) {
      if (!tag.closing || name !== inside.name || cell === null) continue
      const content = xml.slice(inside.end, tag.start)
      const open: OpenCell = cell
      if (name === 'f' && open.formula !== null) open.formula.text = decodeText(content)
      else if (name === 'v') open.value = decodeText(content)
      else open.inline = content
      inside = null
    } else if (name === 'row') {
      if (tag.closing) closeRow(tag.start)
      else {
        const number = Number(attributeSpan(tag, 'r')?.value ?? lastRow + 1)
        row = { tag, number, cells: [], end: tag.end }
        if (tag.empty) closeRow(tag.end)
      }
    } else if (name === 'c' && row !== null) {
      if (tag.closing) closeCell(tag.end, tag.start)
      else {
        const before: XmlCell | undefined = row.cells.at(-1)
        const own = placeOf(attributeSpan(tag, 'r')?.value ?? '')
        const letters = own?.letters ?? lettersOfColumn((before?.column ?? 0) + 1)
        cell = { tag, letters, formula: null, value: null, inline: null }
        if (tag.empty) closeCell(tag.end, tag.end)
      }
    } else if (cell !== null && !tag.closing && (name === 'f' || name === 'v' || name === 'is')) {
      if (name === 'f') cell.formula = { tag, text: '' }
      if (!tag.empty) inside = { name, end: tag.end }
    }
  }
  if (head === null) return null
  return { prefix, head: xml.slice(0, head), rows, tail: xml.slice(tail), tailStart: tail }
}

function cellOf({ tag, letters, formula, value, inline }: OpenCell, inner: string, end: number): XmlCell {
  return {
    letters,
    column: columnOfLetters(letters),
    attributes: otherAttributes(tag, ['r', 's', 't']),
    style: Number(attributeSpan(tag, 's')?.value ?? 0),
    type: attributeSpan(tag, 't')?.value ?? 'n',
    formula: formula && formulaOf(formula.tag, formula.text),
    value,
    inline,
    inner,
    start: tag.start,
    end,
  }
}

function formulaOf(tag: MarkupTag, text: string): CellFormula {
  const {
    t = 'normal',
    ref = null,
    si = null,
  } = attributesOf(tag) as { t?: CellFormula['type']; ref?: string; si?: string }
  return { text, type: t, ref, group: si, attributes: otherAttributes(tag, ['t', 'ref', 'si']) }
}
