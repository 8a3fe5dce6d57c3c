import { toCanonical } from '../units/convert'
import type { Denominators, UnitReading } from '../units/read-unit'
import type { DoseContext } from '../units/symbol'
import { unitInfo } from '../units/ucum'
import { times } from './decimal'
import { type Item, unitAfter } from './items'
import { type Joint, jointOf } from './joints'
import type { NumberReading } from './numbers'

/** A quantity that is being assembled. */
export interface Draft {
  readonly start: number
  end: number
  readonly value: string | null
  readonly min: string | null
  readonly max: string | null
  readonly uncertainty: string | null
  readonly numbers: readonly NumberReading[]
  unit: UnitReading | null
  /** True if its own text has a unit; false if the unit comes from a neighbor. */
  readonly ownUnit: boolean
  /** How it is joined to the draft before it. */
  readonly joint: Joint
  /** Its divisor after a closing parenthesis. */
  per?: Denominators
}

const LOOK_BACK = 48
const FARTHEST = 24

/** Returns one draft per range, per value with its uncertainty, and per remaining number. */
export function draftsOf(text: string, items: readonly Item[], context: DoseContext): Draft[] {
  const drafts: Draft[] = []
  let index = 0
  let joint: Joint = null
  while (index < items.length) {
    const item = items[index]
    if (!item) break
    let draft = single(item, joint)
    let next = items[index + 1]
    let after = jointBetween(text, item, next)
    if (next && after === 'range' && isRange(item, next)) {
      draft = rangeOf(item, next, joint)
      index += 1
      const beyond = items[index + 1]
      after = jointBetween(text, next, beyond)
      next = beyond
    } else if (next && after === 'uncertainty' && (next.unit?.ucum === '%' || isRange(item, next))) {
      draft = withUncertainty(draft, next, unitAfter(text, next.end, context))
      index += 1
      after = jointBetween(text, next, items[index + 1])
    }
    drafts.push(draft)
    joint = after === 'composite' || after === 'bracket' ? after : null
    index += 1
  }
  return drafts
}

function jointBetween(text: string, a: Item, b: Item | undefined): Joint {
  if (!b || b.start - a.end > FARTHEST) return null
  return jointOf(text.slice(a.end, b.start), text.slice(Math.max(0, a.start - LOOK_BACK), a.start))
}

/**
 * Whether two numbers share a unit or have convertible units, like the ends of a range, or a value and its uncertainty.
 */
function isRange(a: Item, b: Item): boolean {
  if (!a.unit || !b.unit || a.unit.ucum === b.unit.ucum) return true
  const [low, high] = [a.unit.canonical, b.unit.canonical]
  return low !== null && high !== null && low.unit === high.unit
}

function single(item: Item, joint: Joint): Draft {
  const { number, unit, start, end } = item
  return {
    start,
    end,
    value: number.value,
    min: null,
    max: null,
    uncertainty: null,
    numbers: [number],
    unit,
    ownUnit: unit !== null,
    joint,
  }
}

function rangeOf(a: Item, b: Item, joint: Joint): Draft {
  const shared = { value: null, uncertainty: null, numbers: [a.number, b.number], joint, start: a.start, end: b.end }
  const unit = b.unit ?? a.unit
  const [min, max] = [a.number.value, b.number.value]
  if (a.unit && b.unit && a.unit.ucum !== b.unit.ucum) {
    const [low, high] = [toCanonical(min, a.unit.ucum), toCanonical(max, b.unit.ucum)]
    const info = low && unitInfo(low.unit)
    if (low && high && info) {
      const whole = { ...b.unit, ...info, raw: `${a.unit.raw} … ${b.unit.raw}` }
      return { ...shared, min: low.value, max: high.value, unit: whole, ownUnit: true }
    }
  }
  return { ...shared, min, max, unit, ownUnit: unit !== null }
}

/** Returns a draft with its uncertainty: `± 0,05 мЗв`, `мЗв ± 10 %`, `± 10 % мЗв`. */
function withUncertainty(draft: Draft, by: Item, beyond: UnitReading | null): Draft {
  const percent = by.unit?.ucum === '%' && draft.unit?.ucum !== '%'
  const converted = percent ? null : inOneUnit(draft, by)
  if (converted !== null) return converted
  const uncertainty = percent && draft.value ? times(times(draft.value, by.number.value), '0.01') : by.number.value
  const unit = draft.unit ?? (percent ? beyond : by.unit)
  return {
    ...draft,
    end: Math.max(by.end, unit?.end ?? 0),
    uncertainty,
    unit,
    ownUnit: unit !== null,
    numbers: [...draft.numbers, by.number],
  }
}

/**
 * Converts a value and its uncertainty to the canonical unit: `1,2 мЗв ± 100 мкЗв`. Null if they already have the same
 * unit.
 */
function inOneUnit(draft: Draft, by: Item): Draft | null {
  const [own, other] = [draft.unit, by.unit]
  if (draft.value === null || !own || !other || own.ucum === other.ucum) return null
  const [value, spread] = [toCanonical(draft.value, own.ucum), toCanonical(by.number.value, other.ucum)]
  const info = value && unitInfo(value.unit)
  if (!value || !spread || !info) return null
  const unit = { ...own, ...info, raw: `${own.raw} ± ${other.raw}` }
  const numbers = [...draft.numbers, by.number]
  return { ...draft, end: by.end, value: value.value, uncertainty: spread.value, unit, numbers, ownUnit: true }
}
