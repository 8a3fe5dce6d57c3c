import { EN_QUANTITIES } from '@/lib/documents/doses/lexicon/en/quantities'
import { MARKERS, type Censor } from '@/lib/documents/doses/lexicon/markers'
import { NEGATED_EXAMPLES } from '@/lib/documents/doses/lexicon/negated-examples'
import { LENGTH_WORDS } from '@/lib/documents/doses/lexicon/periods'
import { POSITIONS, POSITION_WORDS, type Position } from '@/lib/documents/doses/lexicon/positions'
import { QUANTITIES, type Quantity } from '@/lib/documents/doses/lexicon/quantity'
import { RO_QUANTITIES } from '@/lib/documents/doses/lexicon/ro/quantities'
import { RU_QUANTITIES } from '@/lib/documents/doses/lexicon/ru/quantities'
import type { DoseLanguage } from '@/lib/documents/doses/lexicon/types'
import { allUnitCodes, unitInfo, type UnitKind } from '@/lib/documents/doses/units/ucum'
import { UNIT_RECORDS, unitShown } from '@/lib/documents/doses/units/unit-records'

const NAMES = { en: EN_QUANTITIES, ru: RU_QUANTITIES, ro: RO_QUANTITIES } as const

/**
 * The kinds of units that are listed; quotients are built from these, and lengths and times only appear after a slash.
 */
export const LISTED_KINDS = [
  'equivalent',
  'absorbed',
  'exposure',
  'area_product',
  'length_product',
  'activity',
  'mass',
  'volume',
  'arbitrary',
  'amount',
  'countable',
] as const satisfies readonly UnitKind[]

export type ListedKind = (typeof LISTED_KINDS)[number]

export interface UnitFacts {
  readonly kind: ListedKind
  readonly symbols: readonly string[]
  /** Null if a unit is never converted into another. */
  readonly canonical: string | null
}

const RECORDED = new Set(UNIT_RECORDS.map(({ ucum }) => ucum))

/** Returns a unit as a language writes it; null if it has no record, and isn't a product of such units. */
function symbolOf(code: string, language: DoseLanguage): string | null {
  const isKnown = RECORDED.has(code) || code.split('.').every((part) => RECORDED.has(part.replace('2', '')))
  return isKnown ? unitShown(code, language) : null
}

/** The units that doses are written in, as a language writes them. */
export function unitFacts(language: DoseLanguage): readonly UnitFacts[] {
  return LISTED_KINDS.map((kind) => {
    const own = allUnitCodes().flatMap((code) => {
      const info = unitInfo(code)
      const symbol = info?.kind === kind ? symbolOf(code, language) : null
      return info === null || symbol === null ? [] : [{ symbol, canonical: info.canonical }]
    })
    const canonical = own.find((unit) => unit.canonical !== null)?.canonical?.unit
    return {
      kind,
      symbols: [...new Set(own.map(({ symbol }) => symbol))],
      canonical: canonical === undefined ? null : (symbolOf(canonical, language) ?? canonical),
    }
  })
}

/** How many names of one thing are listed. */
const TOLD = 4

/** What a language calls the quantities, by their names that are the same everywhere. */
export function quantityFacts(
  language: DoseLanguage,
): readonly { readonly quantity: Quantity; readonly names: readonly string[] }[] {
  return QUANTITIES.flatMap((quantity) => {
    const names = NAMES[language].entries[quantity]?.slice(0, TOLD) ?? []
    return names.length === 0 ? [] : [{ quantity, names }]
  })
}

const CYRILLIC = /\p{Script=Cyrillic}/u
/** How the Romanian words among the marks and the periods begin; they are written with their diacritics and without. */
const ROMANIAN =
  /[ăâîșț]|^(?:sub|de|pe|nu|fara) |^(?:an|anuala?|defect|stricat|distrus)$|^(?:lun|trimest|semestr|deterior|lips|pierdut)|^ne(?:cit|detect|fol|mas|pred|prim|purt|ret|sch|util)/iu

/** The language of a word; null for the abbreviations and signs of devices, which are read in all. */
function languageOf(word: string): DoseLanguage | null {
  if (CYRILLIC.test(word)) return 'ru'
  if (ROMANIAN.test(word)) return 'ro'
  return /\p{Ll}{3}/u.test(word) ? 'en' : null
}

function spokenIn(language: DoseLanguage, word: string): boolean {
  return [language, null].includes(languageOf(word))
}

/** Marks in place of a dose, by what they mean. */
export function markFacts(
  language: DoseLanguage,
): readonly { readonly censor: Censor; readonly marks: readonly string[] }[] {
  const censors = [...new Set(MARKERS.map(({ censor }) => censor))]
  return censors.map((censor) => {
    const marks = MARKERS.flatMap((marker) =>
      marker.censor === censor && spokenIn(language, marker.mark) ? [marker.mark] : [],
    )
    const negated = (NEGATED_EXAMPLES[censor] ?? []).filter((mark) => spokenIn(language, mark))
    return { censor, marks: [...new Map([...negated, ...marks].map((mark) => [mark.toLowerCase(), mark])).values()] }
  })
}

/** Where on the body a badge is worn. */
export function positionFacts(
  language: DoseLanguage,
): readonly { readonly position: Position; readonly words: readonly string[] }[] {
  return POSITIONS.map((position) => ({ position, words: POSITION_WORDS[language][position]?.slice(0, TOLD) ?? [] }))
}

export type PeriodLength = keyof typeof LENGTH_WORDS

/** Words that say how long a dose was gathered. */
export function periodFacts(
  language: DoseLanguage,
): readonly { readonly length: PeriodLength; readonly words: readonly string[] }[] {
  return (Object.keys(LENGTH_WORDS) as PeriodLength[]).map((length) => ({
    length,
    words: LENGTH_WORDS[length].filter((word) => spokenIn(language, word)),
  }))
}
