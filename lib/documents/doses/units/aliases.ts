import { lookKey, spellingKey } from './spelling'
import { productCode, unitInfo, type UnitKind } from './ucum'
import { UNIT_RECORDS } from './unit-records'

const LANGUAGES = ['en', 'ru', 'ro'] as const

/** Every spelling with its unit, in three languages. Includes products written without a sign (`mGycm2`). */
export const ALIASES: readonly (readonly [alias: string, ucum: string])[] = withProducts(
  LANGUAGES.flatMap((language) =>
    UNIT_RECORDS.flatMap(({ ucum, spellings }) => spellings[language].map((alias) => [alias, ucum] as const)),
  ),
)

type Index = ReadonlyMap<string, ReadonlySet<string>>

const EXACT = indexBy((key) => key)
const ANY_CASE = indexBy((key) => key.toLowerCase())
const LOOKS = indexBy((key) => lookKey(key))
const LOOKS_ANY_CASE = indexBy((key) => lookKey(key).toLowerCase())
const DOTTED = new Set(
  ALIASES.filter(([alias]) => alias.endsWith('.')).map(([alias]) => spellingKey(alias).toLowerCase()),
)
/** The length of the longest spelling, with some room for spaces. */
export const LONGEST_ALIAS = Math.max(...ALIASES.map(([alias]) => alias.length)) + 4

const BREAK = /[\s.(-]/
const LONG = new Set(
  ALIASES.filter(([alias]) => BREAK.test(alias.replace(/\.$/, ''))).map(([alias]) =>
    folded(alias.split(BREAK)[0] ?? ''),
  ),
)

/** Whether any spelling continues after this word: `million units`, `U.I.`. */
export function goesOnAfter(word: string): boolean {
  return LONG.has(folded(word))
}

function folded(word: string): string {
  return lookKey(spellingKey(word)).toLowerCase()
}

export type Match = 'exact' | 'letterCase' | 'mixedScript'

/** Units whose symbol is a word or a name in another letter case: `ci`, `r`, `ки`, `р`. */
const CASE_MATTERS = new Set(['R', 'Ci'])
/**
 * Kinds of units that a single letter may represent in another letter case: `G`, `Л`, `u`. Other single letters are
 * initials and marks.
 */
const LONE: ReadonlySet<UnitKind | undefined> = new Set(['mass', 'volume', 'arbitrary'])

/**
 * Returns the units that a spelling may represent, best evidence first: as written, in another letter case, in
 * lookalike letters.
 */
export function unitsSpelled(key: string): { readonly match: Match; readonly units: readonly string[] } | null {
  const exact = EXACT.get(key)
  if (exact) return { match: 'exact', units: [...exact] }
  const anyCase = withoutNames(ANY_CASE.get(key.toLowerCase()), key)
  if (key.length === 1) {
    const weighed = anyCase.filter((unit) => LONE.has(unitInfo(unit)?.kind))
    return weighed.length > 0 ? { match: 'letterCase', units: weighed } : null
  }
  if (anyCase.length > 0) return { match: 'letterCase', units: anyCase }
  const looks = LOOKS.get(lookKey(key))
  if (looks) return { match: 'mixedScript', units: [...looks] }
  const either = withoutNames(LOOKS_ANY_CASE.get(lookKey(key).toLowerCase()), key)
  return either.length > 0 ? { match: 'mixedScript', units: either } : null
}

/** Returns the other units that the same letters represent in another letter case. */
export function unitsInOtherCase(key: string, unit: string): readonly string[] {
  return [...(ANY_CASE.get(key.toLowerCase()) ?? [])].filter((other) => other !== unit)
}

/** Whether a spelling is an abbreviation that includes the period after it. */
export function takesFullStop(key: string): boolean {
  return DOTTED.has(key.toLowerCase())
}

function withoutNames(units: ReadonlySet<string> | undefined, key: string): readonly string[] {
  return [...(units ?? [])].filter((unit) => key.length > 2 || !CASE_MATTERS.has(unit))
}

function indexBy(fold: (key: string) => string): Index {
  const index = new Map<string, Set<string>>()
  for (const [alias, ucum] of ALIASES) {
    const key = fold(spellingKey(alias))
    const units = index.get(key) ?? new Set()
    index.set(key, units.add(ucum))
  }
  return index
}

function withProducts(aliases: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  const symbols = aliases.filter(([alias, ucum]) => alias.length <= 4 && unitInfo(ucum)?.kind === 'absorbed')
  const extents = aliases.filter(([alias]) => /^[cdmсдм]{1,2}2?$/.test(alias) && alias !== 'd')
  const products = symbols.flatMap(([dose, doseCode]) =>
    extents.flatMap(([extent, extentCode]) => {
      const code = productCode(doseCode, extentCode)
      return code && /[a-z]/i.test(dose) === /[a-z]/i.test(extent) ? [[dose + extent, code] as const] : []
    }),
  )
  return [...aliases, ...products]
}
