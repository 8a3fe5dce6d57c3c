import type { DataLanguage } from '../../spreadsheets/language'
import type { Problem } from '../../problem'
import { aggregate } from './aggregates'
import { compareLiteral, compareValues } from './conditions'
import { Evaluation, operandOf, type ToldDoubt, type ValueOf } from './evaluate'
import { truthOf, type Truth } from './truth'
import type { DataColumn, DataRow } from '../data/data-table'
import { cellKey } from '../data/cell-keys'
import { rowsOf } from '../data/cell-place'
import { applyFormats } from '../formats'
import type { Expression } from '../matching/expressions'
import type { TagSource } from '../matching/match'
import type { AggregateCall } from '../matching/tag-calls'
import { turnsOf } from './loops'
import type { Printed, Scope, TypedValue } from '../render/scope'
import type { ScopePlan, Slot, SlotComparison } from './scope-plan'
import { columnOf, ScopeProblems } from './scope-problems'
import { PicturedValue, pictureOf } from './pictured-value'
import {
  builtinValue,
  cellValue,
  NOTHING,
  type PictureSource,
  type ScopeContext,
  type SourcedValue,
} from './scope-values'

/** What a document prints, and what has to be said about it. */
export interface DocumentScope extends Scope {
  /** Of what was printed so far. Of severity `error` where the document is not to be made. */
  readonly problems: readonly Problem[]
}

/** What all scopes of one document share. */
interface DocumentRun {
  readonly plan: ScopePlan
  readonly context: ScopeContext
  readonly problems: ScopeProblems
}

const AS_IT_IS = { name: 'image', args: [] }

/** The document as a whole, a group of its rows, or one turn of a loop. Nothing is worked out before it is asked for. */
class RowsScope implements Scope {
  #printed: Map<string, Printed> | null = null
  #sections: Map<string, readonly Scope[]> | null = null
  #records: Map<number, RowsScope> | null = null

  constructor(
    protected readonly run: DocumentRun,
    private readonly rows: readonly DataRow[],
    /** Of the document or of the turn, from 1. */
    private readonly ordinal: number,
    /** A turn of a loop, or one of the rows that a document goes through automatically. */
    private readonly isPart = false,
    /** What totals are over: in a turn of one row, the rows that the loop goes over. */
    private readonly totalled: readonly DataRow[] = rows,
    /** The list of JSON data whose entries the rows are. */
    private readonly list?: string,
    private readonly outer: RowsScope | null = null,
  ) {}

  get language(): DataLanguage {
    return this.run.plan.language
  }

  value(key: string): Printed {
    const known = this.#printed?.get(key)
    if (known !== undefined) return known
    const slot = this.run.plan.slots.get(key)
    const printed = slot === undefined ? '' : this.#of(slot).#print(slot)
    this.#printed ??= new Map()
    this.#printed.set(key, printed)
    return printed
  }

  typed(key: string): TypedValue | undefined {
    const slot = this.run.plan.slots.get(key)
    const printed = this.value(key)
    if (slot === undefined || typeof printed !== 'string') return undefined
    const { value, text, numFmt = null } = this.#of(slot).#quietly(slot)
    const ofColumn = slot.aggregate?.name === 'count' ? null : (slot.aggregate?.column ?? null)
    return { value, text, numFmt: numFmt ?? this.#formatOf(ofColumn), printed, formats: slot.formats }
  }

  formulaUnknown(instruction: string): void {
    const [row] = this.rows
    if (row !== undefined) this.run.problems.formulaUnknown(row, instruction)
  }

  section(key: string): readonly Scope[] {
    const known = this.#sections?.get(key)
    if (known !== undefined) return known
    const slot = this.run.plan.slots.get(key)
    const scopes = slot === undefined ? [] : this.#of(slot).#section(slot)
    this.#sections ??= new Map()
    this.#sections.set(key, scopes)
    return scopes
  }

  repeats(key: string): boolean {
    const slot = this.run.plan.slots.get(key)
    return slot !== undefined && !slot.inverted && (isRowLoop(slot) || isValueLoop(slot))
  }

  /** Where a tag of a later row of the document takes its values from. */
  #of({ record, source, aggregate: call }: Slot): RowsScope {
    if (record === null || this.isPart || source.kind === 'rows' || call !== null) return this
    const known = this.#records?.get(record)
    if (known !== undefined) return known
    const scope = new RowsScope(
      this.run,
      this.rows.slice(record, record + 1),
      this.#numberOf(record),
      true,
      this.totalled,
    )
    this.#records ??= new Map()
    this.#records.set(record, scope)
    return scope
  }

  #numberOf(record: number): number {
    return (this.ordinal - 1) * (this.run.plan.records ?? 1) + record + 1
  }

  #section(slot: Slot): readonly Scope[] {
    // Of a row that the document doesn't have any more nothing is printed, and neither is its opposite.
    if (this.rows.length === 0) return slot.inverted ? [this] : []
    const { source, steps, inverted } = slot
    if (source.kind === 'rows' && isRowLoop(slot)) {
      const all = rowsOf(this.rows, source.list)
      const turns = turnsOf(all, steps, this.run.plan.language)
      const isGrouped = steps.some(({ kind }) => kind === 'by')
      const totalled = source.list === undefined ? this.totalled : all
      return turns.map((rows, index) => {
        const list = source.list ?? this.list
        return new RowsScope(this.run, rows, index + 1, true, isGrouped ? rows : totalled, list, this)
      })
    }
    if (source.kind === 'column' && isValueLoop(slot)) {
      const { index, list } = source.column
      const filled = rowsOf(this.rows, list).filter((row) => cellValue(row, index).text.trim() !== '')
      return filled.map((row, at) => new RowsScope(this.run, [row], at + 1, true, [row], list ?? this.list, this))
    }
    const truth = this.#truth(slot)
    // An opposite prints where there are no scopes: of what no one knows, neither it nor the section itself prints.
    return truth === true || (truth === 'unknown' && inverted) ? [this] : []
  }

  #truth(slot: Slot): Truth {
    const { source, comparison } = slot
    const { language } = this.run.plan
    if (source.kind === 'expression') {
      const evaluation = new Evaluation((operand) => this.#operand(slot, operand), language)
      const truth = evaluation.truth(source.expression)
      if (truth === 'unknown') this.#tellDoubts(slot, evaluation.doubts)
      return truth
    }
    const value = this.#value(slot)
    const truth = comparison === null ? truthOf(value) : this.#compare(slot, value, comparison)
    if (truth === 'unknown')
      this.#tellDoubts(slot, [{ doubt: 'unknown', column: columnOf(slot), text: value.error ?? value.text }])
    return typeof truth === 'boolean' ? truth : 'unknown'
  }

  /** What one name of a calculation or condition stands for. */
  #operand(slot: Slot, { source, aggregate: call, written }: Parameters<ValueOf>[0]): SourcedValue {
    const value = this.#sourced(source, call, written)
    this.#tellTotal(slot, call, value)
    return value
  }

  #tellDoubts(slot: Slot, doubts: readonly ToldDoubt[]): void {
    const [row] = this.rows
    if (row === undefined) return
    for (const doubt of doubts) this.run.problems.unknown(slot, row, doubt)
  }

  #print(slot: Slot): Printed {
    const { source, formats, aggregate: call } = slot
    const { problems, plan } = this.run
    const [row] = this.rows
    const value = this.#value(slot)
    if (row !== undefined) this.#tell(slot, value, row)
    if (source.kind === 'column' && call === null) this.#tellDifferences(slot, source.column)
    if (value.pictured !== null && (slot.asksPicture || value.text.trim() === '')) {
      return this.#printPictured(slot, value, value.pictured)
    }
    if (formats.length === 0) return value.text
    const { printed, faults } = applyFormats({ ...value, surnames: slot.surnames }, formats, plan.language)
    if (row !== undefined) problems.faults(slot, row, value, faults)
    return printed
  }

  /** Where there is a picture and no text, the picture is printed, whether or not a format says how large. */
  #printPictured(slot: Slot, value: SourcedValue, source: PictureSource): Printed {
    const { problems, plan } = this.run
    const [row] = this.rows
    const isAlone = value.text.trim() === ''
    const header = slot.source.kind === 'column' ? slot.source.column.header : slot.name
    const pictured = new PicturedValue(value, isAlone ? source.description || header : value.text, source)
    const { printed: formatted, faults } = applyFormats(pictured, slot.formats, plan.language)
    const asItIs = isAlone && typeof formatted === 'string'
    const printed = asItIs ? applyFormats(pictured, [AS_IT_IS], plan.language).printed : formatted
    if (row !== undefined) {
      const count = slot.source.kind === 'column' ? row.pictureCount(slot.source.column.index) : 1
      if (count > 1) problems.severalPictures(slot, row, count)
      if (pictured.error === null) problems.faults(slot, row, value, faults)
      else problems.picture(slot, row, pictured.error)
    }
    return pictured.error !== null && isAlone ? '' : printed
  }

  #tell(slot: Slot, value: SourcedValue, row: DataRow): void {
    const { problems } = this.run
    const { source, aggregate: call } = slot
    if (value.error !== null) problems.cellError(slot, row, value.error)
    this.#tellTotal(slot, call, value)
    if (value.struck) problems.struck(slot, row)
    if (value.stripped > 0) problems.stripped(slot, row, value.stripped)
    const isCell = value.error === null && (source.kind === 'column' || (call !== null && call.column !== null))
    // What a total couldn't count says why it is blank.
    if (value.mixed || value.skipped.length > 0) return
    if (isCell && value.text.trim() === '' && value.pictured === null && !slot.handlesEmpty) problems.empty(slot, row)
  }

  /** What a total left out, and what keeps it from having a meaning. */
  #tellTotal(slot: Slot, call: AggregateCall | null, { skipped, mixed }: SourcedValue): void {
    if (call === null) return
    const { problems } = this.run
    for (const row of struckRows(call, this.#totalledBy(call, slot.source))) problems.struck(slot, row)
    for (const row of skipped) problems.skipped(slot, row, call.column)
    if (mixed) problems.mixedUnits(slot, call.column, mixed)
  }

  /** A document made of several rows prints the first one's value: where the others say something else, that is reported. */
  #tellDifferences(slot: Slot, column: DataColumn): void {
    const rows = this.#rowsWith(column)
    const [first, ...others] = rows.length > 1 ? rows : []
    if (first === undefined) return
    const { language } = this.run.plan
    const key = cellKey(first.cells[column.index], language)
    const different = others.filter((row) => cellKey(row.cells[column.index], language) !== key)
    if (different.length > 0) this.run.problems.differ(slot, column, first, different)
  }

  #value(slot: Slot): SourcedValue {
    const { source, aggregate: call, name } = slot
    if (source.kind === 'expression') return this.#computed(slot, source.expression)
    return this.#sourced(source, call, name)
  }

  /** A value whose problems were reported when it was printed. */
  #quietly({ source, aggregate: call, name }: Slot): SourcedValue {
    if (source.kind !== 'expression') return this.#sourced(source, call, name)
    const operand: ValueOf = (each) => this.#sourced(each.source, each.aggregate, each.written)
    const result = new Evaluation(operand, this.run.plan.language).result(source.expression)
    return result === null ? NOTHING : { ...NOTHING, ...result }
  }

  /** The number format that a column's amounts have in common with the first of them. */
  #formatOf(column: DataColumn | null): string | null {
    if (column === null) return null
    const cell = this.totalled.find(({ cells }) => typeof cells[column.index]?.value === 'number')?.cells[column.index]
    return cell?.numFmt ?? null
  }

  #computed(slot: Slot, expression: Expression): SourcedValue {
    const evaluation = new Evaluation((operand) => this.#operand(slot, operand), this.run.plan.language)
    const result = evaluation.result(expression)
    if (result !== null) return { ...NOTHING, ...result }
    this.#tellDoubts(slot, evaluation.doubts)
    return NOTHING
  }

  #sourced(source: TagSource, call: AggregateCall | null, name: string): SourcedValue {
    const { context, plan } = this.run
    const [row] = this.rows
    if (call !== null) {
      return { ...NOTHING, ...aggregate(call, this.#totalledBy(call, source), plan.language) }
    }
    switch (source.kind) {
      case 'column': {
        const [own] = this.#rowsWith(source.column)
        return own === undefined ? NOTHING : cellValue(own, source.column.index)
      }
      case 'builtin':
        return builtinValue(
          source.builtin,
          { ordinal: this.ordinal, line: row?.number ?? null },
          context,
          plan.language,
        )
      case 'profile': {
        const text = context.profile.text(source.field)
        return {
          ...NOTHING,
          value: text === '' ? null : text,
          text,
          pictured: pictureOf(context.profile.picture(source.field), name),
        }
      }
      case 'rows': {
        const { length } = rowsOf(this.rows, source.list)
        return { ...NOTHING, value: length, text: String(length) }
      }
      case 'text':
        return { ...NOTHING, value: source.text, text: source.text }
      case 'expression':
      case 'nothing':
        return NOTHING
    }
  }

  /** The rows that a column's value is in: those of this scope or, outside the loop over its list, the list's entries. */
  #rowsWith({ index, list }: DataColumn): readonly DataRow[] {
    if (list === undefined || this.rows.some(({ cells }) => cells[index] !== undefined)) return this.rows
    return rowsOf(this.rows, list)
  }

  /** What a total is over: a column's list decides, else the list that is named. */
  #totalledBy({ column }: AggregateCall, source: TagSource): readonly DataRow[] {
    const list = column?.list ?? (source.kind === 'rows' ? source.list : undefined)
    return list === undefined ? this.totalled : this.#entriesTotalled(list)
  }

  /**
   * The entries of a list that a total here adds up: of a list within this turn's entry, the turn's own; of the list that a loop around
   * goes over, all that it goes over. Of any other list the turn around decides, so that no entry counts once for each turn.
   */
  #entriesTotalled(list: string): readonly DataRow[] {
    if (list === this.list && this.isPart) return this.totalled
    const isWithin = this.list === undefined || list.startsWith(`${this.list}.`)
    return isWithin || this.outer === null ? rowsOf(this.rows, list) : this.outer.#entriesTotalled(list)
  }

  /** Whether a comparison is true; an obstacle is reported. */
  #compare(slot: Slot, value: SourcedValue, { operator, column, literal }: SlotComparison): boolean | null {
    const { language } = this.run.plan
    const [row] = this.rows
    const left = operandOf(value, columnOf(slot))
    const other = column === null ? null : row === undefined ? NOTHING : cellValue(row, column.index)
    const verdict =
      other === null
        ? compareLiteral(left, operator, literal, language)
        : compareValues(left, operator, operandOf(other, column), language)
    if (typeof verdict === 'boolean') return verdict
    const isOther =
      other !== null && (verdict === 'empty' ? left.value !== null : other.error !== null && value.error === null)
    const about = isOther
      ? { column, text: other.error ?? other.text }
      : { column: columnOf(slot), text: value.error ?? value.text }
    this.#tellDoubts(slot, [{ doubt: verdict, ...about }])
    return null
  }
}

function isRowLoop({ source, aggregate: call, comparison }: Slot): boolean {
  return source.kind === 'rows' && call === null && comparison === null
}

function isValueLoop({ source, eachValue }: Slot): boolean {
  return eachValue && source.kind === 'column'
}

/** The rows whose amounts an aggregate takes although somebody took them back. */
function struckRows({ name, column }: AggregateCall, rows: readonly DataRow[]): readonly DataRow[] {
  if (column === null || name === 'count') return []
  return rows.filter(({ cells }) => cells[column.index]?.struck === true)
}

class WholeDocument extends RowsScope implements DocumentScope {
  get problems(): readonly Problem[] {
    return this.run.problems.all
  }
}

/**
 * What a document of one or several rows prints. `ordinal` is its number in the run, from 1. Values of the document as a whole are its
 * first row's; every key is worked out when it is first asked for, and once.
 */
export function documentScope(
  plan: ScopePlan,
  rows: readonly DataRow[],
  ordinal: number,
  context: ScopeContext,
): DocumentScope {
  const problems = new ScopeProblems(context.sheet, context.missing)
  return new WholeDocument({ plan, context, problems }, rows, ordinal)
}
