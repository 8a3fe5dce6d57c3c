import type { DoseTotal, Exceedance, Subject } from '@/lib/documents/doses/model'
import type { DoseReport } from '../dose-answer'

/** A chart of more people than this shows nothing any more. */
export const SHOWN_PEOPLE = 200
/** This many sums make a response of half a megabyte. */
const SHOWN_TOTALS = 2_000

type Level = 'year' | 'quarter' | 'month'
type PersonalTotal = DoseTotal & { readonly subject: Subject }

/**
 * Returns the sums for a chart of doses by person and period: of those above a limit first, then of the others in the
 * file's order. Years, and sums without dates, are always included; quarters and months if all of them fit.
 */
export function chartTotals(totals: readonly DoseTotal[], exceedances: readonly Exceedance[]): DoseReport['totals'] {
  const personal = totals.filter((total): total is PersonalTotal => total.subject !== null)
  const everybody = new Set([...exceedances.map(({ subject }) => subject), ...personal.map(({ subject }) => subject)])
  const people = new Set([...everybody].slice(0, SHOWN_PEOPLE))
  const levels = new Map<Level, PersonalTotal[]>([
    ['year', []],
    ['quarter', []],
    ['month', []],
  ])
  for (const total of personal) if (people.has(total.subject)) levels.get(levelOf(total))?.push(total)
  const rows: PersonalTotal[] = []
  for (const [level, own] of levels) {
    if (level !== 'year' && rows.length + own.length > SHOWN_TOTALS) break
    rows.push(...own.slice(0, SHOWN_TOTALS))
  }
  return { people: everybody.size, shown: people.size, rows: rows.map(shownTotal) }
}

function levelOf({ period }: DoseTotal): Level {
  if (period === null || period.length === 4) return 'year'
  return period.includes('Q') ? 'quarter' : 'month'
}

function shownTotal(total: PersonalTotal): DoseReport['totals']['rows'][number] {
  const { subject, quantity, position, period, lower, upper, unit, n, censored } = total
  return {
    subject: { name: subject.name, id: subject.id },
    quantity,
    position,
    period,
    lower,
    upper,
    unit,
    n,
    censored,
  }
}
