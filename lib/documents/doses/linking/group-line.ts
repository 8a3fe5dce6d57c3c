import { headerUnits } from '../columns/header-units'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { type HeaderWords, headerWords, positionsOf } from '../columns/header-words'
import { comparesDoses, lineWords } from '../columns/line-role'
import type { NamedPeriod } from '../columns/periods'
import { titlePosition } from '../columns/shared-position'
import { surelyUnits } from '../columns/sure-units'
import { VAGUE_QUANTITIES } from '../columns/surroundings'
import { findQuantityNames } from '../grammar/names'
import { sourceOf } from '../language/header-patterns'
import type { LineRole } from '../lexicon/line-roles'
import type { Position } from '../lexicon/positions'
import type { Quantity } from '../lexicon/quantity'
import type { WrittenUnit } from '../reading/known'
import { unitInfo } from '../units/ucum'

/** What a group row says about the doses below it. */
export interface GroupLine {
  readonly unit: WrittenUnit | null
  /** True if it counts in multiples of its unit, «в 10⁻² мЗв». */
  readonly scaled: boolean
  readonly quantity: Quantity | null
  /** Null if it names no place on the body, `several` if it isn't clear which. */
  readonly place: Position | 'several' | null
  readonly period: NamedPeriod | null
  readonly role: LineRole | null
  /** True if only a long period indicates the role. */
  readonly lasting: boolean
  readonly perhapsGathered: boolean
  /** True if it contains the word for dose, as a title of what is below does. */
  readonly ofDoses: boolean
  /** Whether it only says where the badges are worn, or only when. */
  readonly kind: 'place' | 'period' | 'other'
}

/** In «Дозиметр над фартуком» the place is that of the badges. */
const BADGE = new RegExp(String.raw`(?<!\p{L})${sourceOf('badge', 'detector')}(?!\p{L})`, 'iu')
/** Names up to this length, such as `E` or `ED`, may be the name of a group: a letter next to a number. */
const SHORT_NAME = 2

/** Parses a group row: «Hp(3), I кв. 2025, мЗв», «Левая рука», «За год». */
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

/** Returns the unit that a text ends with: `Hp(10), мЗв`. */
export function unitBeside(text: string | null): WrittenUnit | null {
  // In «Доза, мЗв» the word for dose isn't a unit.
  const [unit, ...more] = text === null ? [] : headerWords(text).units
  const info = unit && more.length === 0 && !unit.scaled ? unitInfo(unit.ucum) : null
  if (!text || !unit || !info) return null
  return { raw: text.slice(unit.start, unit.end), info, source: 'header', alternatives: [], reason: null }
}

/** Returns the unit of a group row: «Дозы в мкЗв». */
function groupUnit(text: string): WrittenUnit | null {
  if (surelyUnits(headerWords(text)).length === 0) return null
  const written = unitBeside(text)
  return written && { ...written, source: 'sheet' }
}

/**
 * Returns the quantity of a group row: «Hp(3)», «Индивидуальный эквивалент дозы Hp(3), I кв. 2025, мЗв». Null if it
 * names several.
 */
function groupQuantity(text: string, { dose, units, position }: HeaderWords): Quantity | null {
  const names = findQuantityNames(text).filter(
    ({ quantity, start, end }) =>
      // «Эквивалентная доза на хрусталик» is certainly not an effective dose, as the title's may be.
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

/**
 * Returns the period of a row that is only a period, or is a title. A quarter among other words counts too, but a year
 * may belong to anything.
 */
function periodIn(
  { period, dose, quantity }: HeaderWords,
  { told, placed }: { readonly told: boolean; readonly placed: boolean },
): NamedPeriod | null {
  if (period === null || period.whole || dose || quantity !== null) return period
  if (period.level === 'day') return null
  const stretch = period.level === 'quarter' || period.level === 'half'
  return told || placed || stretch || (period.level === 'month' && period.year !== null) ? period : null
}
