import { DocumentError } from '../../error'
import { escapeText } from '../../ooxml/xml'
import type { PrintedPicture } from '../../pictures/picture'
import type { Scope } from '../render/scope'
import type { DocumentStyles } from './cell-styles'
import type { FormulaMover } from './formula-move'
import { movingFormula, notMoved } from './not-moved'
import { looks, ownFormula, type OwnCell, type RowProgram, type SheetProgram } from './sheet-program'
import { movedHead, movedTail, readTail, type SheetMove } from './sheet-rules'
import type { LaidRow, RowLayout } from './row-layout'
import type { XmlCell } from './sheet-xml'
import { printText, textOf, writeRuns, type PrintedPiece } from './text-program'
import { cellFor, type ResultCell } from './typed-value'
import type { TaggedText, TemplateSheet, WorkbookTemplate } from './workbook-template'

/** A picture that a cell's tag prints. */
export interface CellPicture {
  readonly row: number
  readonly column: number
  readonly picture: PrintedPicture
}

/** How one sheet of one document is made. */
export interface SheetContext {
  readonly template: WorkbookTemplate
  readonly scope: Scope
  readonly layout: RowLayout
  readonly mover: FormulaMover
  readonly styles: DocumentStyles
  /** Whether the results of its formulas are those of the template, and so are dropped. */
  readonly isStale: boolean
  readonly program: SheetProgram | null
  readonly pictures: CellPicture[]
  /** What is put in before the elements that come after a drawing; empty for none. */
  readonly drawing: () => string
}

/** The longest text of a cell in Excel, and the longest header. */
const MAX_TEXT = 32_767
const MAX_HEADER = 255

/** The limit of workbooks that a document exceeds. */
function tooLarge(kind: 'text' | 'header', sheet: string, cell: string): DocumentError {
  return new DocumentError('WORKBOOK_LIMIT', { kind, sheet, cell })
}

/** Text as the content of a `t`: `_x0041_` would be read as `A` (ECMA-376 §22.9.2.19). */
export function cellTextXml(text: string): string {
  return escapeText(text.includes('_x') ? text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_') : text)
}

function cellStart(cell: XmlCell, address: string, style: number, type: string): string {
  return `<c r="${address}"${looks(cell, style, type)}`
}

function resultXml(cell: XmlCell, address: string, result: ResultCell): string {
  const start = (type: string) => cellStart(cell, address, result.style, type)
  switch (result.kind) {
    case 'empty':
      return `${start('n')}/>`
    case 'number':
      return `${start('n')}><v>${String(result.value)}</v></c>`
    case 'boolean':
      return `${start('b')}><v>${result.value ? 1 : 0}</v></c>`
    case 'text':
      return `${start('inlineStr')}><is><t xml:space="preserve">${cellTextXml(result.value)}</t></is></c>`
  }
}

/** The one value that a cell prints and nothing else; null for any other. */
function onlyValue(printed: readonly PrintedPiece[]): PrintedPiece | null {
  let found: PrintedPiece | null = null
  for (const piece of printed) {
    if (typeof piece.printed !== 'string' || (piece.key === null && piece.printed.trim() === '')) continue
    if (found !== null || piece.key === null) return null
    found = piece
  }
  return found
}

/** A cell with tags as one document has it. */
function taggedCell(
  cell: XmlCell,
  { text, pieces }: TaggedText,
  isCounted: boolean,
  row: number,
  scope: Scope,
  context: SheetContext,
): string {
  const { template, styles, pictures } = context
  const address = `${cell.letters}${row}`
  const printed = printText(pieces, scope)
  for (const { printed: each } of printed)
    if (typeof each !== 'string') pictures.push({ row, column: cell.column, picture: each })
  const only = onlyValue(printed)
  const typed = only === null || only.key === null ? undefined : only.scope.typed?.(only.key)
  if (typed !== undefined) {
    const look = {
      style: cell.style,
      kind: template.styles.kind(cell.style),
      isCounted,
    }
    const result = cellFor(typed, look, styles, template.book.date1904)
    if (result.kind !== 'text') return resultXml(cell, address, result)
  }
  const whole = textOf(printed)
  if (whole.length > MAX_TEXT) throw tooLarge('text', '', address)
  if (whole === '') return resultXml(cell, address, { kind: 'empty', style: cell.style })
  if (text.runs.length === 1 && text.runs[0]?.head.includes('<r') !== true)
    return resultXml(cell, address, { kind: 'text', value: whole, style: cell.style })
  const inner = writeRuns(text, printed, cellTextXml)
  return `${cellStart(cell, address, cell.style, 'inlineStr')}><is>${inner}</is></c>`
}

function formulaCell(
  cell: XmlCell,
  laid: Pick<LaidRow, 'source' | 'row'> & Partial<LaidRow>,
  groups: SheetProgram['groups'],
  sheet: string,
  context: SheetContext,
): string {
  const { mover, layout, isStale } = context
  const formula = ownFormula(cell, laid.source, groups)
  const address = `${cell.letters}${laid.row}`
  if (formula === null) return `${cellStart(cell, address, cell.style, cell.type)}>${cell.inner}</c>`
  const at = { sheet, cell: `${cell.letters}${laid.source}` }
  if (formula.type === 'dataTable' && !layout.isUnmoved) throw notMoved('dataTable', sheet, at.cell)
  const place = { sheet: sheet.toLowerCase(), row: laid.source, turn: laid.turn ?? null, newRow: laid.row }
  const text = movingFormula(at, formula.text, () => mover.move(formula.text, place))
  const ref = formula.ref === null ? '' : ` ref="${arrayRef(formula.ref, laid, layout, sheet)}"`
  const type = formula.type === 'normal' ? '' : ` t="${formula.type}"`
  const value = isStale || cell.value === null ? '' : `<v>${escapeText(cell.value)}</v>`
  const start = cellStart(cell, address, cell.style, value === '' ? 'n' : cell.type)
  return `${start}><f${type}${ref}${formula.attributes}>${escapeText(text)}</f>${value}</c>`
}

/** The cells of an array's formula, which must stay together (ECMA-376 §18.3.1.40). */
function arrayRef(
  ref: string,
  { source, row, turn }: Partial<LaidRow> & Pick<LaidRow, 'source' | 'row'>,
  layout: RowLayout,
  sheet: string,
): string {
  const match = /^([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?$/.exec(ref)
  if (match === null || layout.isUnmoved) return ref
  const [, left = '', top = '', right = left, bottom = top] = match
  const rows = Number(bottom) - Number(top)
  const own = layout.turnsFor(Number(top), Number(bottom)).find((each) => {
    for (let inner = turn ?? null; inner !== null; inner = inner.parent) if (inner === each) return true
    return each === layout.whole
  })
  const runs = layout.runs(Number(top), Number(bottom), own)
  const [run] = runs
  if (runs.length !== 1 || run === undefined || run.last - run.first !== rows || run.first !== row)
    throw notMoved('array', sheet, `${left}${source}`)
  return match[3] === undefined ? `${left}${run.first}` : `${left}${run.first}:${right}${run.last}`
}

/** Text of a header or footer: `&` begins its own code, and digits after a font's size would belong to it (ECMA-376 §18.3.1.46). */
function marginText(tagged: TaggedText, scope: Scope): string {
  let text = ''
  for (const { key, printed } of printText(tagged.pieces, scope)) {
    if (typeof printed !== 'string') continue
    const own = key === null ? printed : printed.replaceAll('&', '&&')
    text += key !== null && /&\d+$/.test(text) && /^\d/.test(own) ? ` ${own}` : own
  }
  return text
}

/** Elements that come after a drawing in a worksheet (ECMA-376 §18.3.1.99). */
const AFTER_DRAWING =
  /<(?:[\w.-]+:)?(?:legacyDrawing|legacyDrawingHF|drawingHF|picture|oleObjects|controls|webPublishItems|tableParts|extLst)[\s/>]|<mc:AlternateContent[\s>]|<\/(?:[\w.-]+:)?worksheet\s*>/

interface Edit {
  readonly start: number
  readonly end: number
  readonly make: () => string
}

/** A sheet's XML in one document. */
export function renderSheet(sheet: TemplateSheet, context: SheetContext): string {
  const { sheet: read, xml, entry, margins } = sheet
  const { scope, layout, mover } = context
  const marginEdits = margins.map((margin): Edit => ({
    start: margin.start,
    end: margin.end,
    make: () => {
      const text = marginText(margin, scope)
      if (text.length > MAX_HEADER) throw tooLarge('header', entry.name, '')
      return escapeText(text)
    },
  }))
  const { program } = context
  if (read === null || program === null) return applied(xml, 0, marginEdits)
  const move: SheetMove = { sheet: entry.name, layout, mover }
  const isInPlace = layout.isUnmoved
  const rows = isInPlace
    ? applied(xml.slice(0, read.tailStart), 0, inPlaceEdits(sheet, program, context))
    : movedHead(read.head, move) + movedRows(sheet, program, context)
  const filled = applied(read.tail, read.tailStart, marginEdits)
  const tail = mover.isIdle ? filled : movedTail(margins.length === 0 ? program.tail : readTail(filled), move)
  const own = context.drawing()
  return rows + (own === '' ? tail : tail.replace(AFTER_DRAWING, (next) => own + next))
}

function applied(xml: string, offset: number, edits: readonly Edit[]): string {
  let written = ''
  let at = 0
  for (const { start, end, make } of edits) {
    written += xml.slice(at, start - offset) + make()
    at = end - offset
  }
  return written + xml.slice(at)
}

function inPlaceEdits({ sheet, entry }: TemplateSheet, { rows, groups }: SheetProgram, context: SheetContext): Edit[] {
  const { scope, mover, isStale } = context
  const edits: Edit[] = []
  const isIdle = mover.isIdle
  for (const { number } of sheet?.rows ?? []) {
    for (const piece of rows.get(number) ?? []) {
      if (!isOwn(piece)) continue
      const { cell, tagged, isCounted } = piece
      const { start, end } = cell
      if (tagged !== null)
        edits.push({ start, end, make: () => taggedCell(cell, tagged, isCounted, number, scope, context) })
      else if (isStale || !isIdle) {
        const whole = isIdle
          ? () => withoutValue(cell, number)
          : () => formulaCell(cell, { source: number, row: number }, groups, entry.name, context)
        edits.push({ start, end, make: whole })
      }
    }
  }
  return edits
}

function isOwn(piece: RowProgram[number]): piece is OwnCell {
  return 'cell' in piece
}

/** A formula's cell as it is, but without the result of the template. */
function withoutValue(cell: XmlCell, row: number): string {
  const inner = cell.inner.replace(/<v(?:\s[^>]*)?(?:\/>|>[\s\S]*?<\/v\s*>)/, '')
  return `${cellStart(cell, `${cell.letters}${row}`, cell.style, 'n')}>${inner}</c>`
}

function movedRows({ sheet, entry }: TemplateSheet, { rows, groups }: SheetProgram, context: SheetContext): string {
  const { layout } = context
  let written = ''
  const write = (laid: LaidRow) => {
    const number = String(laid.row)
    for (const piece of rows.get(laid.source) ?? []) {
      if (!isOwn(piece)) written += piece.length === 1 ? (piece[0] ?? '') : piece.join(number)
      else if (piece.tagged === null) written += formulaCell(piece.cell, laid, groups, entry.name, context)
      else written += taggedCell(piece.cell, piece.tagged, piece.isCounted, laid.row, laid.scope, context)
    }
  }
  for (const laid of layout.rows) write(laid)
  for (const { number } of sheet?.rows ?? [])
    if (number > layout.plan.lastRow) for (const laid of layout.laid(number)) write(laid)
  return written
}
