import type { DoseLanguage } from '../../lexicon/types'

/** Between what sizes doses of a unit lie. */
export interface UsualSizes {
  readonly least: number
  readonly most: number
}

interface Offered {
  readonly ucum: string
  /** Where the screen offers it for a column: its place among the choices. */
  readonly choice?: number
  /**
   * Of a canonical unit, generously: a column whose middle number lies outside is probably in another unit. Own figures, from natural
   * background (µSv a day) and accidents (Sv) for personal doses, from a dental picture and long interventions (ICRP 135, annex) for
   * those of patients.
   */
  readonly usual?: UsualSizes
}

/** All that the product knows of a unit beside what it measures and is worth, which `ucum.ts` has by family. */
export interface UnitRecord extends Offered {
  /**
   * How people write it. A full stop at the end may be left out; `µ` represents both micro signs. A spelling that represents two units is
   * listed under both: which one is meant is decided by what is around it, or by a person.
   */
  readonly spellings: Readonly<Record<DoseLanguage, readonly string[]>>
  /** How files, the screen and messages write it. */
  readonly shown: Readonly<Record<DoseLanguage, string>>
}

/** A product or quotient of units that have records. */
export type ComposedUnit = Offered
