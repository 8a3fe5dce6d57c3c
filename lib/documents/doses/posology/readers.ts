import { EN_UNITS } from '../lexicon/en/units'
import { RO_UNITS } from '../lexicon/ro/units'
import { RU_UNITS } from '../lexicon/ru/units'
import { readNumber, type NumberNote } from '../grammar/numbers'
import type { PosologyLanguage } from './types'

/** The one place where posology meets the grammar of numbers and the lexicon of units. */

export interface PosologyNumber {
  readonly value: string
  readonly end: number
  /** False where it reads two ways, an order of magnitude apart. */
  readonly certain: boolean
  readonly notes: readonly NumberNote[]
}

/** The longest that a number may be written: what stands behind is another word. */
const WINDOW = 40
const NUMBER_SIGNS = /^(?:[\d.,'’½¼¾⅛\u00a0\u2009\u202f]|\/(?=\d)| (?=[\d½¼¾]))+/
/** «5 1/2 таб.» may be five and a half of them, and half of one of five milligrams; more than three and a half are seldom taken. */
const MAY_BE_STRENGTH = /^(?:[4-9]|\d{2,3}) +(?:\d\/|[½¼¾])/
const STARTS = /[\d½¼¾⅛]/
const ARBITRARY = /^\s{0,2}(?:ед|ме|ui|u\.\s?i|iu|i\.u|u(?!\p{L})|units?|unități|unitati)/iu

/**
 * The number at a place. A mark before exactly three digits reads as thousands before arbitrary units, and where the zeros
 * make the other reading senseless in the line's language (`1,000` in English, `1.000` in Romanian); elsewhere it is not
 * certain. An ordinary space groups digits only before arbitrary units or three zeros: «2 500 mg tablets» are two tablets.
 */
export function readPosologyNumber(
  line: string,
  at: number,
  language: PosologyLanguage,
  afterLetter: boolean,
): PosologyNumber | null {
  const sign = line.charAt(at)
  if (
    !STARTS.test(sign) &&
    !(/[.,]/.test(sign) && /\d/.test(line.charAt(at + 1)) && !/[\d.,)]/.test(line.charAt(at - 1)) && !afterLetter)
  ) {
    return null
  }
  let window = NUMBER_SIGNS.exec(line.slice(at, at + WINDOW))?.[0] ?? sign
  for (;;) {
    const reading = readNumber(window, 0, { fractions: true })
    if (!reading) return fallback(line, at)
    const end = at + reading.end
    const arbitrary = ARBITRARY.test(line.slice(end, end + 14))
    if (/\d \d{3}/.test(reading.raw) && !reading.raw.endsWith(' 000') && !arbitrary) {
      window = window.slice(0, window.indexOf(' '))
      continue
    }
    if (reading.reason !== 'groupOrDecimal')
      return { value: reading.value, end, certain: !MAY_BE_STRENGTH.test(reading.raw), notes: reading.notes }
    const mark = reading.raw.replace(/\d/g, '')
    const zeros = reading.raw.endsWith('000') && mark === (language === 'en' ? ',' : '.') && language !== 'ru'
    const value = arbitrary || zeros ? (reading.alternatives[0] ?? reading.value) : reading.value
    return { value, end, certain: arbitrary || zeros, notes: reading.notes }
  }
}

/** A run of digits that is no number (`1.2.3`): its first digits, so that nothing is lost on the way. */
function fallback(line: string, at: number): PosologyNumber | null {
  const digits = /^\d{1,15}/.exec(line.slice(at, at + 15))?.[0]
  return digits === undefined ? null : { value: digits, end: at + digits.length, certain: true, notes: [] }
}

/** Units that a dose is given in; lengths, areas and seconds are words here. */
const DOSE_UNITS =
  /^(?:(?:k|m|u|n)?g|(?:d|m|u)?L|[kmuM]?\[IU\]|(?:10\*\d\.)?\[USP'U\]|[mu]?mol|meq|%|m2|\{.+\}|(?:[kMGm]?Bq)|m?Ci)$/

/** UCUM code → spellings of the units that a dose is given in, by language. */
export const UNIT_SPELLINGS: Readonly<Record<PosologyLanguage, readonly (readonly [string, readonly string[]])[]>> = {
  en: doseUnits(EN_UNITS.entries),
  ru: doseUnits(RU_UNITS.entries),
  ro: doseUnits(RO_UNITS.entries),
}

function doseUnits(entries: Readonly<Partial<Record<string, readonly string[]>>>) {
  return Object.entries(entries).flatMap(([unit, spellings = []]) =>
    DOSE_UNITS.test(unit) ? [[unit, spellings] as const] : [],
  )
}
