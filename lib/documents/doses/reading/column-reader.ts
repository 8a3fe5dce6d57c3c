import type { Cell } from '../../spreadsheets/model'
import type { DoseColumn, DoseTable } from '../layout-model'
import { type CellDoses, doubtful, NO_DOSE } from './cell-doses'
import { ShownUnits } from './shown-units'
import { readInstruction } from './instructions'
import { inRow, type Known, knownAs, knownOf, type RowFacts } from './known'
import { readStrengths } from './strengths'
import { readText, type TextOptions } from './text-cell'
import { readDate, readTyped } from './typed-cell'
import { usualUnits } from './unknown-unit'

/** At most this many different row facts are cached. Rows with more variety hardly repeat. */
const MOST_FACTS = 5_000

/**
 * Reads the cells of one dose column. Results are cached: equal cells are one object in a sheet. A column's distinct
 * cells are read once, and its doses share their readings.
 */
export class ColumnReader {
  private readonly known: Known
  private readonly options: TextOptions
  private readonly formats: ShownUnits
  private readonly plain = new Map<Cell, CellDoses>()
  private readonly byFacts = new Map<RowFacts, Map<Cell, CellDoses>>()
  /** True if the column is doubtful as a whole, and no user has decided what it is. */
  private readonly undecided: boolean

  /** @param chosen the unit that a user chose for the entire column, from `columnChoices` */
  constructor(
    table: DoseTable,
    private readonly column: DoseColumn,
    chosen: string | null,
  ) {
    this.known = chosen === null ? knownOf(table, column) : knownAs(table, column, chosen)
    const { context, language, decimalEvidence } = table
    const marks = table.source.legend?.marks
    this.options = { context: contextOf(column, context), language, decimalEvidence, marks }
    this.formats = new ShownUnits(this.options.context)
    this.undecided = chosen === null && !column.chosen && column.doubts.includes('perhapsDoses')
  }

  /**
   * Reads a cell.
   * @param facts what the cell's row says; one object for equal rows
   */
  read(cell: Cell, facts: RowFacts | null): CellDoses {
    const cache = facts === null ? this.plain : this.cacheOf(facts)
    const kept = cache.get(cell)
    if (kept !== undefined) return kept
    const read = this.readAnew(cell, facts === null ? this.known : inRow(this.known, facts))
    cache.set(cell, read)
    return read
  }

  private cacheOf(facts: RowFacts): Map<Cell, CellDoses> {
    let cache = this.byFacts.get(facts)
    if (cache) return cache
    cache = new Map()
    if (this.byFacts.size < MOST_FACTS) this.byFacts.set(facts, cache)
    return cache
  }

  private readAnew(cell: Cell, known: Known): CellDoses {
    const { value } = cell
    if (this.undecided) return doubtful('perhapsDoses', [], true)
    if (typeof value === 'number') return readTyped(cell, value, known, this.formats, this.options)
    if (typeof value === 'string') return this.readWords(value, known)
    if (value === null) return NO_DOSE
    if (typeof value === 'boolean') return doubtful('notUnderstood')
    return value.kind === 'error' ? doubtful('brokenFormula') : readDate(value, cell, known)
  }

  private readWords(text: string, known: Known): CellDoses {
    if (this.column.holds === 'strengths') return readStrengths(text, known, this.options)
    if (this.column.holds === 'instructions') return readInstruction(text, known, this.options)
    return readText(text, known, this.options)
  }
}

/** Returns the alternatives for a column that is doubtful as a whole: its possible units. */
export function columnChoices(table: DoseTable, column: DoseColumn): readonly string[] {
  const usual = usualUnits(column.quantity, contextOf(column, table.context))
  const first = column.unit ?? column.proposedUnit ?? null
  return first === null ? usual : [first, ...usual.filter((unit) => unit !== first)]
}

function contextOf({ quantity, holds }: DoseColumn, context: DoseTable['context']): DoseTable['context'] {
  if (holds !== 'values' || quantity === 'strength' || quantity === 'dose') return 'medication'
  return context === 'unknown' && quantity !== null ? 'dosimetry' : context
}
