import { escapeAttribute, escapeText } from '../../ooxml/xml'
import { applyEdits, type Edit } from '../render/markup'
import { hasTags, type CompiledWorkbook } from './compile-workbook'
import type { FormulaMover } from './formula-move'
import { formulaTokens } from './formula-tokens'
import { movingFormula, notMoved } from './not-moved'

/** A defined name of a document. */
export interface RenderedName {
  readonly name: string
  readonly sheet: number | null
  readonly formula: string
  /** It leads to a sheet with tags, which another document has as its own. */
  readonly isOfTagged: boolean
}

/** The defined names where the result has their rows. @throws DocumentError FORMULA_NOT_MOVED, WORKBOOK_NOT_MOVED */
export function movedNames(
  { template, moves }: CompiledWorkbook,
  mover: FormulaMover,
  isIdle: boolean,
): RenderedName[] {
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
export function movedBook(
  { template }: CompiledWorkbook,
  names: readonly string[],
  named: readonly RenderedName[],
  isCalculated: boolean,
): string {
  const { book } = template
  const edits: Edit[] = []
  for (const [index, { name, nameStart, nameEnd }] of book.sheets.entries()) {
    const own = names[index] ?? name
    if (own !== name) edits.push({ start: nameStart, end: nameEnd, text: escapeAttribute(own) })
  }
  for (const [index, { formula, textStart, textEnd }] of book.names.entries()) {
    const moved = named[index]?.formula ?? formula
    if (moved !== formula) edits.push({ start: textStart, end: textEnd, text: escapeText(moved) })
  }
  const xml = applyEdits(book.xml, edits)
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
