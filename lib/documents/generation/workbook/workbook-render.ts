import { problem, type Problem } from '../../problem'
import { uniqueSheetNames } from '../../spreadsheets/sheet-names'
import type { Scope } from '../render/scope'
import { formulaTokens } from './formula-tokens'
import type { DocumentStyles } from './cell-styles'
import { FormulaMover } from './formula-move'
import { movedBook, movedNames, type RenderedName } from './book-part'
import { formulasOf } from './clean-workbook'
import { hasFormulas, hasTags, type Companion, type CompiledWorkbook } from './compile-workbook'
import { DocumentParts, DRAWING_TYPE, EMPTY_DRAWING, pictureAnchor } from './document-parts'
import { notMoved } from './not-moved'
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

/** What a document of many in one workbook has of its own. */
export interface RenderOptions {
  /** The names of its sheets. */
  readonly names?: readonly string[]
  readonly tables?: ReadonlyMap<string, string>
  /** Those that all documents share; they are written with the last. */
  readonly styles?: DocumentStyles
}

const PIVOT_SOURCE = /pivotCacheDefinition\+xml$/

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
  const { template, stale, programs, moves, companions, charts } = compiled
  const { sheets, book, stretches, pack } = template
  const parts = new DocumentParts({ pack, removed: template.removed, text: compiled.text })
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
        program: programs.get(sheet) ?? null,
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
        const before = compiled.text(part)
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
