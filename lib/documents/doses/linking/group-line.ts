import { headerUnits, RADIATION_KINDS } from '../columns/header-units'
import { type HeaderWords, headerWords, positionsOf } from '../columns/header-words'
import { comparesDoses, lineWords } from '../columns/line-role'
import type { NamedPeriod } from '../columns/periods'
import { titlePosition } from '../columns/shared-position'
import { surelyUnits } from '../columns/sure-units'
import { VAGUE_QUANTITIES } from '../columns/surroundings'
import { findQuantityNames } from '../grammar/names'
import type { LineRole } from '../lexicon/line-roles'
import type { Position } from '../lexicon/positions'
import type { Quantity } from '../lexicon/quantity'
import type { WrittenUnit } from '../reading/known'
import { unitInfo } from '../units/ucum'

/** What a line over several rows says of the doses below it. */
export interface GroupLine {
  readonly unit: WrittenUnit | null
  /** It counts in so many of its unit, «в 10⁻² мЗв». */
  readonly scaled: boolean
  readonly quantity: Quantity | null
  /** Null where it names no place on the body, `several` where no one knows which. */
  readonly place: Position | 'several' | null
  readonly period: NamedPeriod | null
  readonly role: LineRole | null
  /** It says so by a long stretch alone. */
  readonly lasting: boolean
  readonly perhapsGathered: boolean
  /** It has the word for dose: the title of what is below. */
  readonly ofDoses: boolean
  /** It says nothing but where the badges are worn, or when. */
  readonly kind: 'place' | 'period' | 'other'
}

/** «Дозиметр над фартуком»: the place is that of the badges. */
const BADGE =
  /(?<!\p{L})(?:дозиметр\p{L}*|тлд|badges?|dosimeters?|tlds?|dozimetr\p{L}*|detectors?|детектор\p{L}*)(?!\p{L})/iu
/** `E`, `ED`: a letter beside a number in a line is the name of a group. */
const SHORT_NAME = 2

/** Reads a line that is over several rows, «Hp(3), I кв. 2025, мЗв», «Левая рука», «За год». */
export function groupLine(text: string): GroupLine {
  const words = headerWords(text)
  const compares = comparesDoses(text)
  const { role, lasting, perhapsGathered, covered } = lineWords(text)
  const unit = compares ? null : groupUnit(text)
  const scaled = headerUnits(text).some(({ kind, scaled }) => scaled && RADIATION_KINDS.has(kind))
  const quantity = compares ? null : groupQuantity(text, words)
  const ofDoses = words.dose || quantity !== null || unit !== null || BADGE.test(text)
  const place = compares || !(covered || ofDoses) ? null : placeIn(text)
  const period = periodIn(words, { told: ofDoses || scaled || role !== null, placed: place !== null && covered })
  return {
    unit,
    scaled,
    quantity,
    place,
    period,
    role,
    lasting,
    perhapsGathered,
    ofDoses: words.dose,
    kind: place !== null && covered ? 'place' : period !== null && role === null && covered ? 'period' : 'other',
  }
}

/** The unit that a text ends with: `Hp(10), мЗв`. */
export function unitBeside(text: string | null): WrittenUnit | null {
  // «Доза, мЗв»: what it is about isn't a unit.
  const [unit, ...more] = text === null ? [] : headerWords(text).units
  const info = unit && more.length === 0 && !unit.scaled ? unitInfo(unit.ucum) : null
  if (!text || !unit || !info) return null
  return { raw: text.slice(unit.start, unit.end), info, source: 'header', alternatives: [], reason: null }
}

/** «Дозы в мкЗв». */
function groupUnit(text: string): WrittenUnit | null {
  if (surelyUnits(headerWords(text)).length === 0) return null
  const written = unitBeside(text)
  return written && { ...written, source: 'sheet' }
}

/** «Hp(3)», «Индивидуальный эквивалент дозы Hp(3), I кв. 2025, мЗв»; none where it names several. */
function groupQuantity(text: string, { dose, units, position }: HeaderWords): Quantity | null {
  const names = findQuantityNames(text).filter(
    ({ quantity, start, end }) =>
      // «Эквивалентная доза на хрусталик»: at least no effective one, as the title's may be.
      (!VAGUE_QUANTITIES.has(quantity) || (quantity === 'H' && position !== null)) &&
      (end - start > SHORT_NAME || dose || units.length > 0),
  )
  const named = new Set(names.map(({ quantity }) => quantity))
  const telling = [...named].filter((quantity) => quantity !== 'H')
  if (telling.length > 1) return null
  return telling[0] ?? (named.has('H') ? 'H' : null)
}

function placeIn(text: string): Position | 'several' | null {
  return titlePosition([text]) ?? (positionsOf(text).length > 0 ? 'several' : null)
}

/** The period of a line that is one, or is a title; a quarter among other words is one too, a year may be that of anything. */
function periodIn(
  { period, dose, quantity }: HeaderWords,
  { told, placed }: { readonly told: boolean; readonly placed: boolean },
): NamedPeriod | null {
  if (period === null || period.whole || dose || quantity !== null) return period
  if (period.level === 'day') return null
  const stretch = period.level === 'quarter' || period.level === 'half'
  return told || placed || stretch || (period.level === 'month' && period.year !== null) ? period : null
}
