import { RADIATION_KINDS } from '../units/radiation-kinds'
import { headerWords, wholeMeaning } from '../columns/header-words'
import type { HeaderMeaning } from '../lexicon/headers'
import { UNITS_OF_COLUMNS } from '../lexicon/other-numbers'
import type { Quantity } from '../lexicon/quantity'
import type { ColumnRole, DoseColumn, DoseTable } from '../layout-model'
import { isRadiation } from '../columns/surroundings'
import type { CellLooks } from '../columns/cell-facts'
import { type ColumnProfile, profileOf } from '../columns/column-profile'
import type { LookedAt } from './find-layout'
import { meansOfOthers } from './means-of-others'
import { columnCells, sampleRows } from './sample'

const UNITS = new Set(UNITS_OF_COLUMNS.map((unit) => unit.toLowerCase()))
/** Columns that tables about people or times have. Factors and reference values have neither. */
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
/** Headers of text columns: over figures these words mean something else. */
const OF_TEXTS: ReadonlySet<HeaderMeaning> = new Set([
  'subject',
  'surname',
  'given_name',
  'department',
  'job',
  'note',
  'dosimeter',
])
/** A header that wasn't recognized is among this many first rows. */
const FIRST_ROWS = 3
const OF_STAFF: ReadonlySet<Quantity> = new Set(['Hp(10)', 'Hp(0.07)', 'Hp(3)', 'E', 'H', 'neutron'])
const SEVERAL_FRACTIONS = /^[<>]?\s?\d+[.,]\d+\s?[/;|\\]\s?[<>]?\s?\d+[.,]\d+$/
/** `24-0310` is a permit, not a range of doses. */
const CODE = /^\d+[-/]0\d/
/** Fewer whole numbers than this are just a comment. */
const FEWEST_WHOLE = 3
/** Numbers up to this are counts and marks. */
const MOST_OF_COUNTS = 9
/** The minimum share of a column's cells that are figures or marks of doses. */
const MOSTLY = 0.6
/** Numbers from this one up identify people and things. */
const LONG_NUMBER = 10_000
/** With at least this confidence, a column without doses is known to be something else. */
const EXPLAINED = 0.8
/** Fewer figures than this are just a comment, not a table. */
const FEWEST_FIGURES = 6
/** In a file with doses, a list of so many people may be another part of them. */
const FEWEST_BESIDE = 3

/**
 * Returns whether a table in which no column was read for doses may still contain some. Something in it or its file
 * names a dose or a dose unit, and its rows are about people or times. At least half the figures in its unknown columns
 * have fractions, unlike counts.
 * @param besideDoses another table of the file contains doses or names them
 */
export function mayHoldDoses({ table, found }: LookedAt, besideDoses: boolean): boolean {
  if (table.columns.some(({ holds, chosen }) => holds !== null || chosen)) return false
  if (!besideDoses && !namesDoses(table)) return false
  if (!table.columns.some(({ role }) => OF_PEOPLE_OR_TIMES.has(role))) return false
  const unknown = table.columns.filter((column) => (besideDoses ? isUnexplained(column) : column.role === 'other'))
  let [figures, fractions] = [0, 0]
  for (const { row } of found.lane.rows.slice(found.from, found.to + 1)) {
    if (table.rows.has(row)) continue
    for (const { index } of unknown) {
      const value = table.source.sheet.rows[row]?.[index]?.value
      if (!isFigure(value)) continue
      figures += 1
      if (typeof value === 'string' || !Number.isInteger(value)) fractions += 1
    }
  }
  return figures >= (besideDoses ? FEWEST_BESIDE : FEWEST_FIGURES) && fractions * 2 >= figures
}

/** Whether a value is a number, or a text of several fractions such as `0.12 / 0.15`. */
export function isFigure(value: unknown): value is number | string {
  return typeof value === 'number' || (typeof value === 'string' && SEVERAL_FRACTIONS.test(value))
}

/** Returns whether a table contains doses or names them. */
export function isAboutDoses({ table }: LookedAt): boolean {
  return table.columns.some(({ holds, quantity }) => holds === 'values' && isRadiation(quantity)) || namesDoses(table)
}

/**
 * Returns columns of figures next to doses that have no known meaning. Leaves out figures that are surely something
 * else: ids, years, a numbering, the same in every row.
 */
export function unexplainedColumns({ table, found }: LookedAt, looks: CellLooks): readonly number[] {
  // A user who chose columns has seen the others.
  if (table.context === 'medication' || table.columns.some(({ chosen }) => chosen)) return []
  const doses = table.columns.filter(({ holds, quantity }) => holds === 'values' && quantity !== null)
  if (doses.length === 0) return []
  const rows = sampleRows(found)
  const whole = doses.some(
    ({ index, quantity }) =>
      quantity !== null && OF_STAFF.has(quantity) && profileOf(columnCells(found, index, rows), looks).integers,
  )
  const means = meansOfOthers(found, table.columns)
  return table.columns
    .filter((column) => {
      if (means.includes(column)) return true
      if (!isUnexplained(column)) return false
      const { meaning, position } = headerWords(lowestOf(column))
      const about = { whole: whole || position !== null, saysWho: meaning !== null }
      return mayBeDoses(profileOf(columnCells(found, column.index, rows), looks), about)
    })
    .map(({ index }) => index)
}

function lowestOf({ header }: Pick<DoseColumn, 'header'>): string {
  return header.split(' / ').at(-1) ?? ''
}

function isUnexplained(column: DoseColumn): boolean {
  const { role, holds, chosen, confidence } = column
  return role === 'other' && holds === null && !chosen && confidence < EXPLAINED && isUnknown(lowestOf(column))
}

/**
 * Whether a column's figures may be doses.
 * @param about.whole the doses next to them are whole numbers, so counts look no different
 * @param about.saysWho the header names people
 */
function mayBeDoses(profile: ColumnProfile, { whole, saysWho }: { whole: boolean; saysWho: boolean }): boolean {
  const { numbers, doseLike, filled, integers, counting, years, distinct, sizes, samples } = profile
  if (numbers === 0 || doseLike < MOSTLY || counting || years || (distinct < 2 && filled > 1)) return false
  if (samples.some((text) => CODE.test(text))) return false
  if (!integers) return true
  // Whole numbers below `Monitored workers` are counts.
  if (saysWho) return false
  if (sizes.every((size) => typeof size !== 'number' || size <= MOST_OF_COUNTS)) return false
  const long = sizes.filter((size) => typeof size === 'number' && size >= LONG_NUMBER).length
  return whole && filled >= FEWEST_WHOLE && long * 2 < filled
}

function isUnknown(lowest: string): boolean {
  const { rest, meaning, noDose, mean, units, quantity, period } = headerWords(lowest)
  if ((meaning !== null && !OF_TEXTS.has(meaning)) || noDose || mean || units.length > 0) return false
  // `I·t, mAs`: the last piece is the unit.
  const [, ...behind] = lowest.split(/[,;()[\]]/)
  if (behind.some((piece) => UNITS.has(piece.trim().replace(/\.$/, '').toLowerCase()))) return false
  if (lowest.split(/[,;()[\]]/).some((piece) => wholeMeaning(piece) === 'other_number')) return false
  // `Wk 1` over figures that weren't read.
  return quantity === null ? rest || period !== null || meaning !== null : isRadiation(quantity)
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
