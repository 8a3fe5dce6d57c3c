import Big from 'big.js'
import { conceptsIn } from '../evidence/label-facts'
import { saysPartOf } from '../columns/beside-doses'
import type { Draft } from '../linking/draft'
import type { DoseColumn, DoseTable, Layout, Period } from '../layout-model'
import type { RowConcept } from '../language/row-concepts'
import { isAdded } from './addable'
import { contradicted, type StatedSum } from './compare-sums'
import { checkProducts } from './check-products'
import { checkProvedSums } from './check-proved-sums'
import { checkStatistics } from './check-statistics'
import { type Contradiction, placeOf } from './contradiction'
import { type Interval, intervalOf } from './interval'
import { isCovered } from './levels'
import { compareTotal, roundingOf, type Total, Totting } from './totting'

const NOTHING = { lower: '0', upper: '0' }
/** Concepts of a label that isn't a sum of the doses: `Mean`, «Количество», «Превышение». */
const NO_SUM: readonly RowConcept[] = ['maximum', 'minimum', 'mean', 'median', 'statistic']
const PER_CENT = /^\s*%/u
/** With more columns than this, there are too many subsets to try, and one is too easily found. */
const MOST_COLUMNS = 8
/** A total may add up only some of its columns if the same ones do so in at least this many rows. */
const FEWEST_ROWS = 2
/** How far a sum in sieverts may be from one in millisieverts, as a fraction of it. */
const ROUNDED = '0.05'

/**
 * Returns the file's own totals that the sums of its doses contradict: rows that add up those above, and columns that
 * add up those next to them. A stated figure is contradicted if it is beyond the sum's bounds by more than rounding.
 */
export function checkTotals({ tables }: Layout, doses: readonly Draft[]): readonly Contradiction[] {
  const byColumn = new Map<DoseColumn, Draft[]>()
  const bySheet = new Map<string, Draft[]>()
  for (const dose of doses) {
    const own = byColumn.get(dose.column)
    if (own) own.push(dose)
    else byColumn.set(dose.column, [dose])
  }
  const ofSheet = (sheet: string) => {
    let own = bySheet.get(sheet)
    if (!own) bySheet.set(sheet, (own = doses.filter((dose) => dose.column.sheet === sheet && isPartOfSums(dose))))
    return own
  }
  return tables.flatMap((table) => {
    const columns = table.columns.map((column) => byColumn.get(column) ?? [])
    return [
      ...contradicted(columns.flatMap((own) => rowTotals(table, own, ofSheet))),
      ...columns.flatMap((own) => checkStatistics(table, own)),
      ...checkProducts(table, columns),
      ...checkProvedSums(table, columns),
      ...columnTotals(table, columns),
    ]
  })
}

/** Whether a dose may be part of this sheet's totals. A dose that is also on another sheet still is. */
function isPartOfSums(dose: Draft): boolean {
  return isAdded({ ...dose, sameAs: null })
}

/** Whether doses are of one quantity at one place: «2024 | Hp(10)» doesn't add up the rows of `Hp(0.07)`. */
function isLike(one: Draft, other: Draft): boolean {
  return one.reading.quantity === other.reading.quantity && one.position === other.position
}

/**
 * Returns the doses of a total's own quantity. If there are none, since only its label says which one it adds up, returns
 * those of each quantity.
 */
function ofOneQuantity(total: Draft, added: readonly Draft[]): readonly (readonly Draft[])[] {
  const own = added.filter((part) => isLike(part, total))
  if (own.length > 0) return [own]
  const groups: Draft[][] = []
  for (const dose of added) {
    const group = groups.find(([first]) => first !== undefined && isLike(first, dose))
    if (group) group.push(dose)
    else groups.push([dose])
  }
  return groups.length > 1 ? groups : []
}

/**
 * Returns the totals in a column of doses with what each may add up. It may be the doses since the last total, or the
 * last one of its name. It may also be all doses before it, or all of its period.
 */
function rowTotals(
  table: DoseTable,
  doses: readonly Draft[],
  ofSheet: (sheet: string) => readonly Draft[],
): StatedSum[] {
  // The mean of all is no sum of the means of departments.
  if (!doses.some(({ role }) => role === 'total') || saysNoSum(doses[0]?.column.header ?? '')) return []
  let since = { from: 0, sum: new Totting() }
  const all = { from: 0, sum: new Totting() }
  const added: Draft[] = []
  const lastOfName = new Map<string, number>()
  return doses.flatMap((dose) => {
    const kind = table.rows.get(dose.row)
    const isCollective = kind === 'statistic' && saysCollective(table, dose.row)
    if (kind === 'total' || kind === 'subtotal' || isCollective) {
      const stated = isCollective || addsUp(table, dose.row) ? intervalOf(dose.reading) : null
      const own = since
      const name = labelOf(table, dose.row)
      const alike = lastOfName.get(name) ?? 0
      if (!isCollective) since = { from: added.length, sum: new Totting() }
      lastOfName.set(name, added.length)
      if (stated === null || (isCollective && isThousandth(stated, all.sum.total))) return []
      const to = added.length
      const sums = [own, all].map(({ from, sum }) => ({ total: sum.total, parts: () => added.slice(from, to) }))
      const more = () => {
        const onSheet = ofSheet(table.source.name).filter((part) => isAbove(part, dose))
        // A second total below a block may add up all tables above it.
        const stacked = own.from === to ? [onSheet.filter(({ col }) => col === dose.col)] : []
        const before = added.slice(0, to)
        return [
          before.slice(alike),
          ...ofLastSubject(before),
          ...ofOneQuantity(dose, before),
          ...stacked,
          ...withinTime(dose, before),
          ...withinTime(dose, onSheet),
        ]
      }
      return [{ dose, stated, sums, more, isOpen: () => isOpen(table, dose, added.slice(0, to)) }]
    }
    if (isPartOfSums(dose) || (kind === undefined && dose.role === 'total')) {
      for (const { sum } of [since, all]) sum.add(dose)
      added.push(dose)
    }
    return []
  })
}

/** Whether a row is a collective dose, which is a sum over people by another name. */
function saysCollective({ reasons }: DoseTable, row: number): boolean {
  return reasons?.get(row)?.includes('row.collective.said') === true
}

/** Whether a stated sum is a thousandth of the doses' sum: «чел.·Зв» below a column in mSv. */
function isThousandth({ lower }: Interval, sum: Total | null): boolean {
  return sum !== null && new Big(lower).times(1000).minus(sum.lower).abs().lte(new Big(sum.lower).times(ROUNDED))
}

/** Returns a row's label without its numbers. */
function labelOf({ source }: Pick<DoseTable, 'source'>, row: number): string {
  const label = source.sheet.rows[row]?.find((cell) => typeof cell?.value === 'string')
  return label?.text.replace(/\d+/g, '').trim() ?? ''
}

/** Returns the doses within a total's own period: «Trim. I» below four months, `Total 2022–2024` below three tables. */
function withinTime({ period }: Draft, added: readonly Draft[]): readonly (readonly Draft[])[] {
  if (period === null) return []
  const parts = added.filter(
    (part) => isOf(part, period) && (part.period?.from !== period.from || part.period.to !== period.to),
  )
  return parts.length === 0 || parts.length === added.length ? [] : [parts]
}

/** Returns the last person's or examination's doses before a total, if there are several. */
function ofLastSubject(added: readonly Draft[]): readonly (readonly Draft[])[] {
  const subject = added.at(-1)?.subject
  let from = added.length
  while (from > 0 && added[from - 1]?.subject === subject) from -= 1
  return added.length - from > 1 ? [added.slice(from)] : []
}

function isAbove({ row, reading, position }: Draft, total: Draft): boolean {
  return row < total.row && reading.quantity === total.reading.quantity && position === total.position
}

/** Whether a total may contain more than its table's doses: doses accumulated before, or those of a longer period. */
function isOpen({ source }: DoseTable, { row, period }: Draft, parts: readonly Draft[]): boolean {
  const label = source.sheet.rows[row]?.find((cell) => typeof cell?.value === 'string')
  const concepts = conceptsIn(label?.text ?? '')
  // A quarter below one month includes the other months.
  if (concepts.has('cumulative') || (parts.length < 2 && !concepts.has('total'))) return true
  return isBeyond(period, parts)
}

/** Whether a period of several years includes time that these doses don't cover. */
function isBeyond(period: Period | null, parts: readonly Draft[]): boolean {
  if (period === null || period.from.slice(0, 4) === period.to.slice(0, 4)) return false
  return !isCovered(
    period,
    parts.flatMap((part) => part.period ?? []),
  )
}

/**
 * Returns the contradicted totals across columns. Each adds up the doses in its row with the same quantity and
 * position, within its period.
 */
function columnTotals(table: DoseTable, columns: readonly (readonly Draft[])[]): Contradiction[] {
  const totals = columns
    .map((own) => own.filter((dose) => isTotalAcross(table, dose)))
    .filter(({ length }) => length > 0)
  if (totals.length === 0) return []
  const rows = new Map<number, Draft[]>()
  for (const own of columns) {
    for (const dose of own) {
      // A badge that nobody wore isn't part of a sum.
      if (!isPartOfSums(dose) || intervalOf(dose.reading) === null) continue
      const row = rows.get(dose.row)
      if (row) row.push(dose)
      else rows.set(dose.row, [dose])
    }
  }
  const undated = new Set([...rows.values()].flat().flatMap(({ period, reading }) => (period ? [] : reading.quantity)))
  return totals.flatMap((own) => {
    const sums = own.map((dose) => ({
      dose,
      parts: (rows.get(dose.row) ?? []).filter((other) => isPart(other, dose, undated.has(dose.reading.quantity))),
    }))
    const areSums = sums.some(({ dose, parts }) => isSum(table, dose, parts))
    const ofAll = () => sums.flatMap(({ parts }) => parts)
    const stated = sums.flatMap((sum) => {
      const { dose, parts } = sum
      const isOne = isSum(table, dose, parts) || (dose.column.role === 'total' && (areSums || isAlone(dose, parts)))
      const interval = isOne ? intervalOf(dose.reading) : null
      return interval ? [{ ...sum, stated: interval }] : []
    })
    const alone = stated.filter(
      (sum) => sum.parts.length === 0 && saysMore(sum.stated, sum.dose, rows.get(sum.dose.row)),
    )
    const found = [
      ...alone.map((sum) => ({ ...sum, at: placeOf(sum.dose), counted: NOTHING, statistic: null })),
      ...contradicted(
        stated
          .filter(({ parts }) => parts.length > 0)
          .map(({ dose, parts, ...sum }) => ({
            dose,
            ...sum,
            sums: [{ total: Totting.of(parts).total, parts: () => parts }],
            isOpen: () => isBeyond(dose.column.period, ofAll()),
          })),
      ),
    ]
    if (found.length * 2 > stated.length && addSomeColumns(table, stated, columns)) return []
    found.sort((a, b) => a.at.row - b.at.row)
    return found.map((each) => ({ ...each, compared: stated.length }))
  })
}

/** Whether a dose is in a column of totals, or was found to be the sum of others in its row. */
function isTotalAcross({ rows, source }: DoseTable, { role, row, column }: Draft): boolean {
  if (role !== 'total' || rows.has(row) || saysNoSum(column.header)) return false
  // A row of cumulative doses has its figure in the column of sums.
  return !conceptsIn(labelOf({ source }, row)).has('cumulative')
}

function saysNoSum(text: string): boolean {
  if (PER_CENT.test(text) || saysPartOf(text)) return true
  const concepts = conceptsIn(text)
  return NO_SUM.some((concept) => concepts.has(concept))
}

/**
 * Whether a dose is the sum of several columns in its row, or of shorter periods in one year. A single column with all
 * of its period may be what remains of it without the background. A sum over several years lacks the other years here.
 * A year's sum in a quarterly report lacks the rest of the year.
 */
function isSum({ period }: DoseTable, dose: Draft, parts: readonly Draft[]): boolean {
  if (period !== null && isShorter({ period }, dose) && parts.every((part) => isOf(part, period))) return false
  if (parts.length > 0 && parts.every((part) => isShorter(part, dose))) return true
  return dose.column.role === 'total' && new Set(parts.map(({ col }) => col)).size > 1
}

/** Whether a sum's header names its period, and nothing of that period is in the row. */
function isAlone({ column }: Draft, parts: readonly Draft[]): boolean {
  return parts.length === 0 && column.period !== null
}

/** Whether a sum is in a row where nothing of its period is added: its parts are left out, and the sum with them. */
function saysMore({ lower }: Interval, { reading, position, period }: Draft, added: readonly Draft[] = []): boolean {
  const beside = added.some(
    (other) =>
      other.reading.quantity === reading.quantity &&
      other.position === position &&
      (!other.period || !period || (other.period.from <= period.to && period.from <= other.period.to)),
  )
  return !beside && new Big(lower).gt(0)
}

interface Sum {
  readonly dose: Draft
  readonly stated: Interval
  readonly parts: readonly Draft[]
}

/**
 * Whether the same subset of columns adds up to the total in every row: two of four views of one breast, or two sums of
 * quarters next to their parts.
 */
function addSomeColumns({ rows }: DoseTable, sums: readonly Sum[], columns: readonly (readonly Draft[])[]): boolean {
  if (sums.length < FEWEST_ROWS) return false
  const others = columns.map((own) => own.filter((dose) => !rows.has(dose.row))).filter((own) => own.length > 0)
  const beside = others.filter((own) => own.every(({ column }) => column !== sums[0]?.dose.column))
  const parts = beside.filter((own) => sums.some((sum) => sum.parts.some((part) => own.includes(part))))
  const totals = beside.filter((own) => own.some(({ role }) => role === 'total'))
  return [beside, parts, totals].some((some) => some.length <= MOST_COLUMNS && someAddUp(some, sums))
}

function someAddUp(columns: readonly (readonly Draft[])[], sums: readonly Sum[]): boolean {
  const byRow = columns.map((own) => new Map(own.map((dose) => [dose.row, dose] as const)))
  for (let chosen = 1; chosen < 1 << columns.length; chosen += 1) {
    const some = byRow.filter((_, at) => chosen & (1 << at))
    if (some.length < 2) continue
    const agrees = sums.every(({ dose, stated }) => {
      const own = some.flatMap((doses) => doses.get(dose.row) ?? [])
      const { total } = Totting.of(own)
      return total !== null && compareTotal(total, stated, roundingOf(dose.reading) ?? new Big(0), 'none') === 'equal'
    })
    if (agrees) return true
  }
  return false
}

/**
 * Whether a dose is part of a sum.
 * @param undated some doses have no period: an undated sum adds up those, not dated ones next to them, such as «2023
 * г.» next to quarters
 */
function isPart(part: Draft, whole: Draft, undated: boolean): boolean {
  if (part.reading.quantity !== whole.reading.quantity || part.position !== whole.position) return false
  if (!part.period || !whole.period) return !part.period || !undated
  return isOf(part, whole.period)
}

type Timed = Pick<Draft, 'period'>

function isOf({ period: part }: Timed, whole: Period): boolean {
  return part !== null && whole.from <= part.from && part.to <= whole.to
}

function isShorter({ period: part }: Timed, { period: whole }: Timed): boolean {
  if (part === null || whole === null || whole.from.slice(0, 4) !== whole.to.slice(0, 4)) return false
  return part.from > whole.from || part.to < whole.to
}

/** Whether a row's label says that it is a sum, unlike the label of a mean. */
function addsUp(table: DoseTable, row: number): boolean {
  // Sums of departments may come after all people. They were already compared with their own rows.
  const proved = ['row.total.of-department', 'row.total.over-group']
  if (table.reasons?.get(row)?.some((rule) => proved.includes(rule))) return false
  const texts = (table.source.sheet.rows[row] ?? []).filter((cell) => typeof cell?.value === 'string')
  // A person's running sums below each person's months: `R104 | cumulat`.
  if (texts.slice(1).some((cell) => conceptsIn(cell?.text ?? '').has('cumulative'))) return false
  const [label] = texts
  return !label || !saysNoSum(label.text)
}
