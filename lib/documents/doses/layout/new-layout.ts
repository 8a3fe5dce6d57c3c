import { RADIATION_KINDS } from '../columns/header-units'
import { headerWords } from '../columns/header-words'
import type { HeaderMeaning } from '../lexicon/headers'
import type { Quantity } from '../lexicon/quantity'
import type { ColumnRole, DoseColumn, DoseTable } from '../layout-model'
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
/** What has texts below it: over figures such words mean something else. */
const OF_TEXTS: ReadonlySet<HeaderMeaning> = new Set(['subject', 'surname', 'given_name', 'department', 'job', 'note'])
/** A header that wasn't found as one is among the first rows. */
const FIRST_ROWS = 3
const OF_STAFF: ReadonlySet<Quantity> = new Set(['Hp(10)', 'Hp(0.07)', 'Hp(3)', 'E', 'H', 'neutron'])
/** Figures of one column that are compared with doses. */
const FEWEST_ALIKE = 3
const MOST_FIGURES = 500
/** Doses and what may be doses lie no further apart. */
const ALIKE = 30
/** How sure it is of a column that isn't one of doses that it was found to be something else. */
const EXPLAINED = 0.8
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

/**
 * Returns the columns beside doses of which nothing is known, and whose figures are as large as those doses: fractions under words that
 * no list has.
 */
export function unexplainedColumns({ table }: LookedAt): readonly number[] {
  // Who chose columns has seen the others.
  if (table.context === 'medication' || table.columns.some(({ chosen }) => chosen)) return []
  const doses = table.columns.filter(({ holds, quantity }) => holds === 'values' && quantity !== null)
  const sizes = figuresOf(table, doses)
  const median = middle(sizes)
  if (median === null) return []
  // Doses in whole microsieverts may have more of their kind beside them.
  const whole =
    sizes.every(Number.isInteger) && doses.every(({ quantity }) => quantity !== null && OF_STAFF.has(quantity))
  return table.columns.flatMap((column) => {
    if (column.role !== 'other' || column.holds !== null || column.chosen || !isUnknown(column.header)) return []
    if (column.confidence >= EXPLAINED) return []
    const own = figuresOf(table, [column])
    const size = middle(own)
    const fractions = own.filter((figure) => !Number.isInteger(figure)).length
    const alike = size !== null && size > 0 && Math.max(size, median) <= Math.min(size, median) * ALIKE
    return own.length >= FEWEST_ALIKE && (whole || fractions * 2 >= own.length) && alike ? [column.index] : []
  })
}

function isUnknown(header: string): boolean {
  const { rest, meaning, noDose, mean, units, quantity, period } = headerWords(header.split(' / ').at(-1) ?? '')
  if ((meaning !== null && !OF_TEXTS.has(meaning)) || noDose || mean || units.length > 0) return false
  // `Wk 1` over figures that were not read.
  return quantity === null ? rest || period !== null || meaning !== null : isRadiation(quantity)
}

function figuresOf({ source, first, last, rows }: DoseTable, columns: readonly DoseColumn[]): readonly number[] {
  const figures: number[] = []
  for (let row = first; row <= last && figures.length < MOST_FIGURES; row += 1) {
    if (rows.has(row)) continue
    for (const { index } of columns) {
      const cell = source.sheet.rows[row]?.[index]
      const figure = typeof cell?.value === 'number' ? cell.value : numeral(cell?.text ?? '')
      if (figure !== null) figures.push(figure)
    }
  }
  return figures
}

function numeral(text: string): number | null {
  return /^\s*\d+(?:[.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : null
}

function middle(figures: readonly number[]): number | null {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? null
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
