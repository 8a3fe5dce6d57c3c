import { DocumentError } from '../../error'
import type { OoxmlPackage } from '../../ooxml/package'
import type { Problem } from '../../problem'
import { cellAddress, parseAddress, parseRange } from '../address'
import type { CellMaker } from '../cells'
import { type CellBudget, GridBuilder, isInGrid } from '../grid'
import { parseIsoDate } from '../iso-date'
import type { Cell, Sheet, SheetPicture } from '../model'
import { formatCell } from '../format'
import type { DataLanguage } from '../language'
import type { PictureMaker } from '../pictures/load'
import { type Attributes, isTrue, scanPart } from '../scan-part'
import { addsUpAbove, withFormulaRows } from '../formula-rows'
import { Uncalculated } from '../uncalculated'
import type { InCellPictures } from './pictures/in-cells'
import { type SharedStrings, StringCollector, unescapeString } from './strings'
import type { CellStyle } from './styles'
import type { SheetEntry } from './workbook'

export interface SheetContext {
  readonly strings: SharedStrings
  readonly styles: readonly CellStyle[]
  readonly cells: CellMaker
  readonly budget: CellBudget
  readonly language: DataLanguage
  /** Null where no cell of the workbook contains one. */
  readonly inCells: InCellPictures | null
  readonly pictures: PictureMaker
}

export interface ReadSheet {
  readonly sheet: Sheet
  /** Those in cells. */
  readonly pictures: readonly SheetPicture[]
  readonly problems: readonly Problem[]
}

/**
 * One worksheet part (ECMA-376 Part 1 §18.3.1). Links, conditional formats, validations and the part's own idea of its extent
 * are passed by: each can name the whole grid in a few bytes.
 * @throws DocumentError SHEET_DAMAGED, SHEET_TOO_LARGE
 */
export async function readSheet(source: OoxmlPackage, entry: SheetEntry, context: SheetContext): Promise<ReadSheet> {
  const reader = new SheetReader(entry, context)
  await scanPart(source, entry.part, reader)
  return reader.finish()
}

class SheetReader {
  private readonly grid: GridBuilder
  private readonly rich = new StringCollector()
  private readonly uncalculated = new Uncalculated()
  private readonly pictures: SheetPicture[] = []
  private readonly formulaRows = new Set<number>()
  private row = -1
  private column = -1
  private type = 'n'
  private numFmt: string | null = null
  private isStruck = false
  private hasFormula = false
  private inFormula = false
  private formula = ''
  private metadata: string | undefined
  private value: string | null = null
  private inValue = false
  private inInline = false
  private inCell = false

  constructor(
    private readonly entry: SheetEntry,
    private readonly context: SheetContext,
  ) {
    this.grid = new GridBuilder(entry.name, entry.hidden, context.budget)
  }

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'c':
        this.openCell(attributes)
        break
      case 'v':
        this.inValue = this.inCell
        this.value = ''
        break
      case 'f':
        this.hasFormula = true
        this.inFormula = true
        break
      case 'is':
        this.inInline = this.inCell
        break
      case 'row':
        this.row = attributes.r === undefined ? this.row + 1 : Number(attributes.r) - 1
        this.column = -1
        if (isTrue(attributes.hidden)) this.grid.hideRows(this.row, this.row)
        break
      case 'col':
        if (isTrue(attributes.hidden)) this.grid.hideColumns(Number(attributes.min) - 1, Number(attributes.max) - 1)
        break
      case 'mergeCell': {
        const range = parseRange(attributes.ref ?? '')
        if (range) this.grid.merge(range)
        break
      }
      default:
        if (this.inInline) this.rich.open(name, attributes)
    }
  }

  close(name: string): void {
    if (name === 'c' && this.inCell) this.closeCell()
    else if (name === 'v') this.inValue = false
    else if (name === 'f') this.inFormula = false
    else if (name === 'is' && this.inInline) {
      this.inInline = false
      const { text, struck } = this.rich.take()
      this.value = text
      this.isStruck ||= struck
    } else if (this.inInline) this.rich.close(name)
  }

  text(text: string): void {
    if (this.inValue) this.value += text
    else if (this.inInline) this.rich.add(text)
    else if (this.inFormula) this.formula += text
  }

  finish(): ReadSheet {
    const problems = this.uncalculated.problems(this.entry.name)
    const { cells } = this.uncalculated
    const sheet = this.grid.build()
    const own = { ...(cells.length > 0 && { uncalculated: cells }), ...withFormulaRows(this.formulaRows) }
    return { sheet: { ...sheet, ...own }, pictures: this.pictures, problems }
  }

  private openCell(attributes: Attributes): void {
    const address = attributes.r
    if (address === undefined) this.column += 1
    else {
      const place = parseAddress(address)
      if (!place) throw this.damaged()
      this.column = place.column
    }
    this.type = attributes.t ?? 'n'
    const style = this.context.styles[Number(attributes.s ?? 0)]
    this.numFmt = style?.numFmt ?? null
    this.isStruck = style?.struck ?? false
    this.hasFormula = false
    this.formula = ''
    this.metadata = attributes.vm
    this.value = null
    this.inCell = true
  }

  private closeCell(): void {
    this.inCell = false
    if (this.takePicture()) return
    if (this.formula !== '' && addsUpAbove(this.formula, this.row, this.column)) this.formulaRows.add(this.row)
    // openpyxl writes an empty value for what it doesn't calculate; an empty text is a result.
    if (this.value === null || (this.hasFormula && this.type !== 'str' && this.value.trim() === '')) {
      if (this.hasFormula) this.uncalculated.note(this.row, this.column)
      return
    }
    const cell = this.makeCell(this.value)
    this.grid.put(this.row, this.column, cell && this.isStruck ? this.context.cells.struck(cell) : cell)
  }

  /**
   * A cell that shows a picture contains `#VALUE!` or `=DISPIMG(…)` for programs that don't support it: that isn't a
   * value.
   */
  private takePicture(): boolean {
    const { inCells, pictures } = this.context
    const shown = inCells?.find(this.metadata, this.formula, this.value) ?? null
    if (shown === null) return false
    if (isInGrid(this.row, this.column)) this.pictures.push(pictures.picture(this.row, this.column, shown))
    return true
  }

  private makeCell(value: string): Cell | undefined {
    const { cells, strings, language } = this.context
    switch (this.type) {
      case 's': {
        const text = strings.texts[Number(value)]
        if (text === undefined) throw this.damaged()
        if (strings.struck.has(Number(value))) this.isStruck = true
        return cells.text(text, this.numFmt)
      }
      case 'b':
        return cells.boolean(isTrue(value.trim()), this.numFmt)
      case 'e':
        return cells.error(value, this.numFmt)
      case 'd': {
        const date = parseIsoDate(value)
        if (!date) throw this.damaged()
        return { value: date, numFmt: this.numFmt, text: formatCell(date, this.numFmt, language) }
      }
      case 'str':
        return cells.text(unescapeString(value), this.numFmt)
      case 'inlineStr':
        return cells.text(value, this.numFmt)
      default: {
        const number = Number(value)
        if (value.trim() === '') return undefined
        if (!Number.isFinite(number)) throw this.damaged()
        return cells.number(number, this.numFmt)
      }
    }
  }

  private damaged(): DocumentError {
    const cell = this.row >= 0 && this.column >= 0 ? cellAddress(this.row, this.column) : ''
    return new DocumentError('SHEET_DAMAGED', { part: cell === '' ? this.entry.part : `${this.entry.name}!${cell}` })
  }
}
