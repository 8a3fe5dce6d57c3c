import { sameAmount } from '../units/convert'
import { dividedBy, readDenominators, type UnitReading } from '../units/read-unit'
import type { DoseContext } from '../units/symbol'
import type { UnitKind } from '../units/ucum'
import type { Draft } from './drafts'
import { unitAfter } from './items'

const RADIATION: ReadonlySet<UnitKind> = new Set(['equivalent', 'absorbed', 'activity'])
const CLOSING = /[\s\u00a0]{0,2}\)[\s\u00a0]{0,2}/y

/**
 * Returns the drafts with shared units distributed. A number without a unit takes the next one's (`40/12,5 mg`). A
 * divisor of the last draft applies to all (`50mg/5mg/g`, `(300UI+150UI)/0,48ml`, `2000 UI (20 mg)/0,2 ml`).
 */
export function distributeUnits(text: string, drafts: readonly Draft[], context: DoseContext): readonly Draft[] {
  for (const chain of chainsOf(drafts)) {
    const last = chain.at(-1)
    if (!last) continue
    readBehindBracket(text, last, context)
    takeNext(chain)
    divideAll(text, chain, last)
  }
  // A draft that turned out to be a divisor isn't a separate quantity.
  return drafts.filter(({ start }, index) => start >= (drafts[index - 1]?.end ?? 0))
}

/** Returns runs of drafts that are joined by `/`, `+` or a parenthesis. */
function chainsOf(drafts: readonly Draft[]): readonly (readonly Draft[])[] {
  const chains: Draft[][] = []
  for (const draft of drafts) {
    const chain = chains.at(-1)
    if (chain && draft.joint !== null) chain.push(draft)
    else chains.push([draft])
  }
  return chains
}

/** Reads a unit or a divisor after a closing parenthesis: `(0,25 ± 0,05) мЗв` and `(20 mg)/0,2 ml`. */
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

/**
 * Applies the divisor of the last draft to the others. An amount in parentheses is an alternative with its own divisor:
 * `6mg(10mg/ml)`.
 */
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
 * Whether a draft in parentheses repeats the one before it in another unit; null if that can't be determined. After a
 * slash, only equal doses of radiation do: `12 мЗв/1,2 бэр`.
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
