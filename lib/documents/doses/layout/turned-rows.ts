import type { CellLooks } from '../columns/cell-facts'
import { isPersonName } from '../columns/person-name'
import { wordsBesideUnits } from '../columns/header-units'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { headerWords } from '../columns/header-words'
import { saysMean } from '../columns/mean-words'
import { besideQuantities, isKnownOther, namedQuantity } from '../columns/measured-rows'
import { LENGTHS, PERIOD_LEVELS } from '../columns/periods'
import { saysNet, withoutNet } from '../columns/net-words'
import type { Position } from '../lexicon/positions'
import type { Quantity } from '../lexicon/quantity'
import { saysCorrected, uncorrected } from '../columns/corrections'
import type { ColumnRole, DoseColumn, DoseTable, RowKind } from '../layout-model'
import type { FoundTable } from './find-tables'
import { labelKind } from './label-kind'
import { isFilled } from './lane'
import { PerhapsBadges } from './perhaps-badges'
import { boundsOf, RunningSums } from './running-sums'
import { measuredOf, textsOf } from './row-texts'

/** Columns that make two rows of one quantity two separate doses. */
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

const PERSONS: ReadonlySet<ColumnRole> = new Set(['subject', 'surname', 'subject_id'])

/** What the rows of a transposed table are: anything else among the doses is a note. */
export interface TurnedRows {
  readonly kinds: ReadonlyMap<number, RowKind>
  /** Rows for which a user must say whether their numbers are doses. */
  readonly unsure: NonNullable<DoseTable['unsure']>
}

/** Whether group rows name persons, such as «Иванов И. И.» above that person's quantities. */
export function groupsNamePersons({ lane: { sheet, left }, kinds }: FoundTable): boolean {
  for (const [row, kind] of kinds) {
    const cell =
      kind === 'group' ? sheet.rows[row]?.find((each, column) => column >= left && isFilled(each)) : undefined
    if (cell && isPersonName(cell.text.trim())) return true
  }
  return false
}

/** Returns the rows without those that contain no doses, so that columns are judged by the others. */
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
 * Returns the kinds of a transposed table's rows by their labels. «Возраст», «Погрешность» and counts are notes. A
 * mean, a sum of others and a cumulative dose are totals. Null if a user's mapping says that the labels are something
 * else.
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
    // A group starts the same quantities for another period or badge.
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
    const worded = wordsBesideUnits(text)
    const plain = withoutNet(uncorrected(text))
    const key = `${worded}\u0000${beside}`
    const core = `${groups}\u0000${plain === text ? worded : wordsBesideUnits(plain)}\u0000${beside}`
    // `Hp(10), мЗв` and `Hp(10), мкЗв` may be one dose repeated, or two.
    if (measured === 'unsure') unsure.set(row, 'perhapsDoses')
    else if (labels.has(key) || (saysCorrected(text) && cores.has(core))) unsure.set(row, 'repeatedRow')
    labels.add(key)
    cores.add(core)
    if (saysNet(text)) nets.add(core)
    doses.push({
      row,
      text,
      beside: `${groups}\u0000${beside}`,
      quantity: namedQuantity(words),
      position: words.position,
      dated: words.period !== null,
      kind: kindOf(text),
      length: lengthOf(text),
      core,
      net: saysNet(text),
    })
  }
  const badges = new PerhapsBadges()
  const settledOnes = settledKinds(doses)
  const shortest = shortestOf(doses.filter((_, at) => (settledOnes[at] ?? null) === null))
  settledOnes.forEach((kind, at) => {
    const dose = doses[at]
    if (!dose) return
    // A badge's raw reading includes the background, and `quarterly` next to `monthly` includes the month.
    const within = dose.length < PERIOD_LEVELS.length && dose.length > (shortest.get(wholeOf(dose)) ?? dose.length)
    const shown = within || (!dose.net && nets.has(dose.core)) ? 'total' : null
    const settled = kind ?? shown
    if (settled !== null) kinds.set(dose.row, settled)
    else if (!unsure.has(dose.row) && badges.again(dose.text, `${dose.length}\u0000${dose.beside}`))
      unsure.set(dose.row, 'repeatedRow')
  })
  return { kinds, unsure }
}

/**
 * Rows of persons whose column of quantities says that they contain no doses: «Число исследований» between two of `Hp(10), мЗв`. What
 * words of their own no one knows, a person has to say, unless every figure adds up the person's rows above: `Photons | Neutrons | Sum`.
 * Null where the columns say themselves what they contain.
 */
export function rowsOfOthers(found: FoundTable, columns: readonly DoseColumn[], looks: CellLooks): TurnedRows | null {
  const label = columns.find(({ role, holds }) => role === 'quantity' && holds === null)
  const values = columns.filter(({ holds }) => holds === 'values')
  if (!label || values.length === 0 || values.some(({ header }) => saysDoses(header))) return null
  const unit = columns.find(({ role, holds }) => role === 'unit' && holds === null)?.index ?? null
  const said = measuredOf(found, label.index, unit)
  const kinds = new Map<number, RowKind>()
  const unsure = new Map<number, 'perhapsDoses'>()
  const names = columns.filter(({ role, holds }) => holds === null && PERSONS.has(role)).map(({ index }) => index)
  const above = new RunningSums()
  let [named, last] = [false, '']
  for (let at = found.from; at <= found.to; at += 1) {
    const row = found.lane.rows[at]?.row ?? -1
    if (found.kinds.has(row)) continue
    const { text, unit: units, measured } = said(row)
    const cells = found.lane.sheet.rows[row] ?? []
    const person = names.map((index) => cells[index]?.text.trim() ?? '').join('\u0000')
    if (names.some((index) => isFilled(cells[index])) && person !== last) {
      above.clear()
      last = person
    }
    named ||= measured === 'dose' && namedQuantity(headerWords(text)) !== null
    const figures = values.map(({ index }) => boundsOf(cells[index], looks))
    if (text === '' || measured !== 'other') above.add(figures, text === '')
    else if (isKnownOther(text, units)) kinds.set(row, 'note')
    else if (above.addsUpTo(figures)) {
      above.clear()
      // A label that says that it's a sum is weighed with those of other rows.
      if (labelKind(text) === null) kinds.set(row, 'total')
    } else unsure.set(row, 'perhapsDoses')
  }
  return named ? { kinds, unsure } : null
}

function saysDoses(header: string): boolean {
  const words = headerWords(header)
  return words.dose || namedQuantity(words) !== null || words.units.some(({ kind }) => RADIATION_KINDS.has(kind))
}

interface DoseRow {
  readonly row: number
  readonly text: string
  /** The group row above it, and the columns that distinguish rows of one quantity. */
  readonly beside: string
  readonly quantity: Quantity | null
  readonly position: Position | null
  /** True if it names a month, a quarter or its own year. */
  readonly dated: boolean
  readonly kind: 'total' | 'limit' | 'control' | 'sum' | null
  /** «За квартал» sorts before «за год», and a label without a length sorts last. */
  readonly length: number
  /** Its words without «за вычетом фона», plus what is beside them. */
  readonly core: string
  readonly net: boolean
}

/**
 * Returns the shortest length of time that labels of one quantity and place name, ignoring calendar months and years.
 */
function shortestOf(doses: readonly DoseRow[]): ReadonlyMap<string, number> {
  const shortest = new Map<string, number>()
  for (const dose of doses) {
    const key = wholeOf(dose)
    if (!dose.dated) shortest.set(key, Math.min(dose.length, shortest.get(key) ?? dose.length))
  }
  return shortest
}

function wholeOf({ quantity, position, beside, dated }: DoseRow): string {
  return [quantity, position, beside, dated].join('\u0000')
}

/**
 * Returns how long the doses of a label were accumulated, as an index into the levels of periods. If it doesn't say,
 * the index is after all of them.
 */
export function lengthOf(text: string): number {
  const [longest] = LENGTHS.in(text).toSorted((a, b) => b.weight - a.weight)
  return longest ? PERIOD_LEVELS.indexOf(longest.meaning) : PERIOD_LEVELS.length
}

/** Returns the kind of a dose row; `sum` is a total if there is anything that it may add up. */
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
 * Returns the kinds of dose rows. A sum is a total if there is anything that it may add up. If there are only sums, the
 * one with the shortest time isn't a sum of the others: «Доза за квартал» next to «Доза за год».
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
    // A row without a quantity may be the sum of any quantity, or a part of it.
    const parts = quantity === null ? [all] : [byQuantity.get(quantity), byQuantity.get(null)]
    const plain = parts.some((each) => each?.hasPlain)
    const upTo = parts.reduce((sum, each) => sum + (each?.sumsUpTo(length) ?? 0), 0)
    return plain || upTo > 1 ? 'total' : null
  })
}

/** What sums may consist of. */
class Parts {
  hasPlain = false
  /** The number of sums of each length. */
  private readonly lengths: number[] = []

  add({ kind, length }: DoseRow): void {
    if (kind === 'sum') this.lengths[length] = (this.lengths[length] ?? 0) + 1
    else this.hasPlain = true
  }

  sumsUpTo(length: number): number {
    return this.lengths.slice(0, length + 1).reduce((sum, count = 0) => sum + count, 0)
  }
}
