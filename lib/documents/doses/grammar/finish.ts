import { type Quantity, QUANTITY_KINDS } from '../lexicon/quantity'
import type { DoseContext } from '../units/symbol'
import type { UnitInfo } from '../units/ucum'
import { restates } from './composites'
import { compareDecimals } from './decimal'
import type { Draft } from './drafts'
import type { ComparatorReading } from './joints'
import type { Ambiguity, AmbiguityReason, QuantityReading } from './reading'

export interface FinishOptions {
  readonly context: DoseContext
  readonly comparator: ComparatorReading | null
  /** The unit for a number without one. */
  readonly fallback: UnitInfo | null
  readonly name: Quantity | null
  /** The draft before it, if it was kept. */
  readonly previous: Draft | undefined
}

/** Returns a draft as a reading, with its ambiguities. */
export function finished(text: string, draft: Draft, options: FinishOptions) {
  const { unit } = draft
  const { context, comparator, fallback } = options
  const again = restates(options.previous, draft)
  const units: readonly UnitInfo[] = unit ? [infoOf(unit), ...unit.alternatives] : fallback ? [fallback] : []
  const quantity: QuantityReading = {
    start: draft.start,
    end: draft.end,
    raw: text.slice(draft.start, draft.end),
    value: draft.value,
    min: draft.min,
    max: draft.max,
    comparator: comparator?.comparator ?? null,
    uncertainty: draft.uncertainty,
    censor: comparator?.below && context !== 'medication' ? 'below_limit' : null,
    rawUnit: unit?.raw ?? null,
    units,
    unitFrom: unit ? 'cell' : fallback ? 'default' : null,
    per: unit?.per ?? [],
    quantity: options.name,
    restates: again === true,
    notes: [...new Set([...draft.numbers.flatMap(({ notes }) => notes), ...(unit?.notes ?? [])])],
  }
  return { quantity, ambiguities: [...doubtsOf(draft, units), ...joinedDoubts(options, draft, again, units)] }
}

type Doubt = Omit<Ambiguity, 'index'>

/** Returns the ambiguities of the number and the unit. */
function doubtsOf(draft: Draft, units: readonly UnitInfo[]): Doubt[] {
  const [ucum = ''] = units.map((unit) => unit.ucum)
  const doubts: Doubt[] = draft.numbers.flatMap(({ reason, value, alternatives }) =>
    reason
      ? [
          doubt(
            reason,
            [value, ...alternatives].map((number) => amount(number, ucum)),
          ),
        ]
      : [],
  )
  if (draft.unit?.reason) {
    const shown = draft.value ?? `${draft.min ?? ''}–${draft.max ?? ''}`
    doubts.push(
      doubt(
        draft.unit.reason,
        units.map((unit) => amount(shown, unit.ucum)),
      ),
    )
  }
  if (draft.min !== null && draft.max !== null && compareDecimals(draft.min, draft.max) > 0) {
    doubts.push(doubt('rangeBackwards', [amount(`${draft.max}–${draft.min}`, ucum), amount(draft.min, ucum)]))
  }
  return doubts
}

/** Returns the ambiguities due to neighboring drafts. */
function joinedDoubts(
  { name, previous }: FinishOptions,
  draft: Draft,
  again: boolean | null,
  units: readonly UnitInfo[],
): Doubt[] {
  const doubts: Doubt[] = []
  const [best] = units
  if (name && best && !QUANTITY_KINDS[name].includes(best.kind)) {
    doubts.push(doubt('quantityAgainstUnit', [name, best.ucum]))
  }
  if (again === false && previous) doubts.push(doubt('restatedDifferently', [shownOf(previous), shownOf(draft)]))
  if (draft.joint !== 'composite' || !previous?.unit || !draft.unit || !previous.value || !draft.value) return doubts
  const [up, down] = [previous.value, draft.value]
  if (previous.ownUnit && previous.unit.ucum === 'g' && draft.unit.ucum === 'g' && compareDecimals(up, down) <= 0) {
    doubts.push(doubt('compositeOrQuotient', [`${up} g/(${down}.g)`, `${up} g + ${down} g`]))
  }
  const part = /^[1-7]$/.test(up) && /^[248]$/.test(down) && compareDecimals(up, down) < 0
  if (!previous.ownUnit && part && previous.joint === null && draft.unit.kind === 'mass') {
    doubts.push(
      doubt('fractionOrComposite', [
        `${up}/${down} ${draft.unit.ucum}`,
        `${up} ${draft.unit.ucum} + ${down} ${draft.unit.ucum}`,
      ]),
    )
  }
  return doubts
}

function doubt(reason: AmbiguityReason, alternatives: readonly string[]): Doubt {
  return { reason, alternatives }
}

function amount(value: string, ucum: string): string {
  return ucum === '' ? value : `${value} ${ucum}`
}

function shownOf({ value, unit }: Draft): string {
  return amount(value ?? '', unit?.ucum ?? '')
}

function infoOf({ ucum, kind, canonical }: UnitInfo): UnitInfo {
  return { ucum, kind, canonical }
}
