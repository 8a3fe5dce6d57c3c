import type { Columns } from '../data/columns'
import { readLiteral, type Literal } from './conditions'
import type { DataColumn, DataRow } from '../data/data-table'
import { formatNamed, handlesEmpty } from '../formats'
import type { SurnamePlace } from '../../language/person-name'
import { requireNames, surnamePlaceOf } from '#names'
import { PICTURE_FORMATS } from '../formats/picture-formats'
import { callsOf, type Matching, type TagMatch, type TagSource } from '../matching/match'
import { normaliseName } from '../matching/normalise'
import type { AggregateCall, LoopStep } from '../matching/tag-calls'
import type { DataLanguage } from '../../spreadsheets/language'
import type { ComparisonOperator, FormatCall } from '../template/tags'
import type { TemplateTag } from '../template/template'

export interface SlotComparison {
  readonly operator: ComparisonOperator
  /** The column compared with; else the literal is. */
  readonly column: DataColumn | null
  readonly literal: Literal
}

/** What a key of the renderer means, settled once for all documents of a run. */
export interface Slot {
  /** The tag's name, by which a missing value is reported once however often it is used. */
  readonly name: string
  /** As written, for what has to be said about it. */
  readonly tag: string
  readonly source: TagSource
  readonly aggregate: AggregateCall | null
  readonly steps: readonly LoopStep[]
  readonly formats: readonly FormatCall[]
  /** Whether the tag itself has a text for an empty cell. */
  readonly handlesEmpty: boolean
  /** Whether a picture is asked for, so that one next to a text is read. */
  readonly asksPicture: boolean
  /** Whether it decides what is shown, and prints nothing itself. */
  readonly isSection: boolean
  /** Of a section: whether it is shown where there is nothing. */
  readonly inverted: boolean
  /** Of a section over a column: whether it repeats for each of its values. */
  readonly eachValue: boolean
  readonly comparison: SlotComparison | null
  /** Where the names of its column have their surnames, for a format of names; null where nothing tells. */
  readonly surnames: SurnamePlace | null
  /** The row of the document that it is of, from 0; null where the document's first is meant. */
  readonly record: number | null
}

const PICTURE_NAMES = new Set(PICTURE_FORMATS.flatMap(({ name, aliases }) => [name, ...aliases].map(normaliseName)))

/** What every key of a template means. */
export interface ScopePlan {
  readonly slots: ReadonlyMap<string, Slot>
  /** How many rows a document goes through automatically; null or absent where it doesn't. */
  readonly records?: number | null
  readonly language: DataLanguage
}

const DATES: ReadonlySet<string | null> = new Set(['date', 'word date'])

/** A month right after a day is in the genitive in Russian: «03» ноября. */
function withDay(format: FormatCall): FormatCall {
  return DATES.has(formatNamed(format.name)) && format.args.length === 1
    ? { ...format, args: [...format.args, 'genitive'] }
    : format
}

/** A tag alone, outside a template, as in the pattern of file names. */
function slotOf(
  tag: TemplateTag,
  match: Pick<TagMatch, 'name' | 'key' | 'source' | 'columns'>,
  columns: Columns,
  language: DataLanguage,
): Slot {
  const { aggregate, steps, formats, comparison } = callsOf(tag, match, match.columns ?? columns)
  return {
    name: match.name,
    tag: tag.written,
    source: match.source,
    aggregate,
    steps,
    formats: tag.afterDay === true ? formats.map(withDay) : formats,
    handlesEmpty: handlesEmpty(formats),
    asksPicture: formats.some(({ name }) => PICTURE_NAMES.has(name)),
    isSection: tag.kind === 'section' || tag.kind === 'inverted',
    inverted: tag.kind === 'inverted',
    eachValue: tag.kind === 'section' && tag.repeats === true && match.source.kind === 'column',
    record: tag.record ?? null,
    surnames: null,
    comparison: comparison && {
      operator: comparison.operator,
      column: comparison.column,
      literal: readLiteral(comparison.operand, comparison.quoted && comparison.likeWord !== true, language),
    },
  }
}

const OF_NAMES: ReadonlySet<string | null> = new Set(['initials', 'case'])

/** The order of names in the columns that formats of names print, each found once. */
class SurnamePlaces {
  readonly #known = new Map<DataColumn, SurnamePlace | null>()

  constructor(
    private readonly rows: readonly DataRow[],
    private readonly language: DataLanguage,
  ) {}

  withPlace(slot: Slot): Slot {
    const { source, formats } = slot
    if (!formats.some(({ name }) => OF_NAMES.has(formatNamed(name)))) return slot
    requireNames()
    if (source.kind !== 'column') return slot
    return { ...slot, surnames: this.#placeIn(source.column) }
  }

  #placeIn(column: DataColumn): SurnamePlace | null {
    const known = this.#known.get(column)
    if (known !== undefined) return known
    const names = this.rows.map(({ cells }) => cells[column.index]?.text ?? '')
    const place = surnamePlaceOf(names, this.language)
    this.#known.set(column, place)
    return place
  }
}

/** Brings tags and columns together, once for a run. The language is that of the documents. */
export function planScopes(
  { matches, columns }: Matching,
  language: DataLanguage,
  rows: readonly DataRow[] = [],
): ScopePlan {
  const surnames = new SurnamePlaces(rows, language)
  const slots = new Map<string, Slot>()
  for (const match of matches) {
    for (const tag of match.tags) {
      if (!slots.has(tag.key)) slots.set(tag.key, surnames.withPlace(slotOf(tag, match, columns, language)))
    }
  }
  const records = [...slots.values()].flatMap(({ record }) => (record === null ? [] : [record + 1]))
  return { slots, language, records: records.length === 0 ? null : Math.max(...records) }
}
