import { hasTimeOfList, isLedByTime } from './groups'
import { type Draft, withWarnings } from './instruction'
import { isAmount, TIMED } from './item-kinds'
import type { Parts } from './parts'

/** Exempt are those of which a word tells why they have no time. */
const TOLD = ['once', 'day', 'later', 'then', 'or', 'rate'] as const

/**
 * Warns where a line seems to have been cut in two by a number or word that isn't understood. `500 mg (7) 1-0-1`: of two amounts of one
 * medicine only one is timed, and no word tells why. `2 tablets at night 7 after meals`: a bare number begins another dose, and nothing
 * says so. `Mornings A 5 mg, B 10 mg`: the time before A may be of B as well.
 */
export function warnOfUntimed(drafts: Draft[]): void {
  const warn = (at: number) => {
    const draft = drafts[at]
    if (draft) drafts[at] = withWarnings(draft, 'TWO_READINGS')
  }
  const isLed = isLedByTime(drafts[0]?.parts.items ?? [])
  drafts.forEach((draft, at) => {
    const [before, behind] = [drafts[at - 1], drafts[at + 1]]
    if (
      before &&
      (isJoinedByNothing(draft) ||
        isBareDoubt(draft) ||
        hasBareBeforeName(draft.parts) ||
        isTimeOfEither(before, draft))
    ) {
      warn(at - 1)
      warn(at)
      return
    }
    if (hasTimeOfList(draft.parts)) warn(at)
    if (isTimed(draft) || (draft.parts.has(...TOLD) && draft.parts.items[0]?.kind !== 'day')) return
    if (isLed && before && !isLedByTime(draft.parts.items)) warn(at)
    const isOfBehind = behind?.parts.has('then') === false && isSame(draft, behind, behind)
    if (!isOfBehind && !isSame(draft, before, draft)) return
    warn(at)
    if (before && drugOf(before) === drugOf(draft)) warn(at - 1)
    if (behind && drugOf(behind) === drugOf(draft)) warn(at + 1)
  })
}

function drugOf({ instructions }: Draft): string | null {
  return instructions[0]?.drug ?? null
}

function isTimed({ instructions }: Draft): boolean {
  return instructions.every(({ frequency, asNeeded, perDay }) => frequency !== null || asNeeded || perDay !== null)
}

/** Whether another draft is timed and of the same medicine. @param later that of the two which comes later */
function isSame(draft: Draft, other: Draft | undefined, later: Draft | undefined): boolean {
  return other !== undefined && later?.hasName === false && drugOf(other) === drugOf(draft) && isTimed(other)
}

function isJoinedByNothing({ parts }: Draft): boolean {
  const first = parts.items.find(({ kind }) => kind !== 'filler')
  if (!first) return false
  if (first.kind === 'name') return !first.value.isKnown
  return first.kind === 'bare' && !first.value.isLed && parts.one('name')?.value.isKnown !== true
}

/** `morning and evening, 7`. */
function isBareDoubt({ parts, instructions, hasName }: Draft): boolean {
  return !hasName && parts.has('bare') && instructions.some(({ warnings }) => warnings.includes('TWO_READINGS'))
}

/** `3 (12) months; A stopped`: what precedes the name isn't said of it. */
export function hasBeforeName({ items }: Parts): boolean {
  const name = items.findIndex(({ kind }) => kind === 'name')
  return items.slice(0, Math.max(name, 0)).some((item) => isAmount(item) || item.kind === 'unexplained')
}

/** `for 2 (12) weeks; A 5 mg`. */
function hasBareBeforeName(parts: Parts): boolean {
  const [bare, name] = [parts.one('bare'), parts.one('name')]
  return bare !== null && name !== null && bare.start < name.start && !bare.value.isLed
}

/** `A 5 mg in the morning and in the evening B 10 mg`: the second time may be of either medicine. */
function isTimeOfEither(before: Draft, { parts: { items }, hasName }: Draft): boolean {
  const [joint, time, ...others] = items
  if (!hasName || joint?.kind !== 'and' || time?.kind !== 'when') return false
  const isOnlyTime = !others.some(({ kind }) => (TIMED as readonly string[]).includes(kind))
  return isOnlyTime && before.parts.items.at(-1)?.kind === 'when'
}
