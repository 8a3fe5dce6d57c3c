import { RADIATION_KINDS } from '../columns/header-units'
import { headerWords } from '../columns/header-words'
import type { ColumnRole, DoseTable } from '../layout-model'
import { isRadiation } from '../columns/surroundings'
import type { LookedAt } from './find-layout'

/** What rows have that are somebody's or of some time. Factors and reference values have neither. */
const OF_PEOPLE_OR_TIMES: ReadonlySet<ColumnRole> = new Set([
  'subject',
  'surname',
  'given_name',
  'subject_id',
  'dosimeter',
  'birth',
  'date',
  'period_from',
  'period_to',
  'period_name',
  'month',
  'quarter',
  'year',
])
/** A header that wasn't found as one is among the first rows. */
const FIRST_ROWS = 3
/** Fewer figures than this are a remark, and no table. */
const FEWEST_FIGURES = 6

/**
 * Returns whether a table in which no column was read for doses may hold some all the same: its header or a title names a dose or a unit
 * of one, its rows are of people or times, and columns of which nothing is known have figures with fractions, as counts haven't.
 */
export function mayHoldDoses({ table, found }: LookedAt): boolean {
  const unknown = table.columns.filter(({ role }) => role === 'other').map(({ index }) => index)
  if (table.columns.some(({ holds, chosen }) => holds !== null || chosen) || !namesDoses(table)) return false
  if (!table.columns.some(({ role }) => OF_PEOPLE_OR_TIMES.has(role))) return false
  let [figures, fractions] = [0, 0]
  for (const { row } of found.lane.rows.slice(found.from, found.to + 1)) {
    if (table.rows.has(row)) continue
    for (const index of unknown) {
      const value = table.source.sheet.rows[row]?.[index]?.value
      if (typeof value !== 'number') continue
      figures += 1
      if (!Number.isInteger(value)) fractions += 1
    }
  }
  return figures >= FEWEST_FIGURES && fractions * 2 >= figures
}

function namesDoses({ columns, titles, source, first, last }: DoseTable): boolean {
  const rows = source.sheet.rows.slice(first, Math.min(last + 1, first + FIRST_ROWS))
  const texts = rows.flatMap(
    (cells) => cells?.flatMap((cell) => (typeof cell?.value === 'string' ? [cell.value] : [])) ?? [],
  )
  return [...columns.map(({ header }) => header), ...titles, ...texts].some((text) => {
    const { dose, quantities, units } = headerWords(text)
    return dose || quantities.some(isRadiation) || units.some(({ kind }) => RADIATION_KINDS.has(kind))
  })
}
