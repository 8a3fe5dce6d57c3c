import type { DocumentCode } from '../../codes'
import type { DocumentError } from '../../error'
import { problem, type Problem, type Severity } from '../../problem'
import { cellPlace, rowPlace } from '../data/cell-place'
import type { DataColumn, DataRow } from '../data/data-table'
import type { FormatFault, TagValue } from '../formats'
import type { MissingPolicy } from '../options'
import type { MixedUnits } from './aggregates'
import type { ToldDoubt } from './evaluate'
import type { Slot } from './scope-plan'

const SEVERITY: Readonly<Record<MissingPolicy, Severity | null>> = { blank: null, warn: 'warning', block: 'error' }
const FAULT_CODES = {
  value: 'FORMAT_MISMATCH',
  argument: 'FORMAT_ARGUMENT',
  gender: 'NAME_GENDER_UNKNOWN',
  order: 'NAME_ORDER_UNKNOWN',
  noun: 'NOUN_GENDER_UNKNOWN',
} as const satisfies Record<FormatFault, DocumentCode>
/** More row numbers than this in one sentence say no more. */
const MOST_ROWS = 10

/** Row numbers as a sentence lists them, with how many there are. */
export function listRows(rows: readonly number[]): { rows: string; count: number; more: number } {
  const more = Math.max(0, rows.length - MOST_ROWS)
  return { rows: rows.slice(0, MOST_ROWS).join(', '), count: rows.length, more }
}

/** What has to be reported for one document, each thing once however often its tag is there. */
export class ScopeProblems {
  readonly #told = new Map<string, Problem>()

  constructor(
    private readonly sheet: string,
    private readonly missing: MissingPolicy,
  ) {}

  get all(): readonly Problem[] {
    return [...this.#told.values()]
  }

  /** There is nothing to print, and the tag has no word for that. */
  empty(slot: Slot, row: DataRow): void {
    const severity = SEVERITY[this.missing]
    if (severity === null) return
    const params = { header: columnOf(slot)?.header ?? '', made: severity === 'error' ? 'no' : 'yes' }
    this.#tell(`empty ${slot.name} ${rowPlace(row)}`, () =>
      problem('CELL_EMPTY', severity, { ...this.#cell(slot, row), params }),
    )
  }

  /** An error of the sheet is in the place of what is to be printed. */
  cellError(slot: Slot, row: DataRow, error: string): void {
    const severity = this.missing === 'block' && !slot.handlesEmpty ? 'error' : 'warning'
    const key = `error ${columnOf(slot)?.index} ${rowPlace(row)}`
    // A tag that bears it may be before one that does not.
    if (severity === 'error' && this.#told.get(key)?.severity === 'warning') this.#told.delete(key)
    this.#tell(key, () => problem('CELL_ERROR', severity, { ...this.#cell(slot, row), params: { error } }))
  }

  /** Somebody took back what is printed, or a part of it. */
  struck(slot: Slot, row: DataRow): void {
    this.#tell(`struck ${slot.name} ${rowPlace(row)}`, () => problem('CELL_STRUCK', 'warning', this.#cell(slot, row)))
  }

  stripped(slot: Slot, row: DataRow, count: number): void {
    this.#tell(`stripped ${slot.name} ${rowPlace(row)}`, () =>
      problem('CELL_CONTROL_CHARACTERS', 'warning', { ...this.#cell(slot, row), params: { count } }),
    )
  }

  /** A cell that an aggregate could not count in. */
  skipped(slot: Slot, row: DataRow, column: DataColumn | null): void {
    const severity = this.missing === 'block' ? 'error' : 'warning'
    this.#tell(`skipped ${column?.index} ${rowPlace(row)}`, () => {
      const cell = column === null ? undefined : row.cells[column.index]
      const value = cell?.value ?? null
      const text = typeof value === 'object' && value?.kind === 'error' ? value.name : (cell?.text ?? '')
      const params = { text, made: severity === 'error' ? 'no' : 'yes' }
      return problem('AGGREGATE_SKIPPED', severity, { ...this.#cell(slot, row, column), params })
    })
  }

  /** A total over several units or currencies, which has no meaning. */
  mixedUnits(slot: Slot, column: DataColumn | null, { rows, units }: MixedUnits): void {
    const [first] = rows
    if (first === undefined) return
    const severity = this.missing === 'block' ? 'error' : 'warning'
    const cells = rows.map((row) => (column === null ? row.number : cellPlace(row, column)))
    const named = cells.map((cell, index) => `${cell} (${units[index] ?? ''})`).slice(0, MOST_ROWS)
    const params = { cells: named.join(', '), made: severity === 'error' ? 'no' : 'yes' }
    this.#tell(`mixed ${slot.tag} ${column?.index}`, () =>
      problem('AGGREGATE_UNITS', severity, { ...this.#cell(slot, first, column), params }),
    )
  }

  /** No one knows whether a condition is true, or what a calculation gives: of neither anything is printed. */
  unknown(slot: Slot, row: DataRow, { doubt, column, text }: ToldDoubt): void {
    // An empty cell in a calculation is one as in a tag on its own.
    if (doubt === 'empty' && !slot.isSection && (slot.handlesEmpty || this.missing === 'blank')) return
    const made = this.missing === 'block' ? 'no' : 'yes'
    const severity = made === 'no' ? 'error' : 'warning'
    const params = { reason: doubt, text, made, ...(column === null ? place(slot) : {}) }
    this.#tell(`unknown ${slot.tag} ${column?.index} ${rowPlace(row)}`, () =>
      problem(slot.isSection ? 'CONDITION_UNKNOWN' : 'CALCULATION_UNKNOWN', severity, {
        ...this.#cell(slot, row, column),
        params,
      }),
    )
  }

  /** A formula of Word's own, of which nothing is printed. */
  formulaUnknown(row: DataRow, instruction: string): void {
    const severity = this.missing === 'block' ? 'error' : 'warning'
    const params = { made: severity === 'error' ? 'no' : 'yes' }
    this.#tell(`formula ${instruction}`, () =>
      problem('FORMULA_NOT_COMPUTED', severity, {
        file: 'template',
        sheet: this.sheet,
        row: row.number,
        tag: `{ ${instruction} }`,
        params,
      }),
    )
  }

  faults(
    slot: Slot,
    row: DataRow,
    { text }: TagValue,
    faults: readonly { format: string; fault: FormatFault }[],
  ): void {
    for (const { format, fault } of faults) {
      const code = FAULT_CODES[fault]
      this.#tell(`${code} ${slot.name} ${rowPlace(row)} ${format}`, () =>
        problem(code, 'warning', { ...this.#cell(slot, row), params: { format, text, ...place(slot) } }),
      )
    }
  }

  /** A picture that can't be printed. */
  picture(slot: Slot, row: DataRow, { code, params }: DocumentError): void {
    this.#tell(`picture ${slot.name} ${rowPlace(row)}`, () =>
      problem(code, 'warning', { ...this.#cell(slot, row), params }),
    )
  }

  /** More pictures than the one that is printed. */
  severalPictures(slot: Slot, row: DataRow, count: number): void {
    this.#tell(`pictures ${slot.name} ${rowPlace(row)}`, () => {
      const cell = this.#cell(slot, row)
      return problem('PICTURE_SEVERAL', 'warning', { ...cell, params: { cell: cell.cell ?? '', count } })
    })
  }

  /** Rows of one document say different things where the document prints one. */
  differ(slot: Slot, column: DataColumn, first: DataRow, different: readonly DataRow[]): void {
    this.#tell(`differ ${column.index} ${rowPlace(first)}`, () => {
      const params = {
        header: column.header,
        first: first.number,
        ...listRows([...new Set(different.map(({ number }) => number))]),
      }
      return problem('GROUP_VALUES_DIFFER', 'warning', { ...this.#cell(slot, first), params })
    })
  }

  #tell(key: string, make: () => Problem): void {
    if (!this.#told.has(key)) this.#told.set(key, make())
  }

  #cell(slot: Slot, row: DataRow, column = columnOf(slot)) {
    return {
      file: 'data' as const,
      sheet: this.sheet,
      row: row.number,
      column: column?.letter ?? null,
      cell: column === null ? null : cellPlace(row, column),
      tag: slot.tag,
    }
  }
}

/** A calculation doesn't have its own cell: its tag says where to look. */
function place(slot: Slot): { cell?: string } {
  return columnOf(slot) === null ? { cell: slot.tag } : {}
}

/** The column whose cells a tag prints or asks; null where it has none. */
export function columnOf({ source, aggregate }: Slot): DataColumn | null {
  return aggregate?.column ?? (source.kind === 'column' ? source.column : null)
}
