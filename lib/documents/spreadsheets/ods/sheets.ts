import { type Problem, problem } from '../../problem'
import type { CellMaker } from '../cells'
import { type CellBudget, GridBuilder, isInGrid, MAX_COLUMNS, MAX_ROWS } from '../grid'
import type { DataLanguage } from '../language'
import type { Cell, Sheet, SheetPicture } from '../model'
import type { PictureMaker } from '../pictures/load'
import { withPictures } from '../pictures/sheet'
import type { Attributes } from '../scan-part'
import { addsUpAbove, withFormulaRows } from '../formula-rows'
import { Uncalculated } from '../uncalculated'
import { makeOdsCell } from './cell'
import type { FormatCollector } from './formats'
import { type Frame, FrameReader } from './frames'

export interface OdsContext {
  readonly formats: FormatCollector
  readonly cells: CellMaker
  readonly budget: CellBudget
  readonly language: DataLanguage
  readonly pictures: PictureMaker
}

interface OpenCell {
  readonly attributes: Attributes
  readonly style: string | undefined
  readonly covered: boolean
  readonly paragraphs: string[]
  struck: boolean
}

/** Whose text is not the cell's: notes and drawings. */
const ASIDE = new Set(['annotation', 'shapes', 'frame', 'custom-shape', 'g', 'ruby-text'])

/**
 * Reads the tables of an OpenDocument spreadsheet (1.3 part 3 §9.1) from events. An empty repeated cell or row costs
 * nothing, however often it is repeated; any other counts as often as it occurs.
 */
export class OdsSheets {
  readonly sheets: Sheet[] = []
  readonly problems: Problem[] = []
  private grid: GridBuilder | null = null
  private name = ''
  private row = 0
  private rowRepeat = 1
  private rowCells: { column: number; repeat: number; cell: Cell }[] = []
  private column = 0
  private definedColumns = 0
  /** The styles of cells that have none of their own, by column: each up to its end. */
  private columnStyles: { readonly end: number; readonly style: string | undefined }[] = []
  private rowStyle: string | undefined
  private cell: OpenCell | null = null
  private inParagraph = 0
  private aside = 0
  private readonly frames = new FrameReader()
  private pictures: SheetPicture[] = []
  private uncalculated = new Uncalculated()
  private formulaRows = new Set<number>()

  constructor(private readonly context: OdsContext) {}

  open(name: string, attributes: Attributes): void {
    if (ASIDE.has(name)) this.aside += 1
    if (this.aside > 0) {
      this.frames.open(name, attributes)
      return
    }
    switch (name) {
      case 'table':
        this.openTable(attributes)
        break
      case 'table-column': {
        const repeat = repeatOf(attributes['table:number-columns-repeated'], MAX_COLUMNS)
        if (isHidden(attributes)) this.grid?.hideColumns(this.definedColumns, this.definedColumns + repeat - 1)
        this.definedColumns += repeat
        this.columnStyles.push({ end: this.definedColumns, style: attributes['table:default-cell-style-name'] })
        break
      }
      case 'table-row':
        this.rowRepeat = repeatOf(attributes['table:number-rows-repeated'], MAX_ROWS)
        this.rowCells = []
        this.column = 0
        this.rowStyle = attributes['table:default-cell-style-name']
        if (isHidden(attributes)) this.grid?.hideRows(this.row, this.row + this.rowRepeat - 1)
        break
      case 'table-cell':
      case 'covered-table-cell': {
        const style = attributes['table:style-name'] ?? this.rowStyle ?? this.columnStyle()
        this.cell = {
          attributes,
          style,
          covered: name === 'covered-table-cell',
          paragraphs: [],
          struck: this.context.formats.isStruck(style),
        }
        break
      }
      case 'p':
        if (this.cell) {
          this.inParagraph += 1
          this.cell.paragraphs.push('')
        }
        break
      case 's':
        this.add(' '.repeat(repeatOf(attributes['text:c'], 1_000)))
        break
      case 'span':
        if (this.cell && this.context.formats.isStruckText(attributes['text:style-name'])) this.cell.struck = true
        break
      case 'tab':
        this.add('\t')
        break
      case 'line-break':
        this.add('\n')
        break
    }
  }

  close(name: string): void {
    if (this.aside > 0) {
      const frame = this.frames.close(name)
      if (frame !== null) this.keep(frame)
      if (ASIDE.has(name)) this.aside -= 1
      return
    }
    if (name === 'p' && this.cell) this.inParagraph -= 1
    else if ((name === 'table-cell' || name === 'covered-table-cell') && this.cell) this.closeCell(this.cell)
    else if (name === 'table-row') this.closeRow()
    else if (name === 'table') this.closeTable()
  }

  text(text: string): void {
    // White space in a paragraph collapses; spaces that count are `text:s` (§6.1.2).
    if (this.aside > 0) this.frames.text(text)
    else if (this.inParagraph > 0) this.add(text.replace(/[ \t\r\n]+/g, ' '))
  }

  /** A picture in a cell is there; one over the sheet as a whole tells at most the cell that it ends in. */
  private keep(frame: Frame): void {
    const place = this.cell === null ? frame.end : { row: this.row, column: this.column }
    if (this.grid === null || place === null || !isInGrid(place.row, place.column)) return
    this.pictures.push(this.context.pictures.picture(place.row, place.column, frame))
  }

  private add(text: string): void {
    const { cell } = this
    if (!cell || this.inParagraph === 0) return
    const last = cell.paragraphs.length - 1
    cell.paragraphs[last] += text
  }

  private openTable(attributes: Attributes): void {
    this.name = attributes['table:name'] ?? ''
    this.grid = new GridBuilder(
      this.name,
      this.context.formats.isHiddenTable(attributes['table:style-name']),
      this.context.budget,
    )
    this.row = 0
    this.definedColumns = 0
    this.columnStyles = []
    this.uncalculated = new Uncalculated()
    this.formulaRows = new Set()
  }

  private columnStyle(): string | undefined {
    let [low, high] = [0, this.columnStyles.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.columnStyles[middle]?.end ?? 0) <= this.column) low = middle + 1
      else high = middle
    }
    return this.columnStyles[low]?.style
  }

  private closeTable(): void {
    if (!this.grid) return
    const sheet = withPictures(this.grid.build(), this.pictures)
    const { cells } = this.uncalculated
    this.sheets.push({
      ...sheet,
      ...(cells.length > 0 && { uncalculated: cells }),
      ...withFormulaRows(this.formulaRows),
    })
    this.pictures = []
    this.grid = null
    const count = this.context.cells.takeRemoved()
    if (count > 0)
      this.problems.push(problem('SHEET_CHARACTERS', 'warning', { file: 'data', sheet: this.name, params: { count } }))
    this.problems.push(...this.uncalculated.problems(this.name))
  }

  private closeRow(): void {
    const { grid, rowCells } = this
    if (grid && rowCells.length > 0) {
      for (let row = this.row; row < this.row + this.rowRepeat; row += 1) {
        for (const { column, repeat, cell } of rowCells) {
          for (let at = column; at < column + repeat; at += 1) grid.put(row, at, cell)
        }
      }
    }
    this.row += this.rowRepeat
  }

  private closeCell({ attributes, style, covered, paragraphs, struck }: OpenCell): void {
    const repeat = repeatOf(attributes['table:number-columns-repeated'], MAX_COLUMNS)
    const rows = repeatOf(attributes['table:number-rows-spanned'], MAX_ROWS)
    const columns = repeatOf(attributes['table:number-columns-spanned'], MAX_COLUMNS)
    if (rows > 1 || columns > 1) {
      this.grid?.merge({
        top: this.row,
        left: this.column,
        bottom: this.row + rows - 1,
        right: this.column + columns - 1,
      })
    }
    const made = covered ? undefined : this.makeCell(attributes, style, paragraphs.join('\n'))
    const cell = made && struck ? this.context.cells.struck(made) : made
    if (cell) this.rowCells.push({ column: this.column, repeat, cell })
    this.column += repeat
    this.cell = null
    this.inParagraph = 0
  }

  private makeCell(attributes: Attributes, style: string | undefined, written: string): Cell | undefined {
    const { cells, formats, language } = this.context
    const numFmt = formats.codeOf(style)
    const formula = attributes['table:formula']
    if (formula !== undefined && addsUpAbove(formula, this.row, this.column)) this.formulaRows.add(this.row)
    const isUncalculated = formula !== undefined && attributes['office:value-type'] === undefined
    if (isUncalculated && written === '') this.uncalculated.note(this.row, this.column, this.rowRepeat)
    return makeOdsCell(attributes, numFmt, written, { cells, language, sheet: this.name })
  }
}

function repeatOf(value: string | undefined, most: number): number {
  const number = Number(value ?? 1)
  return Number.isInteger(number) && number > 1 ? Math.min(number, most) : 1
}

/** `collapse` is hidden manually, `filter` by a filter. */
function isHidden(attributes: Attributes): boolean {
  const visibility = attributes['table:visibility']
  return visibility === 'collapse' || visibility === 'filter'
}
