import type { DoseRole } from '../layout-model'
import type { LimitProfile } from '../limits/profiles'
import type { Position } from '../lexicon/positions'
import type { Quantity } from '../lexicon/quantity'
import type { Dose, DoseTotal, Subject } from '../model'
import type { SheetTally } from '../reading/tally'
import { isCounted } from './addable'
import type { LimitsCompared } from './compare-with-limits'

/** Why doses of a sheet aren't compared with any limit. */
export const NOT_COMPARED = ['noLimits', 'noLimitForQuantity', 'noPeople', 'noYear'] as const
export type NotCompared = (typeof NOT_COMPARED)[number]

/**
 * A one-line summary of a sheet with doses: what they are, what happened to its cells, and how many limits are
 * exceeded.
 */
export interface SheetFigures extends SheetTally {
  readonly quantities: readonly Quantity[]
  /** UCUM codes. */
  readonly units: readonly string[]
  readonly people: number
  /** Null if nothing on the sheet was compared: `notCompared` is the reason. */
  readonly exceedances: number | null
  readonly notCompared: NotCompared | null
  /** Why cells were excluded, the most frequent reason first. Cells that a user rejected have none. */
  readonly excludedRoles: readonly DoseRole[]
}

interface Facts {
  readonly quantities: Set<Quantity>
  readonly units: Set<string>
  readonly people: Set<Subject>
  readonly series: Map<Subject, Set<string>>
  readonly apart: Map<DoseRole, number>
  dated: boolean
}

/** Returns a summary of each sheet with dose cells, in reading order. */
export function sheetFigures(
  tallies: readonly SheetTally[],
  doses: readonly Dose[],
  limits: LimitsCompared | null,
): readonly SheetFigures[] {
  const bySheet = factsOf(doses)
  const compared = seriesOf(limits?.compared ?? [])
  return tallies.map((tally): SheetFigures => {
    const facts = bySheet.get(tally.sheet) ?? noFacts()
    const isCompared = [...facts.series].some(([subject, own]) =>
      [...own].some((key) => compared.get(subject)?.has(key)),
    )
    return {
      ...tally,
      quantities: [...facts.quantities],
      units: [...facts.units],
      people: facts.people.size,
      exceedances: isCompared
        ? (limits?.exceedances ?? []).filter((each) => facts.series.get(each.subject)?.has(keyOf(each))).length
        : null,
      notCompared: isCompared ? null : reasonOf(facts, limits?.profile ?? null),
      excludedRoles: [...facts.apart].toSorted(([, a], [, b]) => b - a).map(([role]) => role),
    }
  })
}

function noFacts(): Facts {
  return {
    quantities: new Set(),
    units: new Set(),
    people: new Set(),
    series: new Map(),
    apart: new Map(),
    dated: false,
  }
}

function factsOf(doses: readonly Dose[]): ReadonlyMap<string, Facts> {
  const sheets = new Map<string, Facts>()
  for (const dose of doses) {
    const { sheet } = dose.column
    const facts = sheets.get(sheet) ?? noFacts()
    sheets.set(sheet, facts)
    addTo(facts, dose)
  }
  return sheets
}

function addTo(facts: Facts, dose: Dose): void {
  const { subject, reading, role } = dose
  if (!isCounted(dose)) {
    facts.apart.set(role, (facts.apart.get(role) ?? 0) + 1)
    return
  }
  const quantity = reading.quantity ?? dose.column.quantity
  if (quantity !== null) facts.quantities.add(quantity)
  if (reading.unit !== null) facts.units.add(reading.unit)
  if (dose.date !== null || dose.period !== null) facts.dated = true
  if (subject === null) return
  facts.people.add(subject)
  const own = facts.series.get(subject) ?? new Set<string>()
  facts.series.set(subject, own.add(keyOf({ quantity, position: dose.position })))
}

function seriesOf(totals: readonly DoseTotal[]): Map<Subject, Set<string>> {
  const series = new Map<Subject, Set<string>>()
  for (const total of totals) {
    if (total.subject === null) continue
    const own = series.get(total.subject) ?? new Set<string>()
    series.set(total.subject, own.add(keyOf(total)))
  }
  return series
}

function keyOf({ quantity, position }: { readonly quantity: Quantity | null; readonly position: Position | null }) {
  return `${quantity}|${position}`
}

function reasonOf(facts: Facts, profile: LimitProfile | null): NotCompared {
  if (profile === null) return 'noLimits'
  const limited = new Set(profile.limits.flatMap(({ quantities }) => quantities))
  if (![...facts.quantities].some((quantity) => limited.has(quantity))) return 'noLimitForQuantity'
  if (facts.people.size === 0) return 'noPeople'
  return facts.dated ? 'noLimitForQuantity' : 'noYear'
}
