import { escapeAttribute, escapeText } from '../../ooxml/xml'
import { problem, type Problem } from '../../problem'
import { uniqueSheetNames } from '../../spreadsheets/sheet-names'
import type { Scope } from '../render/scope'
import { formulaTokens } from './formula-tokens'
import type { DocumentStyles } from './cell-styles'
import { FormulaMover } from './formula-move'
import { formulasOf } from './clean-workbook'
import { DocumentParts, DRAWING_TYPE, EMPTY_DRAWING, pictureAnchor } from './document-parts'
import { movingFormula, notMoved } from './not-moved'
import { RowLayout } from './row-layout'
import {
  checkPivot,
  fillStretches,
  movedChart,
  movedComments,
  movedDrawing,
  movedPivotSource,
  movedTable,
  movedThreads,
  movedVml,
} from './sheet-companions'
import { renderSheet, type CellPicture } from './sheet-render'
import { columnOfLetters } from './sheet-xml'
import { printText, textOf } from './text-program'
import type { TemplateSheet, WorkbookTemplate } from './workbook-template'
import { workbookPlace } from './workbook-place'

/** A workbook made of one document's data. */
export interface RenderedWorkbook {
  /** The parts that differ from the template's, and new ones. */
  readonly changed: ReadonlyMap<string, string | Uint8Array>
  readonly removed: ReadonlySet<string>
  readonly problems: readonly Problem[]
  /** Its defined names, as they are after the rows have moved. */
  readonly names: readonly RenderedName[]
}

/** A defined name of a document. */
export interface RenderedName {
  readonly name: string
  readonly sheet: number | null
  readonly formula: string
  /** It leads to a sheet with tags, which another document has as its own. */
  readonly isOfTagged: boolean
}

/** What a document of many in one workbook has of its own. */
export interface RenderOptions {
  /** The names of its sheets. */
  readonly names?: readonly string[]
  readonly tables?: ReadonlyMap<string, string>
  /** Those that all documents share; they are written with the last. */
  readonly styles?: DocumentStyles
}

/** A template worked through once for all documents of a run. */
export interface CompiledWorkbook {
  readonly template: WorkbookTemplate
  /** Sheets whose figures may be others than in the template: those with tags, and those that refer to such. */
  readonly stale: ReadonlySet<TemplateSheet>
  /** The ranges that formulas refer to, by the sheet's name in lower case. */
  readonly counted: ReadonlyMap<string, readonly Counted[]>
  /** Whether a sheet's rows move or a sheet gets another name. */
  readonly moves: boolean
  /** Parts that are the same in every document and differ from the template's. */
  readonly base: ReadonlyMap<string, string>
  /** The drawings, comments and so on of each sheet. */
  readonly companions: ReadonlyMap<TemplateSheet, readonly Companion[]>
  readonly charts: readonly string[]
}

interface Counted {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Companion {
  readonly kind: 'drawing' | 'comments' | 'threadedComment' | 'vmlDrawing' | 'table' | 'pivotTable'
  readonly part: string
}

const COMPANIONS = /\/(drawing|comments|threadedComment|vmlDrawing|table|pivotTable)$/
const CHART = /drawingml\.chart\+xml$|ms-office\.chartex\+xml$/
const PIVOT_SOURCE = /pivotCacheDefinition\+xml$/

/** Whether a sheet says something of a document. */
export function hasTags({ cells, margins, name }: TemplateSheet): boolean {
  return cells.size > 0 || margins.length > 0 || name !== null
}

function hasMoves({ plan }: TemplateSheet): boolean {
  return plan.blocks.length > 0 || plan.marks.size > 0
}

function hasFormulas({ sheet }: TemplateSheet): boolean {
  return sheet?.rows.some(({ cells }) => cells.some(({ formula }) => formula !== null)) ?? false
}

/** Works out once what documents of a template have in common. */
export function compileWorkbook(template: WorkbookTemplate): CompiledWorkbook {
  const { sheets, pack, removed } = template
  const counted = countedRanges(template)
  const companions = new Map(
    sheets.map((sheet) => {
      const all = sheet.entry.part === '' ? [] : pack.relationships(sheet.entry.part)
      const own = all.flatMap(({ type, target, external }): Companion[] => {
        const kind = COMPANIONS.exec(type)?.[1] as Companion['kind'] | undefined
        return kind === undefined || external || removed.has(target) || !pack.has(target)
          ? []
          : [{ kind, part: target }]
      })
      return [sheet, own] as const
    }),
  )
  return {
    template,
    stale: staleSheets(template),
    counted,
    moves: sheets.some((sheet) => hasMoves(sheet) || sheet.name !== null),
    base: baseParts(template),
    companions,
    charts: pack.entries
      .map(({ name }) => name)
      .filter((name) => CHART.test(pack.contentType(name) ?? '') && !removed.has(name)),
  }
}

/** Sheets with tags, sheets whose formulas refer to such, and so on. */
function staleSheets({ sheets, book }: WorkbookTemplate): Set<TemplateSheet> {
  const stale = new Set(sheets.filter((sheet) => sheet.cells.size > 0 || hasMoves(sheet)))
  if (stale.size === 0) return stale
  const refers = new Map(
    sheets.map((sheet) => {
      const names = new Set<string>()
      let isOpen = false
      for (const { cells } of sheet.sheet?.rows ?? []) {
        for (const { formula } of cells) {
          if (formula === null) continue
          const tokens = formulaTokens(formula.text)
          for (const [at, token] of tokens.entries()) {
            if (token.kind === 'reference' && token.sheet !== null) names.add(token.sheet.toLowerCase())
            if (token.kind === 'reference' && token.lastSheet !== null) isOpen = true
            // A name, a table or an address that is worked out may lead to any sheet.
            if (token.kind === 'structured') isOpen = true
            if (token.kind === 'name' && (tokens[at + 1]?.kind !== 'open' || /^(?:INDIRECT|OFFSET)$/i.test(token.text)))
              isOpen ||= book.names.length > 0 || tokens[at + 1]?.kind === 'open'
          }
        }
      }
      return [sheet, { names, isOpen }] as const
    }),
  )
  for (let size = -1; size !== stale.size;) {
    size = stale.size
    const names = new Set([...stale].map(({ entry }) => entry.name.toLowerCase()))
    for (const [sheet, own] of refers)
      if (own.isOpen || [...own.names].some((name) => names.has(name))) stale.add(sheet)
  }
  return stale
}

function countedRanges({ sheets, book }: WorkbookTemplate): Map<string, Counted[]> {
  const found = new Map<string, Counted[]>()
  const take = (formula: string, own: string) => {
    for (const token of formulaTokens(formula)) {
      if (token.kind !== 'reference') continue
      const { from, to, sheet } = token
      const last = to ?? from
      const columns = [from.column, last.column].map((letters) =>
        letters === '' ? null : columnOfLetters(letters.toUpperCase()),
      )
      const key = sheet?.toLowerCase() ?? own
      const range = {
        left: columns[0] ?? 1,
        right: columns[1] ?? 16_384,
        top: from.row === 0 ? 1 : Math.min(from.row, last.row),
        bottom: from.row === 0 ? 1_048_576 : Math.max(from.row, last.row),
      }
      const known = found.get(key)
      if (known === undefined) found.set(key, [range])
      else known.push(range)
    }
  }
  for (const { sheet, entry } of sheets)
    for (const { cells } of sheet?.rows ?? [])
      for (const { formula } of cells)
        if (formula !== null && formula.text !== '') take(formula.text, entry.name.toLowerCase())
  for (const { formula, name } of book.names) if (!name.startsWith('_xlnm.')) take(formula, '')
  return found
}

/** Parts that every document has in the same, other form than the template: texts with tags are printed elsewhere. */
function baseParts(template: WorkbookTemplate): Map<string, string> {
  const { pack, cleaned, sheets, strings } = template
  const base = new Map(cleaned)
  const textOf = (part: string) => base.get(part) ?? pack.text(part)
  const part = pack
    .relationships(pack.mainPart)
    .find(({ type, external }) => !external && type.endsWith('/sharedStrings'))?.target
  const tagged = new Set<number>()
  for (const { sheet, cells } of sheets)
    for (const { number, cells: all } of sheet?.rows ?? [])
      for (const { type, value, column } of all)
        if (type === 's' && cells.has(`${number}:${column}`)) tagged.add(Number(value))
  if (part !== undefined && pack.has(part) && tagged.size > 0 && strings.length > 0) {
    let index = -1
    const xml = textOf(part).replace(
      /<((?:[\w.-]+:)?)si(?:\s[^>]*)?(?:\/>|>[\s\S]*?<\/(?:[\w.-]+:)?si\s*>)/g,
      (whole, prefix: string) => {
        index++
        return tagged.has(index) ? `<${prefix}si><${prefix}t/></${prefix}si>` : whole
      },
    )
    base.set(part, xml)
  }
  return base
}

/** What a document prints for the names of its sheets, safe and each once. */
function sheetNames({ sheets }: WorkbookTemplate, scope: Scope): string[] {
  const printed = sheets.map(({ name, entry }) => (name === null ? entry.name : textOf(printText(name.pieces, scope))))
  if (sheets.every(({ name }) => name === null)) return printed
  // Names without tags stay as they are: those with tags give way.
  const order = sheets
    .map((_, index) => index)
    .toSorted((a, b) => Number(sheets[a]?.name !== null) - Number(sheets[b]?.name !== null) || a - b)
  const unique = uniqueSheetNames(order.map((index) => printed[index] ?? ''))
  const names: string[] = []
  for (const [at, index] of order.entries())
    names[index] = sheets[index]?.name === null ? (printed[index] ?? '') : (unique[at] ?? '')
  return names
}

/** One document's workbook. @throws DocumentError FORMULA_NOT_MOVED, WORKBOOK_NOT_MOVED, WORKBOOK_LIMIT */
export function renderWorkbook(
  compiled: CompiledWorkbook,
  scope: Scope,
  options: RenderOptions = {},
): RenderedWorkbook {
  const { template, stale, counted, moves, companions, charts } = compiled
  const { sheets, book, stretches, pack } = template
  const parts = new DocumentParts({ pack, cleaned: compiled.base, removed: template.removed })
  const names = options.names ?? sheetNames(template, scope)
  const layouts = new Map(
    sheets.map((sheet, index) => {
      const name = names[index] ?? sheet.entry.name
      return [sheet.entry.name.toLowerCase(), { name, layout: new RowLayout(sheet.plan, scope) }] as const
    }),
  )
  const mover = new FormulaMover(layouts, options.tables)
  const styles = options.styles ?? template.styles.forDocument()
  const done = new Set<string>()
  const isIdle = (!moves && options.names === undefined) || mover.isIdle

  for (const sheet of sheets) {
    const { entry } = sheet
    const key = entry.name.toLowerCase()
    const layout = layouts.get(key)?.layout
    if (layout === undefined || sheet.xml === '') continue
    const move = { sheet: entry.name, layout, mover }
    const ranges = counted.get(key) ?? []
    const own = companions.get(sheet) ?? []
    const isStale = stale.has(sheet)
    if (hasTags(sheet) || (isStale && hasFormulas(sheet)) || !isIdle) {
      const pictures: CellPicture[] = []
      const xml = renderSheet(sheet, {
        template,
        scope,
        layout,
        mover,
        styles,
        isStale,
        isCounted: (row, column) =>
          ranges.some(
            ({ left, right, top, bottom }) => row >= top && row <= bottom && column >= left && column <= right,
          ),
        pictures,
        drawing: () => drawPictures(pictures, sheet, own, parts),
      })
      parts.put(entry.part, xml)
    }
    for (const { kind, part } of own) {
      const texts = stretches.get(part) ?? []
      done.add(part)
      const pictured = parts.changed.get(part)
      const source = typeof pictured === 'string' ? pictured : parts.text(part)
      if (kind === 'drawing') {
        // Pictures that were put in come after what the template has, so its places still hold.
        const before = compiled.base.get(part) ?? pack.text(part)
        const added = source.length - before.length
        const end = before.lastIndexOf('</')
        const mine = added > 0 ? source.slice(end, end + added) : ''
        const moved = movedDrawing(before, texts, move, scope)
        parts.put(
          part,
          mine === '' ? moved : moved.slice(0, moved.lastIndexOf('</')) + mine + moved.slice(moved.lastIndexOf('</')),
        )
      } else if (kind === 'comments') parts.put(part, movedComments(source, texts, move, scope))
      else if (kind === 'threadedComment') parts.put(part, movedThreads(source, move))
      else if (kind === 'vmlDrawing') parts.put(part, movedVml(source, move))
      else if (kind === 'table') {
        checkTableHeader(source, sheet)
        if (!isIdle) parts.put(part, movedTable(source, move))
      } else checkPivot(source, move)
    }
  }
  for (const [part, texts] of stretches)
    if (!done.has(part)) parts.put(part, fillStretches(parts.text(part), texts, scope))
  const staleNames = new Set([...stale].map(({ entry }) => entry.name.toLowerCase()))
  for (const part of charts) {
    const xml = parts.text(part)
    const isStale = [...formulasOf(xml)].some((formula) =>
      formulaTokens(formula).some(
        (token) => token.kind === 'reference' && staleNames.has(token.sheet?.toLowerCase() ?? ''),
      ),
    )
    parts.put(part, movedChart(xml, { mover }, isStale))
  }
  if (!isIdle) {
    for (const { name: part } of pack.entries)
      if (PIVOT_SOURCE.test(pack.contentType(part) ?? '') && parts.has(part))
        parts.put(part, movedPivotSource(parts.text(part), layouts))
  }
  const isCalculated = [...stale].some(hasFormulas)
  const named = movedNames(compiled, mover, isIdle)
  parts.put(pack.mainPart, movedBook(compiled, names, named, isCalculated))
  if (!isIdle) {
    const chain = pack.relationships(pack.mainPart).find(({ type }) => type.endsWith('/calcChain'))
    if (chain !== undefined) parts.drop(chain.target, pack.mainPart)
  }
  if (book.sheets.some(({ name }, index) => name !== names[index]))
    retitle(
      parts,
      pack.entries.map(({ name }) => name),
    )
  const restyled = options.styles === undefined ? styles.written() : null
  if (restyled !== null && template.stylesPart !== null) parts.put(template.stylesPart, restyled)
  parts.finish()
  return { changed: parts.changed, removed: parts.removed, problems: doubtProblems(mover, template), names: named }
}

/** Puts the pictures of a sheet's cells into its drawing, a new one where it has none. Returns the element that leads to that. */
function drawPictures(
  pictures: readonly CellPicture[],
  { entry }: TemplateSheet,
  own: readonly Companion[],
  parts: DocumentParts,
): string {
  if (pictures.length === 0) return ''
  const known = own.find(({ kind }) => kind === 'drawing')?.part ?? null
  const drawing = known ?? parts.newPart('xl/drawings', 'xml')
  const before = known === null ? EMPTY_DRAWING : parts.text(known)
  let id = Math.max(
    1_000,
    ...[...before.matchAll(/cNvPr\s(?:[^>]*?\s)?id\s*=\s*"(\d+)"/g)].map(([, number]) => Number(number)),
  )
  const anchors = pictures.map(({ row, column, picture }) =>
    pictureAnchor({ row, column }, picture, parts.picture(drawing, picture), ++id),
  )
  const end = before.lastIndexOf('</')
  const xml =
    end < 0
      ? EMPTY_DRAWING.replace('</xdr:wsDr>', `${anchors.join('')}</xdr:wsDr>`)
      : before.slice(0, end) + anchors.join('') + before.slice(end)
  if (known !== null) {
    parts.put(drawing, xml)
    return ''
  }
  parts.add(drawing, xml, DRAWING_TYPE)
  const relationship = parts.relate(entry.part, 'drawing', drawing)
  return `<drawing xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="${relationship}"/>`
}

/** A table's columns are named by its header's cells: a tag there would leave the two apart, and Excel repairs such a file. */
function checkTableHeader(xml: string, { cells, entry }: TemplateSheet): void {
  const [, left = '', top = '', right = left] = /\sref\s*=\s*"([A-Z]+)(\d+):([A-Z]+)\d+"/.exec(xml) ?? []
  if (left === '' || /\sheaderRowCount\s*=\s*"0"/.test(xml)) return
  for (let column = columnOfLetters(left); column <= columnOfLetters(right); column++)
    if (cells.has(`${top}:${column}`)) throw notMoved('tableHeader', entry.name, `${left}${top}`)
}

/** The defined names where the result has their rows. @throws DocumentError FORMULA_NOT_MOVED, WORKBOOK_NOT_MOVED */
function movedNames({ template, moves }: CompiledWorkbook, mover: FormulaMover, isIdle: boolean): RenderedName[] {
  const { book, sheets } = template
  const tagged = new Set(sheets.filter(hasTags).map(({ entry }) => entry.name.toLowerCase()))
  return book.names.map(({ name, sheet, formula }) => {
    const references = formulaTokens(formula).flatMap((token) => (token.kind === 'reference' ? [token] : []))
    const isOfTagged = references.some((token) => tagged.has(token.sheet?.toLowerCase() ?? ''))
    if (isIdle) return { name, sheet, formula, isOfTagged }
    const at = { sheet: sheets[sheet ?? 0]?.entry.name ?? '', cell: null }
    const place = { sheet: at.sheet.toLowerCase(), row: 1, turn: null, newRow: 1 }
    // A name without `$` is seen from the cell that uses it: which rows it means isn't known here.
    // Excel's own names, such as print titles, mean the rows that they name: some programs write them without `$`.
    const isSeenFromCell = !name.startsWith('_xlnm.') && references.some(({ from }) => from.row > 0 && !from.rowFixed)
    if (moves && isSeenFromCell) throw notMoved('name', at.sheet, null)
    const moved = movingFormula(at, `${name}: ${formula}`, () => mover.move(formula, place, { asAreas: true }))
    return { name, sheet, formula: moved, isOfTagged }
  })
}

/** The workbook part: names of sheets, defined names, and the request to calculate. */
function movedBook(
  { template }: CompiledWorkbook,
  names: readonly string[],
  named: readonly RenderedName[],
  isCalculated: boolean,
): string {
  const { book } = template
  const edits: { start: number; end: number; text: string }[] = []
  for (const [index, { name, nameStart, nameEnd }] of book.sheets.entries()) {
    const own = names[index] ?? name
    if (own !== name) edits.push({ start: nameStart, end: nameEnd, text: escapeAttribute(own) })
  }
  for (const [index, { formula, textStart, textEnd }] of book.names.entries()) {
    const moved = named[index]?.formula ?? formula
    if (moved !== formula) edits.push({ start: textStart, end: textEnd, text: escapeText(moved) })
  }
  let xml = book.xml
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
    xml = xml.slice(0, start) + text + xml.slice(end)
  return isCalculated ? calculated(xml, book.prefix) : xml
}

/** Elements that come after `calcPr` in a workbook (ECMA-376 §18.2.27). */
const AFTER_CALCULATION =
  /<(?:[\w.-]+:)?(?:oleSize|customWorkbookViews|pivotCaches|smartTagPr|smartTagTypes|webPublishing|fileRecoveryPr|webPublishObjects|extLst)[\s/>]|<\/(?:[\w.-]+:)?workbook\s*>/

/** A workbook part that asks for all formulas to be calculated when it is opened. */
function calculated(xml: string, prefix: string): string {
  const found = /<(?:[\w.-]+:)?calcPr(?:\s[^>]*?)?(?=\/?>)/.exec(xml)
  if (found === null) return xml.replace(AFTER_CALCULATION, (next) => `<${prefix}calcPr fullCalcOnLoad="1"/>${next}`)
  const without = found[0].replace(/\sfullCalcOnLoad\s*=\s*"[^"]*"/, '')
  return `${xml.slice(0, found.index)}${without} fullCalcOnLoad="1"${xml.slice(found.index + found[0].length)}`
}

/** The application's list of the sheets' names, which is no longer theirs; programs do without it. */
function retitle(parts: DocumentParts, names: readonly string[]): void {
  for (const part of names.filter((name) => /(?:^|\/)app\.xml$/i.test(name))) {
    if (!parts.has(part)) continue
    const xml = parts.text(part).replace(/<(HeadingPairs|TitlesOfParts)>[\s\S]*?<\/\1>/g, '')
    parts.put(part, xml)
  }
}

function doubtProblems(mover: FormulaMover, { sheets }: WorkbookTemplate): Problem[] {
  return [...mover.doubts].map(([key, kind]) => {
    const [, name = '', row = ''] = /^(.*) (\d+) \w+$/.exec(key) ?? []
    const sheet = sheets.find(({ entry }) => entry.name.toLowerCase() === name)?.entry.name ?? name
    const place = workbookPlace({ sheet, cell: `A${row}` })
    const params = { ...place.params, words: `${sheet}!${row}`, kind, row: Number(row) }
    return problem('FORMULA_TWO_WAYS', 'warning', { ...place, cell: null, row: Number(row), params })
  })
}
