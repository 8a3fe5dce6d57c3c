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

/** Roles whose cells name or number somebody or something. */
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
/** Of the year 1927, as spreadsheets number days. */
const FIRST_DAY = 10_000

/** What a header's words say a column is for that holds no doses; null where they say nothing of the kind. */
export function aboutByWords(words: HeaderWords | null): AboutRole | null {
  return words?.meaning ? (ROLE_OF[words.meaning] ?? null) : null
}

/** Doses of a list are from no more years than these, and from none before personal records were kept in spreadsheets. */
const MOST_YEARS = 15
const FIRST_YEAR = 1990

/** What the cells of a column say it is for, its header being silent. */
export function aboutByCells(profile: ColumnProfile): AboutRole | null {
  if (profile.filled === 0) return null
  if (kindShare(profile, 'date') >= 0.7) return 'date'
  if (kindShare(profile, 'unit') >= 0.6) return 'unit'
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

/** Settles a column that holds no doses. */
export function setAbout(draft: ColumnDraft, role: AboutRole, confidence: number): void {
  draft.role = role
  draft.holds = null
  draft.candidate = false
  draft.confidence = confidence
}

/** A header's word for a column of texts over a column of numbers is no word for it: «Наименование» over doses. */
export function contradicts(role: AboutRole, profile: ColumnProfile, exact: boolean): boolean {
  if (role === 'date') return isNoDate(profile)
  // `Start of shift` over what a dosimeter showed.
  if (role === 'period_from' || role === 'period_to') return areFractions(profile)
  // Points are numbered `1.1`, `1.2` under a header that says no more than that.
  if (NAMING.has(role) && !exact && areFractions(profile)) return true
  return WORDY.has(role) && profile.filled > 0 && profile.numbers >= 0.8
}

/** Nobody and nothing is called 0.12. */
function areFractions({ filled, numbers, sizes }: ColumnProfile): boolean {
  const figures = sizes.filter((size) => typeof size === 'number')
  return filled > 1 && numbers === 1 && figures.filter((size) => !Number.isInteger(size)).length * 2 > figures.length
}

/** Small figures and nothing else: «Число фракций» has no dates, which are stored as numbers of five figures at least. */
function isNoDate({ filled, numbers, median, years }: ColumnProfile): boolean {
  return filled > 0 && numbers === 1 && !years && median !== null && median < FIRST_DAY
}
