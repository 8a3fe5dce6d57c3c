import type { DoseLanguage } from '../../lexicon/types'

/** The usual range of doses in a unit. */
export interface UsualSizes {
  readonly least: number
  readonly most: number
}

interface Offered {
  readonly ucum: string
  /** Its position among the choices for a column on the screen, if offered. */
  readonly choice?: number
  /**
   * The usual range in a canonical unit, set generously. A column whose median is outside it is probably in another
   * unit. Own numbers. Personal doses: from natural background (µSv per day) to accidents (Sv). Doses of patients: from
   * a dental X-ray to long interventions (ICRP 135, annex).
   */
  readonly usual?: UsualSizes
}

/** All the data about a unit except its kind and value, which `ucum.ts` has by family. */
export interface UnitRecord extends Offered {
  /**
   * How people write it. A period at the end may be left out; `µ` represents both micro signs. A spelling that
   * represents two units is listed under both. The context or the user decides which one is meant.
   */
  readonly spellings: Readonly<Record<DoseLanguage, readonly string[]>>
  /** How files, the screen and messages display it. */
  readonly shown: Readonly<Record<DoseLanguage, string>>
}

/** A product or quotient of units that have records. */
export type ComposedUnit = Offered
