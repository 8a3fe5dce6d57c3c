import type { Comparator } from '../lexicon/comparators'
import type { Censor } from '../lexicon/markers'
import type { Quantity } from '../lexicon/quantity'
import type { UnitSource } from '../layout-model'
import type { DoseReading } from '../model'
import { toCanonical } from '../units/convert'
import type { UnitInfo } from '../units/ucum'
import type { Known } from './known'

/** What a value says. Missing properties say nothing. */
export interface Said {
  readonly raw: string
  readonly value?: string | null
  readonly min?: string | null
  readonly max?: string | null
  readonly comparator?: Comparator | null
  readonly uncertainty?: string | null
  readonly censor?: Censor | null
  readonly unit: UnitInfo | null
  readonly rawUnit: string | null
  readonly unitSource: UnitSource | null
  readonly quantity: Quantity | null
  readonly drug?: string | null
  readonly form?: string | null
  readonly route?: string | null
  readonly rhythm?: Pick<DoseReading, 'frequency' | 'perDay' | 'duration' | 'asNeeded'> | null
  /** How certain the reading of the text itself is. */
  readonly sureness?: number
  readonly warnings?: readonly string[]
}

/** Factor for rounding to two decimal places. */
const PLACES = 100

/**
 * Returns a reading with its value in canonical units. Its confidence is its column's times its own. The column's says
 * how certain it is that the column contains these doses in this unit. Its own says how plainly the text gives the
 * dose: 1 for a typed number, less for odd spellings and words around it.
 */
export function makeReading(said: Said, known: Known): DoseReading {
  const { value = null, unit, rhythm = null } = said
  const { confidence, facts } = known
  const canonical = unit?.canonical ?? null
  return {
    raw: said.raw,
    value,
    min: said.min ?? null,
    max: said.max ?? null,
    comparator: said.comparator ?? null,
    uncertainty: said.uncertainty ?? null,
    censor: said.censor ?? null,
    rawUnit: said.rawUnit,
    unit: unit?.ucum ?? null,
    canonicalValue: value !== null && unit ? (toCanonical(value, unit.ucum)?.value ?? null) : null,
    canonicalUnit: canonical?.unit ?? null,
    unitSource: unit ? said.unitSource : null,
    quantity: said.quantity,
    drug: said.drug ?? null,
    form: said.form ?? facts?.form ?? null,
    route: said.route ?? facts?.route ?? null,
    frequency: rhythm?.frequency ?? null,
    perDay: rhythm?.perDay ?? null,
    duration: rhythm?.duration ?? null,
    asNeeded: rhythm?.asNeeded ?? false,
    confidence: Math.round(confidence * (said.sureness ?? 1) * PLACES) / PLACES,
    warnings: warningsOf(said, known),
  }
}

/** Returns the warnings, with one about the unit if it isn't the cell's own and no user has confirmed it. */
function warningsOf({ unit, unitSource, warnings = [] }: Said, { told, twoUnits }: Known): readonly string[] {
  if (!unit || told) return warnings
  if (unitSource === 'assumed') return [...warnings, 'DOSE_UNIT_ASSUMED']
  return twoUnits && unitSource === 'header' ? [...warnings, 'DOSE_UNIT_OF_TWO'] : warnings
}
