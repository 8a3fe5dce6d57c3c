import { aggregateOf, countsOnlyRows, type Aggregate } from './aggregate-names'
import type { Columns } from '../data/columns'
import type { DataColumn } from '../data/data-table'
import { isFormat } from '../formats'
import { normaliseName } from './normalise'
import { sectionOptionOf } from '../template/section-options'
import type { Comparison, FormatCall, TagContent } from '../template/tags'

/** An aggregate as a tag asks for it: of which column, null for the rows themselves, and with what between joined texts. */
export interface AggregateCall {
  readonly name: Aggregate
  readonly column: DataColumn | null
  /** A column is named that is not there: nothing is counted in its place. */
  readonly isMissing?: boolean
  readonly separator: string
}

export interface SortKey {
  readonly column: DataColumn
  readonly descending: boolean
}

/** What a loop does with the rows before it goes over them, step by step as written. */
export type LoopStep =
  | { readonly kind: 'by'; readonly columns: readonly DataColumn[] }
  | { readonly kind: 'sort'; readonly keys: readonly SortKey[] }

/** A comparison, with the column that its right side names, if it names one. */
export interface ComparisonCall extends Comparison {
  readonly column: DataColumn | null
}

/** What a tag asks for besides its name, in terms of columns. */
export interface TagCalls {
  readonly aggregate: AggregateCall | null
  readonly steps: readonly LoopStep[]
  /** The formats of what is printed. */
  readonly formats: readonly FormatCall[]
  readonly comparison: ComparisonCall | null
  /** The columns that are asked for. */
  readonly used: readonly DataColumn[]
  /** Names of columns that are not there. */
  readonly unknown: readonly string[]
  /** The aggregate doesn't name a column. */
  readonly incomplete: boolean
}

/** Of a tag that asks for nothing but its value. */
export const NO_CALLS: TagCalls = {
  aggregate: null,
  steps: [],
  formats: [],
  comparison: null,
  used: [],
  unknown: [],
  incomplete: false,
}

const DESCENDING = new Set(
  [
    'desc',
    'descending',
    'down',
    'убыв',
    'убывание',
    'по убыванию',
    'вниз',
    'descrescător',
    'descrescator',
    'desc.',
  ].map(normaliseName),
)
const ASCENDING = new Set(
  ['asc', 'ascending', 'up', 'возр', 'возрастание', 'по возрастанию', 'вверх', 'crescător', 'crescator', 'asc.'].map(
    normaliseName,
  ),
)

/** What a tag's name represents, as far as aggregates go: a column, the rows, or neither. */
export type Over = DataColumn | 'rows' | null

class CallReader {
  readonly #used: DataColumn[] = []
  readonly #unknown: string[] = []

  constructor(private readonly columns: Columns) {}

  read({ kind, formats, comparison }: TagContent, over: Over): TagCalls {
    const aggregate = kind === 'end' ? null : this.#aggregate(formats[0], over)
    const steps = formats.flatMap((call) => this.#step(call))
    const compared = comparison && { ...comparison, column: this.#operand(comparison) }
    const rest = aggregate === null ? formats : formats.slice(1)
    return {
      aggregate,
      steps: kind === 'value' ? [] : steps,
      formats: rest,
      comparison: compared,
      used: this.#used,
      unknown: this.#unknown,
      incomplete:
        aggregate !== null && aggregate.column === null && aggregate.name !== 'count' && this.#unknown.length === 0,
    }
  }

  /** A format of the same name goes first where the tag's name is a column's: `{count | number}`. */
  #aggregate(call: FormatCall | undefined, over: Over): AggregateCall | null {
    const name = call === undefined ? null : aggregateOf(call.name)
    if (call === undefined || name === null || over === null) return null
    if (over !== 'rows' && (isFormat(call.name) || countsOnlyRows(call.name))) return null
    const [first, second] = call.args
    if (over !== 'rows') return { name, column: over, separator: first ?? ', ' }
    const column = first === undefined ? null : this.#column(first)
    const isMissing = column === null && (first !== undefined || name !== 'count')
    return { name, column, isMissing, separator: second ?? ', ' }
  }

  #step({ name, args }: FormatCall): LoopStep[] {
    const option = sectionOptionOf(name)
    if (option === null) return []
    if (option === 'by') return [{ kind: 'by', columns: args.flatMap((arg) => this.#column(arg) ?? []) }]
    const keys: SortKey[] = []
    for (const arg of args) {
      const word = normaliseName(arg)
      const turned = this.columns.named(arg) === null && (DESCENDING.has(word) || ASCENDING.has(word))
      const last = keys.at(-1)
      if (turned && last !== undefined) keys[keys.length - 1] = { ...last, descending: DESCENDING.has(word) }
      else if (!turned) keys.push(...this.#sortKey(arg))
    }
    return [{ kind: 'sort', keys }]
  }

  #sortKey(arg: string): SortKey[] {
    const column = this.#column(arg)
    return column === null ? [] : [{ column, descending: false }]
  }

  #operand({ operand, quoted }: Comparison): DataColumn | null {
    const column = quoted ? null : this.columns.named(operand)
    if (column !== null) this.#used.push(column)
    return column
  }

  #column(name: string): DataColumn | null {
    const column = this.columns.find(name)
    if (column === null) this.#unknown.push(name)
    else this.#used.push(column)
    return column
  }
}

/** What a tag asks for besides its name: aggregate, order and groups of a loop, comparison, formats. */
export function readCalls(tag: TagContent, over: Over, columns: Columns): TagCalls {
  return new CallReader(columns).read(tag, over)
}
