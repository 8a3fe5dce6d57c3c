import { isPersonName } from '../columns/column-profile'
import { RADIATION_KINDS, wordsBesideUnits } from '../columns/header-units'
import { headerWords } from '../columns/header-words'
import { saysMean } from '../columns/mean-words'
import { besideQuantities, isKnownOther, type Measured, measuredIn, namedQuantity } from '../columns/measured-rows'
import { namedPeriod, PERIOD_LEVELS } from '../columns/periods'
import { LENGTHS, saysNet, withoutNet } from '../columns/roles'
import type { HeaderMeaning } from '../lexicon/headers'
import type { Quantity } from '../lexicon/quantity'
import { saysCorrected, uncorrected } from '../linking/corrections'
import type { ColumnRole, DoseColumn, DoseTable, Period, RowKind } from '../layout-model'
import type { FoundTable } from './find-tables'
import { isFilled } from './lane'
import { labelKind } from './row-kinds'

/** Columns that make two rows of one quantity two doses. */
const TELLS_APART: ReadonlySet<ColumnRole> = new Set([
  'date',
  'period_from',
  'period_to',
  'period_name',
  'month',
  'quarter',
  'year',
  'position',
  'dosimeter',
])

/** Labels of rows that say when the doses of each column are of. */
const PERIODS: ReadonlySet<HeaderMeaning> = new Set(['period', 'period_from', 'period_to', 'month', 'quarter', 'year'])

/** What the rows of a table turned on its side are: whatever else stands among the doses is a note. */
export interface TurnedRows {
  readonly kinds: ReadonlyMap<number, RowKind>
  /** Rows of which a person has to say whether their numbers are doses. */
  readonly unsure: NonNullable<DoseTable['unsure']>
}

/** Whether lines over rows name persons: «Иванов И. И.» over his quantities. */
export function groupsNamePersons({ lane: { sheet, left }, kinds }: FoundTable): boolean {
  for (const [row, kind] of kinds) {
    const cell =
      kind === 'group' ? sheet.rows[row]?.find((each, column) => column >= left && isFilled(each)) : undefined
    if (cell && isPersonName(cell.text.trim())) return true
  }
  return false
}

/** Rows that hold no doses are left out, so that columns are judged by the others. */
export function withoutOthers(
  found: FoundTable,
  rows: readonly number[],
  label: number,
  unit: number | null,
): readonly number[] {
  const said = measuredOf(found, label, unit)
  return rows.filter((row) => said(row).measured !== 'other')
}

/**
 * The kinds of its rows by their labels. «Возраст», «Погрешность», counts are notes; a mean, a sum of others, what had gathered till
 * then is a total. Null where a person's mapping says that the labels are something else.
 * @param label the column of labels, from 0
 */
export function turnedRows(found: FoundTable, columns: readonly DoseColumn[], label: number): TurnedRows | null {
  if (!columns.some(({ index, role }) => index === label && role === 'quantity')) return null
  const unit = columns.find(({ role, holds }) => role === 'unit' && holds === null)?.index ?? null
  const said = measuredOf(found, label, unit)
  const besides = columns.filter(({ role }) => TELLS_APART.has(role)).map(({ index }) => textsOf(found, index))
  const kinds = new Map<number, RowKind>()
  const unsure = new Map<number, 'perhapsDoses' | 'repeatedRow'>()
  const doses: DoseRow[] = []
  let labels = new Set<string>()
  const cores = new Set<string>()
  const nets = new Set<string>()
  let groups = 0
  for (let at = found.from; at <= found.to; at += 1) {
    const row = found.lane.rows[at]?.row ?? -1
    const known = found.kinds.get(row)
    // The same quantities of another period or badge.
    if (known === 'group') {
      labels = new Set()
      groups += 1
    }
    if (known !== undefined) continue
    const { text, measured } = said(row)
    if (measured === 'other') {
      kinds.set(row, 'note')
      continue
    }
    const words = headerWords(text)
    const beside = besides.map((textOf) => textOf(row)).join('\u0000')
    const key = `${wordsBesideUnits(text)}\u0000${beside}`
    const core = `${groups}\u0000${wordsBesideUnits(withoutNet(uncorrected(text)))}\u0000${beside}`
    // `Hp(10), мЗв` and `Hp(10), мкЗв`: one dose over again, or another one.
    if (measured === 'unsure') unsure.set(row, 'perhapsDoses')
    else if (labels.has(key) || (saysCorrected(text) && cores.has(core))) unsure.set(row, 'repeatedRow')
    labels.add(key)
    cores.add(core)
    if (saysNet(text)) nets.add(core)
    doses.push({
      row,
      quantity: namedQuantity(words),
      kind: kindOf(text),
      length: lengthOf(text),
      core,
      net: saysNet(text),
    })
  }
  settledKinds(doses).forEach((kind, at) => {
    const dose = doses[at]
    if (!dose) return
    // What the badge showed is the dose and the background together.
    const shown = !dose.net && nets.has(dose.core) ? 'total' : null
    const settled = kind ?? shown
    if (settled !== null) kinds.set(dose.row, settled)
  })
  return { kinds, unsure }
}

/**
 * Rows of persons whose column of quantities says that they hold no doses: «Число исследований» between two of `Hp(10), мЗв`. What
 * words of their own nobody knows, a person has to say. Null where the columns say themselves what they hold.
 */
export function rowsOfOthers(found: FoundTable, columns: readonly DoseColumn[]): TurnedRows | null {
  const label = columns.find(({ role, holds }) => role === 'quantity' && holds === null)
  const values = columns.filter(({ holds }) => holds === 'values')
  if (!label || values.length === 0 || values.some(({ header }) => saysDoses(header))) return null
  const unit = columns.find(({ role, holds }) => role === 'unit' && holds === null)?.index ?? null
  const said = measuredOf(found, label.index, unit)
  const kinds = new Map<number, RowKind>()
  const unsure = new Map<number, 'perhapsDoses'>()
  let named = false
  for (let at = found.from; at <= found.to; at += 1) {
    const row = found.lane.rows[at]?.row ?? -1
    if (found.kinds.has(row)) continue
    const { text, unit: units, measured } = said(row)
    named ||= measured === 'dose' && namedQuantity(headerWords(text)) !== null
    if (text === '' || measured !== 'other') continue
    if (isKnownOther(text, units)) kinds.set(row, 'note')
    else unsure.set(row, 'perhapsDoses')
  }
  return named ? { kinds, unsure } : null
}

function saysDoses(header: string): boolean {
  const words = headerWords(header)
  return words.dose || namedQuantity(words) !== null || words.units.some(({ kind }) => RADIATION_KINDS.has(kind))
}

/**
 * The periods that rows of their own say of the columns: «Период | I кв. 2025 | II кв. 2025»; «Год» and «Квартал» together. By column.
 * @param year that of the title
 */
export function periodsAcross(
  found: FoundTable,
  columns: readonly DoseColumn[],
  label: number,
  year: number | null,
): ReadonlyMap<number, Period> {
  const labels = textsOf(found, label)
  const rows: PeriodRow[] = []
  for (let at = found.from; at <= found.to; at += 1) {
    const row = found.lane.rows[at]?.row ?? -1
    const text = labels(row)
    const { meaning, exact } = headerWords(text)
    // «Год поступления на работу» is another year.
    if (exact && meaning !== null && PERIODS.has(meaning)) rows.push({ row, meaning, label: text })
  }
  const periods = new Map<number, Period>()
  if (rows.length === 0) return periods
  for (const { index, holds } of columns) {
    if (holds !== 'values') continue
    const texts = textsOf(found, index)
    const of = (meanings: readonly HeaderMeaning[], join: string) =>
      rows
        .filter((each) => meanings.includes(each.meaning))
        .map((each) => whole(texts(each.row), each))
        .filter((text) => text !== '')
        .join(join)
    const said = [of(['period'], ' '), of(['period_from', 'period_to'], ' - '), of(['month', 'quarter', 'year'], ' ')]
    const named = said
      .flatMap((text) => (text === '' ? [] : (namedPeriod(text) ?? [])))
      .find(({ level }) => level !== 'day')
    const period = named && (named.year ?? year) !== null ? named.in(named.year ?? year ?? 0) : null
    if (period) periods.set(index, period)
  }
  return periods
}

interface PeriodRow {
  readonly row: number
  readonly meaning: HeaderMeaning
  readonly label: string
}

/** «Квартал | 2» says which only together. */
function whole(text: string, { meaning, label }: PeriodRow): string {
  return meaning === 'quarter' && /^(?:\d|[IV]+)$/.test(text) ? `${text} ${label}` : text
}

interface DoseRow {
  readonly row: number
  readonly quantity: Quantity | null
  readonly kind: 'total' | 'limit' | 'control' | 'sum' | null
  /** «За квартал» before «за год»; the last of all where the label says nothing of it. */
  readonly length: number
  /** Its words without «за вычетом фона», and what stands beside them. */
  readonly core: string
  readonly net: boolean
}

function lengthOf(text: string): number {
  const [longest] = LENGTHS.in(text).toSorted((a, b) => b.weight - a.weight)
  return longest ? PERIOD_LEVELS.indexOf(longest.meaning) : PERIOD_LEVELS.length
}

/** `sum`: a total if there is anything that it may be the sum of. */
function kindOf(text: string): DoseRow['kind'] {
  const beside = besideQuantities(text).trim()
  const { role } = headerWords(text)
  const said = labelKind(beside)
  if (saysMean(beside) || role === 'role_cumulative') return 'total'
  if (role === 'role_limit' || said === 'limit') return 'limit'
  if (role === 'control' || said === 'control') return 'control'
  return role === 'role_total' || said === 'total' ? 'sum' : null
}

/**
 * The kinds of dose rows, sums being totals where there is anything that they may be the sum of. Of sums alone that of the shortest time is
 * none of the others: «Доза за квартал» beside «Доза за год».
 */
function settledKinds(doses: readonly DoseRow[]): readonly (RowKind | null)[] {
  const all = new Parts()
  const byQuantity = new Map<Quantity | null, Parts>()
  for (const dose of doses) {
    const parts = byQuantity.get(dose.quantity) ?? new Parts()
    byQuantity.set(dose.quantity, parts)
    for (const each of [all, parts]) each.add(dose)
  }
  return doses.map(({ quantity, kind, length }) => {
    if (kind !== 'sum') return kind
    // A row without a quantity may be the sum of any, or a part of any.
    const parts = quantity === null ? [all] : [byQuantity.get(quantity), byQuantity.get(null)]
    const plain = parts.some((each) => each?.hasPlain)
    const upTo = parts.reduce((sum, each) => sum + (each?.sumsUpTo(length) ?? 0), 0)
    return plain || upTo > 1 ? 'total' : null
  })
}

/** What sums may be made of. */
class Parts {
  hasPlain = false
  /** How many sums there are of each length. */
  private readonly lengths: number[] = []

  add({ kind, length }: DoseRow): void {
    if (kind === 'sum') this.lengths[length] = (this.lengths[length] ?? 0) + 1
    else this.hasPlain = true
  }

  sumsUpTo(length: number): number {
    return this.lengths.slice(0, length + 1).reduce((sum, count = 0) => sum + count, 0)
  }
}

interface Said {
  readonly text: string
  readonly unit: string
  readonly measured: Measured
}

/** What each row says in its label, and in its unit; a merged cell's text holds for all of its rows. */
function measuredOf(found: FoundTable, label: number, unit: number | null): (row: number) => Said {
  const labels = textsOf(found, label)
  const units = unit === null ? () => '' : textsOf(found, unit)
  return (row) => {
    const text = labels(row)
    const said = units(row)
    return { text, unit: said, measured: measuredIn(text, said) }
  }
}

function textsOf({ lane, from, to }: FoundTable, column: number): (row: number) => string {
  const { sheet } = lane
  const [first, last] = [lane.rows[from]?.row ?? 0, lane.rows[to]?.row ?? -1]
  const covered = new Map<number, string>()
  for (const merge of sheet.merges) {
    if (merge.left > column || merge.right < column) continue
    const text = sheet.rows[merge.top]?.[merge.left]?.text.trim() ?? ''
    for (let row = Math.max(first, merge.top); row <= Math.min(last, merge.bottom); row += 1) covered.set(row, text)
  }
  return (row) => {
    const cell = sheet.rows[row]?.[column]
    return isFilled(cell) ? cell.text.trim() : (covered.get(row) ?? '')
  }
}
