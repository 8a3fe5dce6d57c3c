import Big from 'big.js'
import { labelFacts } from '../evidence/label-facts'
import type { DoseTable } from '../layout-model'
import type { Draft } from '../linking/draft'
import { type Contradiction, placeOf, STATED_STATISTICS, type StatedStatistic } from './contradiction'
import { type Interval, intervalOf } from './interval'

/** Fewer doses than this have no statistics worth asking about. */
const FEWEST = 2

interface Figures {
  readonly values: Interval[]
  readonly parts: Draft[]
}

/**
 * Returns the means, medians, maximums and minimums that the doses above them contradict: the doses since the last such
 * row, or all. They are compared only if each person has one dose and the label says nothing else.
 */
export function checkStatistics(table: DoseTable, doses: readonly Draft[]): Contradiction[] {
  if (![...table.rows.values()].includes('statistic')) return []
  const all: Figures = { values: [], parts: [] }
  let since: Figures = { values: [], parts: [] }
  const persons = new Set<Draft['subject']>()
  let [ended, comparable] = [false, true]
  return doses.flatMap((dose) => {
    const kind = table.rows.get(dose.row)
    const interval = intervalOf(dose.reading)
    if (kind === undefined) {
      if (dose.role === 'control' || dose.role === 'limit') return []
      if (ended) since = { values: [], parts: [] }
      ended = false
      comparable &&= dose.subject === null || !persons.has(dose.subject)
      persons.add(dose.subject)
      for (const figures of interval ? [since, all] : []) {
        figures.parts.push(dose)
        if (interval) figures.values.push(interval)
      }
      return []
    }
    if (kind === 'total' || kind === 'subtotal' || kind === 'statistic') ended = true
    const statistic = kind === 'statistic' && comparable ? statisticOf(table, dose.row) : null
    if (!statistic || !interval || interval.lower !== interval.upper) return []
    const readings = [since, all].filter(({ values }) => values.length >= FEWEST)
    const places = new Big(10).pow(-(interval.lower.split('.')[1]?.length ?? 0)).times('0.51')
    const stated = new Big(interval.lower)
    if (readings.length === 0 || readings.some(({ values }) => mayBe(stated, statistic, values, places))) return []
    const [own = all] = readings
    const [lower = null, upper = null] = boundsOf(statistic, own.values).map((each) => each && each.round(6).toFixed())
    const counted = { lower: lower ?? '0', upper }
    return [{ at: placeOf(dose), dose, stated: interval, counted, parts: [...own.parts], statistic, compared: 1 }]
  })
}

/** Returns the statistic that a row's label names, if it says nothing else. */
function statisticOf({ reasons, source }: DoseTable, row: number): StatedStatistic | null {
  const said = STATED_STATISTICS.filter((statistic) => reasons?.get(row)?.includes(`row.${statistic}.said`))
  const label = source.sheet.rows[row]?.find((cell) => typeof cell?.value === 'string' && cell.text.trim() !== '')
  if (said.length !== 1 || !label || labelFacts(label.text).covered < 1) return null
  return said[0] ?? null
}

/**
 * Whether a statistic may have this value. A dose below detection counts as anything up to its limit, or is left out.
 */
function mayBe(stated: Big, statistic: StatedStatistic, values: readonly Interval[], places: Big): boolean {
  const [lower, upper] = boundsOf(statistic, values)
  if (stated.gte(lower.minus(places)) && (upper === null || stated.lte(upper.plus(places)))) return true
  const exact = values.filter((each) => each.lower === each.upper)
  if (exact.length === values.length || exact.length === 0) return false
  return valueOf(statistic, lowsOf(exact)).minus(stated).abs().lte(places)
}

function boundsOf(statistic: StatedStatistic, values: readonly Interval[]): readonly [lower: Big, upper: Big | null] {
  const highs = values.flatMap(({ upper }) => (upper === null ? [] : [new Big(upper)]))
  return [valueOf(statistic, lowsOf(values)), highs.length === values.length ? valueOf(statistic, highs) : null]
}

function lowsOf(values: readonly Interval[]): readonly Big[] {
  return values.map(({ lower }) => new Big(lower))
}

function valueOf(statistic: StatedStatistic, values: readonly Big[]): Big {
  const sorted = values.toSorted((a, b) => a.cmp(b))
  const [lowest, highest] = [sorted[0] ?? new Big(0), sorted.at(-1) ?? new Big(0)]
  if (statistic === 'min') return lowest
  if (statistic === 'max') return highest
  if (statistic === 'mean') return values.reduce((sum, value) => sum.plus(value), new Big(0)).div(values.length)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? highest
  return sorted.length % 2 === 1 ? upper : upper.plus(sorted[middle - 1] ?? upper).div(2)
}
