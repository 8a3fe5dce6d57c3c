import type { DoseLanguage } from '../lexicon/types'
import { BELOW_STROKE_UNITS } from './records/below'
import { COMPOSED_UNITS } from './records/composed'
import { MEDICINE_UNITS } from './records/medicines'
import { RADIATION_UNITS } from './records/radiation'
import type { UnitRecord, UsualSizes } from './records/unit-record'

/** A record for each unit: how it is written and shown, whether the screen offers it, and its usual range. */
export const UNIT_RECORDS: readonly UnitRecord[] = [...RADIATION_UNITS, ...MEDICINE_UNITS, ...BELOW_STROKE_UNITS]

const BY_CODE: ReadonlyMap<string, UnitRecord> = new Map(UNIT_RECORDS.map((unit) => [unit.ucum, unit]))
const OFFERED = [...UNIT_RECORDS, ...COMPOSED_UNITS]
const USUAL = new Map(OFFERED.flatMap(({ ucum, usual }) => (usual ? [[ucum, usual] as const] : [])))

/** The units that the user can choose for a column, the common ones of each kind first. */
export const UNIT_CHOICES: readonly string[] = OFFERED.filter(({ choice }) => choice !== undefined)
  .toSorted((a, b) => (a.choice ?? 0) - (b.choice ?? 0))
  .map(({ ucum }) => ucum)

/** Returns the usual range of doses in a canonical unit; undefined if it isn't known. */
export function usualSizes(ucum: string): UsualSizes | undefined {
  return USUAL.get(ucum)
}

/**
 * Returns a unit as written in texts of the language: `мЗв`, `Гр·см²`, `mg/kg/d`. Products and quotients are assembled
 * from their parts; a part without a record is shown as its code.
 */
export function unitShown(ucum: string, language: DoseLanguage): string {
  const whole = BY_CODE.get(ucum)
  if (whole) return whole.shown[language]
  const shown = (part: string) => BY_CODE.get(part)?.shown[language] ?? part
  return ucum
    .split('/')
    .map((part) => BY_CODE.get(part)?.shown[language] ?? part.split('.').map(shown).join('·'))
    .join('/')
}
