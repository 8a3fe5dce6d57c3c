import { goesOnAfter, LONGEST_ALIAS, takesFullStop, unitsInOtherCase, unitsSpelled } from './aliases'
import { mixesScripts, spellingKey } from './spelling'
import { unitInfo } from './ucum'

/** What a column or a text is about: it settles what the letters alone do not. */
export type DoseContext = 'dosimetry' | 'medication' | 'unknown'

/** Why a unit may be another one. */
export type UnitReason = 'letterCase' | 'grayOrGram' | 'gramOrYear'
/** What is odd in a spelling that has one reading all the same. */
export type UnitNote = 'letterCase' | 'mixedScript'

export interface SymbolReading {
  readonly end: number
  readonly ucum: string
  /** Other units that the letters may represent; empty where the reading is certain. */
  readonly alternatives: readonly string[]
  readonly reason: UnitReason | null
  readonly notes: readonly UnitNote[]
}

const INSIDE = /[\p{L}\p{M}\d%.()\-^²³/\s]/u
const LETTER = /[\p{L}\p{M}]/u
const GRAY_OR_GRAM = new Set(['Gy', 'mGy', 'uGy', 'g', 'mg', 'ug'])

/**
 * One unit without products and quotients at a place of a text: the longest spelling that ends where a word ends. Null where
 * none begins there.
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

/** Where a spelling that starts at `at` may end, the farthest first. */
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

/** One letter of an abbreviation that goes on: `U.EI.`. */
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

/** A unit of one letter is a word or an initial where the text is about something else. */
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

/** Which of several readings comes first, and what else the letters may mean. */
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

/** `m` written for mega, gray for gram: 10⁹ and another world; only where the context does not speak against it. */
function doubtful(written: string, other: string, context: DoseContext): boolean {
  if (GRAY_OR_GRAM.has(written) && GRAY_OR_GRAM.has(other)) {
    return unitInfo(written)?.kind === 'mass' ? context === 'dosimetry' : context === 'medication'
  }
  return written.startsWith('m') && other === `M${written.slice(1)}`
}

/** `МЗв`, `MSV`: a milli that was written as a mega. Megagrams and megalitres aren't doses, so `MG` and `ML` have one reading. */
function megaOf(key: string, unit: string): string | null {
  if (!/^[MМ]/.test(key) || !unit.startsWith('m')) return null
  const mega = `M${unit.slice(1)}`
  return unitInfo(mega) ? mega : null
}

function gramOrYear(text: string, at: number, unit: string): UnitReason | null {
  if (unit !== 'g' || !/[гГ]/.test(text.charAt(at))) return null
  return /(?:^|[^\d.,])(?:19|20)\d\d\s{0,2}$/.test(text.slice(Math.max(0, at - 8), at)) ? 'gramOrYear' : null
}
