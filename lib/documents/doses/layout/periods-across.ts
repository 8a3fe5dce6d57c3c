import { headerWords } from '../columns/header-words'
import { namedPeriod } from '../columns/periods'
import type { HeaderMeaning } from '../lexicon/headers'
import type { DoseColumn, Period } from '../layout-model'
import type { FoundTable } from './find-tables'
import { textsOf } from './row-texts'

/** Labels of rows that give the period of each column's doses. */
const PERIODS: ReadonlySet<HeaderMeaning> = new Set(['period', 'period_from', 'period_to', 'month', 'quarter', 'year'])

/**
 * Returns the periods that separate rows give for the columns: «Период | I кв. 2025 | II кв. 2025», or «Год» and
 * «Квартал» together. The keys are columns.
 * @param year the year in the title
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
    // «Год поступления на работу» is a different year.
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

/** Returns the text with its label if it needs one: «Квартал | 2». */
function whole(text: string, { meaning, label }: PeriodRow): string {
  return meaning === 'quarter' && /^(?:\d|[IV]+)$/.test(text) ? `${text} ${label}` : text
}
