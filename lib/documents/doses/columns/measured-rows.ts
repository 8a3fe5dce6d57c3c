import { findQuantityNames } from '../grammar/names'
import { sourceOf } from '../language/header-patterns'
import type { HeaderMeaning } from '../lexicon/headers'
import type { Quantity } from '../lexicon/quantity'
import { readUnit } from '../units/read-unit'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { type HeaderWords, headerWords, wholeMeaning } from './header-words'
import { isRadiation } from './surroundings'

/** What a row contains whose label says what was measured: doses, numbers that may be doses, or something else. */
export type Measured = 'dose' | 'unsure' | 'other'

/** «Число измерений Hp(10)», `Number of doses`. */
const COUNT = new RegExp(String.raw`^\P{L}*${sourceOf('counted')}(?!\p{L})`, 'iu')
/** A short text in parentheses at the end of a label. */
const OWN_UNIT = /\p{L}\s*[([][^()[\]]{1,8}[)\]]$/u
const FEWEST_KNOWN = 2
const DAYS: ReadonlySet<HeaderMeaning> = new Set(['date', 'other_date', 'birth', 'period_from', 'period_to'])
/** Meanings of labels that may name a quantity without containing a dose: «Номер дозиметра Hp(10)». */
const OF_OTHERS: ReadonlySet<HeaderMeaning> = new Set([
  'subject_id',
  'dosimeter',
  'device',
  'note',
  'department',
  'job',
  'place',
  'examination',
  'row_number',
  'other_number',
  'drug',
  'form',
  'route',
])

/**
 * Returns what a row contains, by its label and the unit next to it. A quantity of radiation, or the word for dose with
 * a unit of radiation, means doses. A unit alone, a place on the body, a rate or a blank label leaves it open.
 * @param unit the unit of the row in a column of units; otherwise empty
 */
export function measuredIn(label: string, unit: string): Measured {
  if (label.trim() === '') return 'unsure'
  const words = headerWords(label)
  // `± Hp(10)` describes doses; cells below «Hp(10) ± 2σ» may contain doses.
  const uncertain = /±|σ|\+\/-/u.test(label)
  if (words.noDose || COUNT.test(label) || /%/.test(label + unit) || isOtherUnit(unit)) return 'other'
  const units = [...words.units, ...headerWords(unit).units].filter(({ kind }) => RADIATION_KINDS.has(kind))
  const inDoses = units.some(({ kind }) => kind !== 'activity')
  if (!inDoses && words.meaning !== null && DAYS.has(words.meaning)) return 'other'
  const named = namedQuantity(words)
  // A rate belongs to a place, not to a person.
  if (uncertain || named === 'rate' || units.some(({ kind }) => kind === 'rate')) return 'unsure'
  if (named !== null) {
    if (inDoses) return 'dose'
    return words.meaning !== null && OF_OTHERS.has(words.meaning) ? 'unsure' : 'dose'
  }
  if (inDoses) return words.dose || isKnown(words) ? 'dose' : 'unsure'
  // «Хрусталик», «Кисть»: the unit may be in the cells.
  if (words.rest && words.position !== null && words.units.length === 0) return 'unsure'
  if (!words.dose || words.units.length > 0) return 'other'
  return wholeMeaning(label) === 'dose' || words.role !== null ? 'dose' : 'unsure'
}

/** Whether a label clearly rules out a dose in its row: «Число исследований», «Стаж, лет». An unknown word doesn't. */
export function isKnownOther(label: string, unit: string): boolean {
  if (measuredIn(label, unit) !== 'other') return false
  const { noDose, meaning, units } = headerWords(label)
  return (
    noDose || meaning !== null || units.length > 0 || COUNT.test(label) || /%/.test(label + unit) || isOtherUnit(unit)
  )
}

/**
 * Whether labels name no dose but other things, each with its own unit: `Voltage (kV)`, `Time (ms)`, `Force (N)`. Several of them must
 * be known.
 */
export function areOfOthers(labels: readonly string[]): boolean {
  const known = new Set(labels.filter((label) => isKnownOther(label, '')))
  if (known.size < Math.min(labels.length, FEWEST_KNOWN) || known.size === 0) return false
  return labels.every((label) => known.has(label) || (OWN_UNIT.test(label) && measuredIn(label, '') === 'other'))
}

/** Returns the quantity of radiation that a label names. Activities don't count, nor do exposures without a unit. */
export function namedQuantity({ quantities, units }: HeaderWords): Quantity | null {
  const exposed = units.some(({ kind }) => kind === 'exposure')
  return quantities.findLast((each) => isRadiation(each) && each !== 'activity' && (each !== 'X' || exposed)) ?? null
}

/** Returns the label without names of quantities. «Средняя доза в железистой ткани» isn't a mean. */
export function besideQuantities(label: string): string {
  return findQuantityNames(label).reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    label,
  )
}

/**
 * Whether a label explicitly names a dose.
 * @param unit a unit of radiation if a column of units contains any; otherwise empty
 * @param listed the column's header says that quantities are in it
 */
export function isMeasured(text: string, unit: string, listed: boolean): boolean {
  const words = headerWords(text)
  const units = words.units.some(({ kind }) => kind !== 'activity' && RADIATION_KINDS.has(kind))
  const inUnits = units || unit !== ''
  const named = (namedQuantity(words) !== null && (inUnits || namesInFull(text))) || (words.dose && (inUnits || listed))
  return named && measuredIn(text, unit) === 'dose'
}

/** Whether a quantity's name has more than two letters. `ED` may also be a department. */
export function namesInFull(text: string): boolean {
  return besideQuantities(text) !== text
}

/** Whether a label is one of the known kinds: «Результат, мЗв», «I квартал, мЗв», «Грудь, мЗв», «Итого, мЗв». */
function isKnown({ meaning, position, period, role, rest }: HeaderWords): boolean {
  return meaning === 'value' || position !== null || role !== null || (period !== null && !rest)
}

/** Whether a text is a unit that is never used for doses: «лет», «шт.». */
function isOtherUnit(text: string): boolean {
  const unit = readUnit(text.trim(), 0, 'unknown')
  return unit !== null && !RADIATION_KINDS.has(unit.kind)
}
