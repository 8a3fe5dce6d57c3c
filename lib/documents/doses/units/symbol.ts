import { goesOnAfter, LONGEST_ALIAS, takesFullStop, unitsInOtherCase, unitsSpelled } from './aliases'
import { mixesScripts, spellingKey } from './spelling'
import { unitInfo } from './ucum'

/** The subject of a column or a text, which decides when letters alone are ambiguous. */
export type DoseContext = 'dosimetry' | 'medication' | 'unknown'

/** Why a unit may be a different one. */
export type UnitReason = 'letterCase' | 'grayOrGram' | 'gramOrYear'
/** An unusual feature of a spelling that still has a single reading. */
export type UnitNote = 'letterCase' | 'mixedScript'

export interface SymbolReading {
  readonly end: number
  readonly ucum: string
  /** Other units that the letters may represent; empty if the reading is certain. */
  readonly alternatives: readonly string[]
  readonly reason: UnitReason | null
  readonly notes: readonly UnitNote[]
}

const INSIDE = /[\p{L}\p{M}\d%.()\-^²³/\s]/u
const LETTER = /[\p{L}\p{M}]/u
const GRAY_OR_GRAM = new Set(['Gy', 'mGy', 'uGy', 'g', 'mg', 'ug'])

/**
 * Returns the unit without products and quotients at a position of a text. It is the longest spelling that ends at the
 * end of a word; null if none begins there.
 */
export function readSymbol(text: string, at: number, context: DoseContext): SymbolReading | null {
  const first = text.charAt(at)
  if (!LETTER.test(first) && first !== '%') return null
  for (const end of wordEnds(text, at)) {
    const key = spellingKey(text.slice(at, end))
    const found = unitsSpelled(key)
    if (!found) continue
    const units = found.units.filter((unit) => fitsContext(unit, key, context))
    if (units.length === 0) continue
    const full = takesFullStop(key) && text.charAt(end) === '.' ? end + 1 : end
    const { primary, others, reason } = judge(key, units, found.match === 'exact', context)
    const after = gramOrYear(text, at, primary)
    const notes: UnitNote[] = []
    if (found.match === 'letterCase') notes.push('letterCase')
    if (found.match === 'mixedScript' || mixesScripts(key)) notes.push('mixedScript')
    return { end: full, ucum: primary, alternatives: others, reason: after ?? reason, notes }
  }
  return null
}

/** Returns where a spelling that starts at `at` may end, the farthest first. */
function wordEnds(text: string, at: number): number[] {
  const ends: number[] = []
  let long: boolean | null = null
  const last = Math.min(text.length, at + LONGEST_ALIAS)
  for (let index = at; index < last; index += 1) {
    const here = text.charAt(index)
    if (!INSIDE.test(here)) break
    if (/[\s.(-]/.test(here) && !(long ??= goesOnAfter(text.slice(at, index)))) break
    if (isWordEnd(text, index) && !(index === at && isInitial(text, index))) ends.unshift(index + 1)
  }
  return ends
}

/** Whether a letter is part of an abbreviation that continues: `U.EI.`. */
function isInitial(text: string, index: number): boolean {
  return text.charAt(index + 1) === '.' && LETTER.test(text.charAt(index + 2))
}

function isWordEnd(text: string, index: number): boolean {
  const here = text.charAt(index)
  if (/[\s./(^-]/.test(here)) return false
  const next = text.charAt(index + 1)
  if (/[²³^]/.test(next)) return false
  if (/\d/.test(next)) return false
  return !LETTER.test(next) || here === '%'
}

/**
 * Whether a unit fits the context. A unit of one letter is a word or an initial if the text is about something else.
 */
function fitsContext(unit: string, key: string, context: DoseContext): boolean {
  const kind = unitInfo(unit)?.kind
  if (kind === 'exposure') return context !== 'medication'
  if (context === 'dosimetry' && key.length === 1) return kind !== 'countable' && kind !== 'arbitrary'
  return true
}

interface Judgement {
  readonly primary: string
  readonly others: readonly string[]
  readonly reason: UnitReason | null
}

/** Returns which of several readings comes first, and the other meanings of the letters. */
function judge(key: string, units: readonly string[], exact: boolean, context: DoseContext): Judgement {
  const [first = ''] = units
  const others = exact
    ? unitsInOtherCase(key, first).filter((other) => doubtful(first, other, context))
    : units.slice(1)
  const mega = exact ? null : megaOf(key, first)
  const all = [...new Set([...units.slice(1), ...others, ...(mega ? [mega] : [])])]
  if (all.length === 0) return { primary: first, others: [], reason: null }
  const grams = [first, ...all].every((unit) => GRAY_OR_GRAM.has(unit))
  return { primary: first, others: all, reason: grams ? 'grayOrGram' : 'letterCase' }
}

/**
 * Whether a unit may be meant in another letter case: `m` written for mega (a factor of 10⁹), or gray for gram. The
 * latter only counts if the context contradicts the unit as written.
 */
function doubtful(written: string, other: string, context: DoseContext): boolean {
  if (GRAY_OR_GRAM.has(written) && GRAY_OR_GRAM.has(other)) {
    return unitInfo(written)?.kind === 'mass' ? context === 'dosimetry' : context === 'medication'
  }
  return written.startsWith('m') && other === `M${written.slice(1)}`
}

/**
 * Returns the mega unit for a milli written with a capital: `МЗв`, `MSV`. Megagrams and megaliters aren't doses, so
 * `MG` and `ML` have one reading.
 */
function megaOf(key: string, unit: string): string | null {
  if (!/^[MМ]/.test(key) || !unit.startsWith('m')) return null
  const mega = `M${unit.slice(1)}`
  return unitInfo(mega) ? mega : null
}

function gramOrYear(text: string, at: number, unit: string): UnitReason | null {
  if (unit !== 'g' || !/[гГ]/.test(text.charAt(at))) return null
  return /(?:^|[^\d.,])(?:19|20)\d\d\s{0,2}$/.test(text.slice(Math.max(0, at - 8), at)) ? 'gramOrYear' : null
}
