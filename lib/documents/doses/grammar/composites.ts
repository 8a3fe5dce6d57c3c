import { sameAmount } from '../units/convert'
import { dividedBy, readDenominators, type UnitReading } from '../units/read-unit'
import type { DoseContext } from '../units/symbol'
import type { UnitKind } from '../units/ucum'
import type { Draft } from './drafts'
import { unitAfter } from './items'

const RADIATION: ReadonlySet<UnitKind> = new Set(['equivalent', 'absorbed', 'activity'])
const CLOSING = /[\s\u00a0]{0,2}\)[\s\u00a0]{0,2}/y

/**
 * The drafts with their units where they share one: a number without one takes the next one's (`40/12,5 mg`), and what the last is divided
 * by divides all (`50mg/5mg/g`, `(300UI+150UI)/0,48ml`, `2000 UI (20 mg)/0,2 ml`).
 */
export function distributeUnits(text: string, drafts: readonly Draft[], context: DoseContext): readonly Draft[] {
  for (const chain of chainsOf(drafts)) {
    const last = chain.at(-1)
    if (!last) continue
    readBehindBracket(text, last, context)
    takeNext(chain)
    divideAll(text, chain, last)
  }
  // What turned out to be a divisor is no quantity of its own.
  return drafts.filter(({ start }, index) => start >= (drafts[index - 1]?.end ?? 0))
}

/** Runs of drafts that `/`, `+` or a bracket join. */
function chainsOf(drafts: readonly Draft[]): readonly (readonly Draft[])[] {
  const chains: Draft[][] = []
  for (const draft of drafts) {
    const chain = chains.at(-1)
    if (chain && draft.joint !== null) chain.push(draft)
    else chains.push([draft])
  }
  return chains
}

/** `(0,25 ± 0,05) мЗв` and `(20 mg)/0,2 ml`. */
function readBehindBracket(text: string, last: Draft, context: DoseContext): void {
  CLOSING.lastIndex = last.end
  const closing = CLOSING.exec(text)
  if (!closing) return
  const at = last.end + closing[0].length
  if (!last.unit) {
    const unit = unitAfter(text, at, context)
    if (unit) [last.unit, last.end] = [unit, unit.end]
    return
  }
  if (last.unit.per.length > 0) return
  const per = readDenominators(text, last.end + closing[0].trimEnd().length, context, last.unit.kind)
  if (per.list.length > 0) [last.per, last.end] = [per, per.end]
}

function takeNext(chain: readonly Draft[]): void {
  let next: UnitReading | null = null
  for (const draft of [...chain].reverse()) {
    draft.unit ??= next
    next = draft.unit
  }
}

/** A bracket contains another way of saying it with its own divisor: `6mg(10mg/ml)`. */
function divideAll(text: string, chain: readonly Draft[], last: Draft): void {
  const per = last.per
  if (per) {
    for (const draft of chain)
      if (draft.unit && draft.unit.per.length === 0) draft.unit = over(draft.unit, last.unit, per.list, text)
    return
  }
  const own = last.unit?.per ?? []
  if (own.length === 0 || chain.some(({ joint }) => joint === 'bracket')) return
  for (const draft of chain)
    if (draft.unit && draft.unit.per.length === 0) draft.unit = over(draft.unit, last.unit, own, text)
}

function over(unit: UnitReading, last: UnitReading | null, list: UnitReading['per'], text: string): UnitReading {
  const divided = dividedBy(unit, { list, end: unit.end }, text)
  const below = last && last.per.length > 0 ? last.raw.slice(last.numerator.end - last.start) : ''
  return { ...divided, raw: unit.raw + below }
}

/**
 * Whether a draft in brackets says the one before it over again in another unit; null where that cannot be known. Behind a stroke
 * only doses of radiation do, and only where they are the same: `12 мЗв/1,2 бэр`.
 */
export function restates(before: Draft | undefined, draft: Draft): boolean | null {
  if (draft.joint === null || !before?.unit || !draft.unit) return null
  if (before.value === null || draft.value === null) return null
  const same = sameAmount(
    { value: before.value, ucum: before.unit.ucum },
    { value: draft.value, ucum: draft.unit.ucum },
  )
  if (draft.joint === 'bracket') return same
  return same && RADIATION.has(draft.unit.kind) && before.unit.ucum !== draft.unit.ucum ? true : null
}
