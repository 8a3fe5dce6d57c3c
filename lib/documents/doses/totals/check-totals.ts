import Big from 'big.js'
import type { Problem } from '../../problem'
import { foldLetters } from '../columns/fold'
import type { DoseColumn, DoseTable, Layout, Period } from '../layout-model'
import type { Dose, DoseReading } from '../model'
import { toCanonical } from '../units/convert'
import { isAdded } from './addable'
import { type Interval, intervalOf, IntervalSum } from './interval'
import { checkStatistics } from './check-statistics'
import { fewOf, totalDiffers } from './total-differs'

const NOTHING = { lower: '0', upper: '0' }

/** Labels of rows that say something of all doses without adding them up. */
const NO_SUM =
  /(?:^\s*%|превышен|exceed|excess|depasir|mean|average|median|max|min|count|средн|максим|миним|макс|мин|отклон|(?<!\p{L})ско(?!\p{L})|дисперс|медиан|(?<!\p{L})(?:ср|n|sd|avg|st\.? ?d)(?!\p{L})|dev|abatere|из них|в т(?:ом|\.)|количество|число|medie|media|maxim|minim|numar|din care)/u

/**
 * The file's own totals against the sums of its doses: rows that add up those above them, columns that add up those beside them. A
 * stated figure that lies beyond the sum's bounds by more than rounding is told with both.
 */
export function checkTotals({ tables }: Layout, doses: readonly Dose[]): readonly Problem[] {
  const byTable = new Map<DoseColumn, Dose[]>()
  for (const dose of doses) {
    const own = byTable.get(dose.column)
    if (own) own.push(dose)
    else byTable.set(dose.column, [dose])
  }
  const problems = tables.flatMap((table) => {
    const columns = table.columns.map((column) => byTable.get(column) ?? [])
    return [
      ...columns.flatMap((own) => rowTotals(table, own)),
      ...columns.flatMap((own) => checkStatistics(table, own)),
      ...columnTotals(table, columns),
    ]
  })
  return fewOf(problems)
}

/** Totals in a column of doses: each of those since the last total, or of all before it. */
function rowTotals(table: DoseTable, doses: readonly Dose[]): Problem[] {
  if (!doses.some(({ role }) => role === 'total')) return []
  let since: Totting = new Totting()
  const all = new Totting()
  const added: Dose[] = []
  return doses.flatMap((dose) => {
    const kind = table.rows.get(dose.row)
    if (kind === 'total' || kind === 'subtotal') {
      const stated = addsUp(table, dose.row) ? intervalOf(dose.reading) : null
      const differs = stated ? differing(dose, stated, [since, all]) : []
      since = new Totting()
      const [ofTime] = differs.length > 0 ? withinTime(dose, added) : []
      return ofTime && stated ? differing(dose, stated, [ofTime]) : differs
    }
    // What stands on another sheet too is in this sheet's total all the same.
    if (isAdded({ ...dose, sameAs: null }) || (kind === undefined && dose.role === 'total')) {
      since.add(dose)
      all.add(dose)
      added.push(dose)
    }
    return []
  })
}

/** «Trim. I» below four months: the sum of those of its own time. */
function withinTime({ period, row }: Dose, added: readonly Dose[]): readonly Totting[] {
  if (period === null) return []
  const parts = added.filter((part) => part.row < row && isShorter(part, { period }) && isOf(part, period))
  if (parts.length === 0 || parts.length === added.length) return []
  const sum = new Totting()
  for (const part of parts) sum.add(part)
  return [sum]
}

/** Totals across: each of the doses beside it of the same quantity and position, within its period. */
function columnTotals(table: DoseTable, columns: readonly (readonly Dose[])[]): Problem[] {
  const totals = columns
    .map((own) => own.filter((dose) => isTotalAcross(table, dose)))
    .filter(({ length }) => length > 0)
  if (totals.length === 0) return []
  const rows = new Map<number, Dose[]>()
  for (const own of columns) {
    for (const dose of own) {
      // A badge that nobody wore is no part of a sum.
      if (!isAdded({ ...dose, sameAs: null }) || intervalOf(dose.reading) === null) continue
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
    return sums.flatMap(({ dose, parts }) => {
      const stated = intervalOf(dose.reading)
      if (
        !stated ||
        !(isSum(table, dose, parts) || (dose.column.role === 'total' && (areSums || isAlone(dose, parts))))
      )
        return []
      if (parts.length === 0)
        return saysMore(stated, dose, rows.get(dose.row)) ? [totalDiffers(dose, stated, NOTHING)] : []
      const sum = new Totting()
      for (const part of parts) sum.add(part)
      return differing(dose, stated, [sum])
    })
  })
}

/** One in a column of totals, or one that the other columns of its row were found to add up to. */
function isTotalAcross({ rows }: DoseTable, { role, row, column }: Dose): boolean {
  return role === 'total' && !rows.has(row) && !NO_SUM.test(foldLetters(column.header))
}

/**
 * Of several columns beside it, or a year's of a shorter time: one of all its time may be what is left of it without a background, and
 * beside one of several years the others are missing, as are those of a year in a report of a quarter.
 */
function isSum({ period }: DoseTable, dose: Dose, parts: readonly Dose[]): boolean {
  if (period !== null && isShorter({ period }, dose) && parts.every((part) => isOf(part, period))) return false
  if (parts.length > 0 && parts.every((part) => isShorter(part, dose))) return true
  return dose.column.role === 'total' && new Set(parts.map(({ col }) => col)).size > 1
}

/** Of a time that its header says, and nothing of it beside it. */
function isAlone({ column }: Dose, parts: readonly Dose[]): boolean {
  return parts.length === 0 && column.period !== null
}

/** Whether a sum stands in a row where none of its time is added: its parts are left out, and it with them. */
function saysMore({ lower }: Interval, { reading, position, period }: Dose, added: readonly Dose[] = []): boolean {
  const beside = added.some(
    (other) =>
      other.reading.quantity === reading.quantity &&
      other.position === position &&
      (!other.period || !period || (other.period.from <= period.to && period.from <= other.period.to)),
  )
  return !beside && new Big(lower).gt(0)
}

/** @param undated others are of no known time: an undated sum is theirs, and no one's who is dated beside them, as «2023 г.» beside quarters */
function isPart(part: Dose, whole: Dose, undated: boolean): boolean {
  if (part.reading.quantity !== whole.reading.quantity || part.position !== whole.position) return false
  if (!part.period || !whole.period) return !part.period || !undated
  return isOf(part, whole.period)
}

type Timed = Pick<Dose, 'period'>

function isOf({ period: part }: Timed, whole: Period): boolean {
  return part !== null && whole.from <= part.from && part.to <= whole.to
}

function isShorter({ period: part }: Timed, { period: whole }: Timed): boolean {
  if (part === null || whole === null || whole.from.slice(0, 4) !== whole.to.slice(0, 4)) return false
  return part.from > whole.from || part.to < whole.to
}

/** Whether a row's label says that it is a sum, as a mean's doesn't. */
function addsUp(table: DoseTable, row: number): boolean {
  // Sums of departments may follow all people: those were compared with their own rows.
  if (table.reasons?.get(row)?.includes('row.total.of-department')) return false
  const label = table.source.sheet.rows[row]?.find((cell) => typeof cell?.value === 'string')
  return !label || !NO_SUM.test(foldLetters(label.text))
}

/** A sum and how finely its parts were given. */
class Totting {
  private sum: IntervalSum | null = null
  private mixed = false
  private slack = new Big(0)
  /** The finest half of a last place of all that is not zero. */
  private finest: Big | null = null
  /** How many zeros there are, by how coarsely they are written. */
  private readonly zeros = new Map<string, number>()

  add({ reading }: Dose): void {
    const interval = intervalOf(reading)
    if (!interval) return
    this.sum ??= new IntervalSum(interval.unit)
    if (this.sum.unit !== interval.unit) this.mixed = true
    else this.sum.add(interval)
    const half = rounding(reading)
    if (half === null) return
    if (/[1-9]/.test(reading.value ?? '')) {
      this.slack = this.slack.plus(half)
      if (this.finest === null || half.lt(this.finest)) this.finest = half
      return
    }
    const key = half.toFixed()
    this.zeros.set(key, (this.zeros.get(key) ?? 0) + 1)
  }

  /** Null where there is nothing to compare with. */
  compare(stated: Interval, places: Big): { readonly agrees: boolean; readonly counted: IntervalSum } | null {
    const { sum, finest } = this
    if (!sum || this.mixed || sum.unit !== stated.unit || sum.n === 0) return null
    const { lower, upper } = sum
    const low = new Big(stated.lower)
    const last = low.eq(0) && finest?.lt(places) ? finest : places
    const by = this.slack.plus(this.zeroSlack(finest ?? last)).plus(last)
    const high = stated.upper === null ? null : new Big(stated.upper)
    const agrees =
      (upper === null || low.lte(new Big(upper).plus(by))) && (high === null || high.gte(new Big(lower).minus(by)))
    return { agrees, counted: sum }
  }

  /** A typed 0 beside 0.12 is no rounded 0.4: it is as fine as the figures beside it. */
  private zeroSlack(finest: Big): Big {
    return [...this.zeros].reduce((sum, [half, count]) => {
      const own = new Big(half)
      return sum.plus((own.lt(finest) ? own : finest).times(count))
    }, new Big(0))
  }
}

function differing(dose: Dose, stated: Interval, sums: readonly Totting[]): Problem[] {
  const compared = sums.flatMap((sum) => sum.compare(stated, rounding(dose.reading) ?? new Big(0)) ?? [])
  const [first] = compared
  return first && !compared.some(({ agrees }) => agrees) ? [totalDiffers(dose, stated, first.counted)] : []
}

/** Half of the last place that a figure is written to, in its canonical unit; null where it has no figure. */
function rounding({ value, unit }: DoseReading): Big | null {
  if (value === null || unit === null) return null
  const places = value.split('.')[1]?.length ?? 0
  const half = new Big(10).pow(-places).times('0.5').toFixed()
  return new Big(toCanonical(half, unit)?.value ?? half)
}
