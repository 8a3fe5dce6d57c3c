import Big from 'big.js'
import { labelFacts } from '../evidence/label-facts'
import type { DoseTable } from '../layout-model'
import type { Draft } from '../linking/draft'
import { isAdded } from './addable'
import { intervalOf } from './interval'
import { type Contradiction, STATED_STATISTICS, type StatedStatistic } from './contradiction'

/** Fewer doses have no statistics worth a warning. */
const FEWEST = 3

/**
 * The means, medians, highest and lowest doses that a column's rows state, against its doses above: those since the last such row, or
 * all. Compared only where they can be: each dose is an exact figure, each person has one of them, and the label says nothing else.
 */
export function checkStatistics(table: DoseTable, doses: readonly Draft[]): Contradiction[] {
  if (![...table.rows.values()].includes('statistic')) return []
  const all: Big[] = []
  const parts: Draft[] = []
  let since: Big[] = []
  const persons = new Set<Draft['subject']>()
  let [ended, comparable] = [false, true]
  return doses.flatMap((dose) => {
    const kind = table.rows.get(dose.row)
    const interval = intervalOf(dose.reading)
    if (kind === undefined && isAdded({ ...dose, sameAs: null })) {
      if (ended) since = []
      ended = false
      comparable &&= interval !== null && interval.lower === interval.upper
      comparable &&= dose.subject === null || !persons.has(dose.subject)
      persons.add(dose.subject)
      parts.push(dose)
      if (interval) for (const some of [all, since]) some.push(new Big(interval.lower))
      return []
    }
    if (kind === 'total' || kind === 'subtotal' || kind === 'statistic') ended = true
    const statistic = kind === 'statistic' && comparable ? statisticOf(table, dose.row) : null
    if (!statistic || !interval || interval.lower !== interval.upper || all.length < FEWEST) return []
    const stated = new Big(interval.lower)
    const places = new Big(10).pow(-(interval.lower.split('.')[1]?.length ?? 0)).times('0.51')
    const readings = [since, all].filter(({ length }) => length > 0).map((some) => valueOf(statistic, some))
    if (readings.some((value) => value.minus(stated).abs().lte(places))) return []
    const counted = valueOf(statistic, all).round(6).toFixed()
    return [
      {
        dose,
        stated: interval,
        counted: { lower: counted, upper: counted },
        parts: [...parts],
        statistic,
        compared: 1,
      },
    ]
  })
}

/** The statistic that a row's label says, and nothing beside it. */
function statisticOf({ reasons, source }: DoseTable, row: number): StatedStatistic | null {
  const said = STATED_STATISTICS.filter((statistic) => reasons?.get(row)?.includes(`row.${statistic}.said`))
  const label = source.sheet.rows[row]?.find((cell) => typeof cell?.value === 'string' && cell.text.trim() !== '')
  if (said.length !== 1 || !label || labelFacts(label.text).covered < 1) return null
  return said[0] ?? null
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
