import type { HeaderMeaning } from '../lexicon/headers'
import type { AboutRole } from '../layout-model'
import { kindShare, type ColumnProfile } from './column-profile'
import type { ColumnDraft } from './draft'
import type { HeaderWords } from './header-words'

const ROLE_OF: Readonly<Partial<Record<HeaderMeaning, AboutRole>>> = {
  subject: 'subject',
  surname: 'surname',
  given_name: 'given_name',
  subject_id: 'subject_id',
  birth: 'birth',
  date: 'date',
  period_from: 'period_from',
  period_to: 'period_to',
  period: 'period_name',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
  quantity: 'quantity',
  unit: 'unit',
  position: 'position',
  dosimeter: 'dosimeter',
  note: 'note',
  drug: 'drug',
  substance: 'drug',
  form: 'form',
  route: 'route',
  frequency: 'frequency',
  duration: 'duration',
  department: 'department',
  other_date: 'other',
  job: 'other',
  place: 'place',
  device: 'device',
  examination: 'examination',
  row_number: 'row_number',
  other_number: 'other',
}
/** Roles whose cells are never plain numbers. */
const WORDY: ReadonlySet<string> = new Set([
  'unit',
  'position',
  'note',
  'drug',
  'form',
  'route',
  'examination',
  'quantity',
])

/** Roles whose cells name or number someone or something. */
const NAMING: ReadonlySet<string> = new Set([
  'subject',
  'surname',
  'given_name',
  'subject_id',
  'department',
  'place',
  'device',
  'dosimeter',
  'row_number',
])
const NO_NAMES: ReadonlySet<AboutRole> = new Set(['period_name', 'month', 'quarter', 'year', 'quantity'])
const NAMES: ReadonlySet<AboutRole> = new Set(['subject', 'surname', 'given_name', 'subject_id'])
const THINGS: ReadonlySet<AboutRole> = new Set(['dosimeter', 'department', 'place', 'device', 'row_number'])
/** The minimum share of cells that say something else than their header. */
const MOSTLY = 0.6
/** The minimum share of units in a column of them. `CC` among `CPT` and `FO` is a rank. */
const NEARLY_ALL = 0.9
/** A day in 1927 as spreadsheets number days. Smaller numbers aren't read as dates. */
const FIRST_DAY = 10_000

/** Returns the role of a column without doses by the words of its header. Null if they don't indicate one. */
export function aboutByWords(words: HeaderWords | null): AboutRole | null {
  return words?.meaning ? (ROLE_OF[words.meaning] ?? null) : null
}

/** Doses of a list are from no more years than these, and from none before personal records were kept in spreadsheets. */
const MOST_YEARS = 15
const FIRST_YEAR = 1990

/** Returns the role of a column by its cells, for a header that doesn't indicate one. */
export function aboutByCells(profile: ColumnProfile): AboutRole | null {
  if (profile.filled === 0) return null
  if (kindShare(profile, 'date') >= 0.7) return 'date'
  if (kindShare(profile, 'unit') >= NEARLY_ALL) return 'unit'
  if (kindShare(profile, 'quantity') >= 0.6) return 'quantity'
  if (profile.positions >= 0.6) return 'position'
  if (kindShare(profile, 'period') >= 0.6) return 'period_name'
  if (profile.years && profile.filled >= 2 && !areOfBirth(profile)) return 'year'
  if (profile.counting && profile.integers && profile.filled >= 2) return 'row_number'
  if (profile.people >= 0.5) return 'subject'
  return null
}

/** Years of different decades under a header that says nothing: those of people's births. */
function areOfBirth({ sizes }: ColumnProfile): boolean {
  const years = sizes.filter((size) => typeof size === 'number')
  return Math.max(...years) - Math.min(...years) > MOST_YEARS || Math.min(...years) < FIRST_YEAR
}

/** Sets the role of a column without doses. */
export function setAbout(draft: ColumnDraft, role: AboutRole, confidence: number): void {
  draft.role = role
  draft.holds = null
  draft.candidate = false
  draft.confidence = confidence
}

/** Whether a header that implies texts is above numbers, so that it doesn't apply: «Наименование» over doses. */
export function contradicts(role: AboutRole, profile: ColumnProfile, exact: boolean): boolean {
  if (role === 'date') return isNoDate(profile)
  // A header over several columns of labels, or the label of its own row: `Wearer` over quarters, «Месяц» over names.
  if (NO_NAMES.has(role) && profile.people >= MOSTLY) return true
  // `Forename` over June, April and Mark.
  const months = role === 'given_name' && exact && kindShare(profile, 'quantity') === 0
  if (
    !months &&
    (NAMES.has(role) || THINGS.has(role)) &&
    profile.people === 0 &&
    ofTimesOrQuantities(profile) >= MOSTLY
  )
    return true
  // «Poz.» may be a row's number.
  if (role === 'row_number' && profile.positions >= MOSTLY) return true
  // `Start of shift` over the readings of a dosimeter.
  if (role === 'period_from' || role === 'period_to') return areFractions(profile)
  // Points may be numbered `1.1`, `1.2`, but only under a header that says nothing else.
  if (NAMING.has(role) && (!exact || role === 'dosimeter') && areFractions(profile)) return true
  return WORDY.has(role) && profile.filled > 0 && profile.numbers >= 0.8
}

function ofTimesOrQuantities(profile: ColumnProfile): number {
  return Math.max(kindShare(profile, 'period'), kindShare(profile, 'quantity'))
}

/** Whether the numbers are fractions, which never name anyone or anything: no name is 0.12. */
function areFractions({ filled, numbers, sizes }: ColumnProfile): boolean {
  const figures = sizes.filter((size) => typeof size === 'number')
  return filled > 1 && numbers === 1 && figures.filter((size) => !Number.isInteger(size)).length * 2 > figures.length
}

/**
 * Whether a column has only small numbers, as in «Число фракций». Dates are stored as numbers of at least five digits.
 */
function isNoDate({ filled, numbers, median, years }: ColumnProfile): boolean {
  return filled > 0 && numbers === 1 && !years && median !== null && median < FIRST_DAY
}
