import { romanNumeral } from '../../language/roman-numeral'
import type { Censor } from '../lexicon/markers'
import type { Position } from '../lexicon/positions'
import type { Quantity } from '../lexicon/quantity'
import type { Level } from '../comparison/periods'
import type { ColumnDoubt, ColumnRole, DoseColumn, NothingReason, UnitSource } from '../layout-model'
import type { DecisionReason } from '../model'
import type { PeriodUnit } from '../posology/types'
import type { Change } from '../result'
import type { ExcludedKind } from '../why/excluded-rows'
import type { DoseLabelCode, DoseLabels } from './label-codes'
import { isWordedLimit, isWordedQuantity } from './worded'

/** Values that sheets show as a word. Each has a code that is the same in every language. */
export interface WordCodes {
  readonly role: ColumnRole
  readonly unitSource: UnitSource
  readonly censor: Censor
  readonly position: Position
  readonly reason: DecisionReason
  readonly doubt: ColumnDoubt
  readonly nothing: NothingReason
  readonly change: Change
  readonly level: Level
  readonly holds: NonNullable<DoseColumn['holds']>
  readonly grouping: 'device' | 'drug'
  readonly periodUnit: PeriodUnit
  readonly answer: 'yes' | 'no'
  readonly excludedKind: ExcludedKind
}

/** The words of a sheet, either for people or for programs. For programs, the words are the codes. */
export interface Words {
  word<Kind extends keyof WordCodes>(kind: Kind, code: WordCodes[Kind]): string
  quantity(code: Quantity): string
  /** Returns the name of a unit by its UCUM code. */
  unit(ucum: string): string
  /** Returns the name of a limit. Limits of the user's own profile only have their id. */
  limit(id: string): string
  /** `2024`, `2024-Q3`, `2024-03`. */
  period(name: string): string
  /** Returns the reasons by the ids of rules. */
  because(rules: readonly string[]): string
}

/** The codes unchanged, for CSV, which programs read. */
export const CODES: Words = {
  word: (_, code) => code,
  quantity: (code) => code,
  unit: (ucum) => ucum,
  limit: (id) => id,
  period: (name) => name,
  because: (rules) => rules.join(' '),
}

/** Returns the words for people. Quarters sort in their order, and months as numbers. */
export function wordsOf(labels: DoseLabels): Words {
  const known = new Map<string, string>()
  const once = (key: string, make: () => string): string => {
    let word = known.get(key)
    if (word === undefined) known.set(key, (word = make()))
    return word
  }
  return {
    // Each kind has its own codes, but TypeScript can't infer that across two variables.
    word: (kind, code) => once(`${kind}.${code}`, () => labels(`doses.${kind}.${code}` as DoseLabelCode)),
    quantity: (code) =>
      isWordedQuantity(code) ? once(`quantity.${code}`, () => labels(`doses.quantity.${code}`)) : code,
    unit: (ucum) => once(`unit.${ucum}`, () => labels.unit(ucum)),
    limit: (id) => (isWordedLimit(id) ? once(`limit.${id}`, () => labels(`doses.limit.${id}`)) : id),
    because: (rules) => once(`rules.${rules.join(' ')}`, () => labels.because(rules)),
    period: (name) =>
      once(`period.${name}`, () => {
        const [year = '', part] = name.split('-')
        if (!part?.startsWith('Q')) return name
        return labels('doses.quarterOf', { year, quarter: romanNumeral(Number(part.slice(1))) ?? '' })
      }),
  }
}
