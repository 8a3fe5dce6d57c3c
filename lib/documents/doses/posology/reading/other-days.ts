import type { Posology } from '../types'
import { amountOfDay, isOnceADay, rate } from './dosing'
import { type Draft, withWarnings } from './instruction'

const DAYS_OF_WEEK = 7

/** `4 mg one day, 5 mg the next`: each every other day. */
export function alternate(drafts: Draft[]): void {
  const alternating = new Set<number>()
  drafts.forEach((draft, at) => {
    const before = drafts[at - 1]
    if (
      !before ||
      draft.hasName ||
      !(isAlternating(draft) || isOfOneDay(before, draft)) ||
      !isOnOneDay(before) ||
      !isOnOneDay(draft)
    )
      return
    for (const index of [at - 1, at]) {
      const one = drafts[index]
      if (one) drafts[index] = { ...one, instructions: one.instructions.map(everyOtherDay) }
      alternating.add(index)
    }
  })
  // `The other day` of which it isn't clear what is taken on the one.
  drafts.forEach((draft, at) => {
    const isOfOther = draft.parts.all('note').some(({ value }) => value === 'alternate')
    if (isOfOther && !alternating.has(at)) drafts[at] = withWarnings(draft, 'UNEXPLAINED_TEXT')
  })
}

/** `300 mg 1 time, then 75 mg daily`: what is followed by another dose is taken once. */
export function onceBeforeNext(drafts: Draft[]): void {
  drafts.forEach((draft, at) => {
    const next = drafts[at + 1]
    const rhythms = draft.parts.all('frequency')
    const isOnce = rhythms.length === 1 && rhythms.every(({ value }) => value.isGuess === true && value.max === '1')
    const isTimed = draft.parts.has('when', 'mealtime', 'clocks', 'weekdays', 'course', 'meal', 'meals')
    if (!next || next.hasName || !next.parts.has('then') || !isOnce || isTimed) return
    drafts[at] = {
      ...draft,
      instructions: draft.instructions.map((one) => ({ ...one, frequency: null, perDay: null })),
    }
  })
}

/** `A in the morning, after 30 minutes B 20 mg`: what follows is taken as often. */
export function afterDelay(drafts: Draft[]): void {
  drafts.forEach((draft, at) => {
    const frequency = drafts[at - 1]?.instructions.at(-1)?.frequency ?? null
    const name = draft.parts.items.findIndex(({ kind }) => kind === 'name')
    const isDelayed = draft.parts.items.slice(0, Math.max(name, 0)).some(({ value }) => value === 'delay')
    if (frequency === null || !isDelayed) return
    const instructions = draft.instructions.map((one): Posology => {
      if (one.frequency !== null || one.asNeeded || one.perDay !== null) return one
      const warnings = [...new Set([...one.warnings, 'TWO_READINGS' as const])]
      return { ...one, frequency, perDay: one.dose && amountOfDay(one.dose, frequency), warnings }
    })
    drafts[at] = { ...draft, instructions }
  })
}

function isAlternating({ parts }: Draft): boolean {
  return [...parts.all('note'), ...parts.all('then')].some(
    ({ value }) => value === 'alternate' || value === 'alternating',
  )
}

/** `One day 2 mg, one day 3 mg`. */
function isOfOneDay(...drafts: readonly Draft[]): boolean {
  return drafts.every(({ instructions }) =>
    instructions.every(({ duration }) => duration?.value === '1' && duration.unit === 'd'),
  )
}

/** Whether a draft has a dose without a time, or for one day. */
function isOnOneDay({ instructions, parts }: Draft): boolean {
  return (
    instructions.length === 1 &&
    instructions.every(
      ({ dose, frequency, duration }) =>
        dose !== null && (frequency === null || isOnceADay(frequency)) && (duration === null || duration.value === '1'),
    ) &&
    !parts.has('needed', 'once')
  )
}

function isEveryOtherDay({ max, period, periodUnit }: NonNullable<Posology['frequency']>): boolean {
  return max === '1' && period === '2' && periodUnit === 'd'
}

function everyOtherDay(one: Posology): Posology {
  const frequency: Posology['frequency'] = { min: '1', max: '1', period: '2', periodMax: null, periodUnit: 'd' }
  const perDay = one.dose && amountOfDay(one.dose, frequency)
  return {
    ...one,
    frequency,
    perDay,
    duration: null,
    warnings: [...new Set([...one.warnings, 'TWO_READINGS' as const])],
  }
}

/** `A 5 mg every other day alternating with B 25 mg`: both are taken as often. */
export function alternateWith(draft: Draft, before: Draft | undefined): Draft {
  const frequency = before?.instructions.at(-1)?.frequency ?? null
  if (frequency === null || !draft.parts.all('then').some(({ value }) => value === 'alternating')) return draft
  const instructions = draft.instructions.map((one): Posology =>
    one.frequency === null && one.perDay === null && !one.asNeeded
      ? { ...one, frequency, perDay: one.dose && amountOfDay(one.dose, frequency) }
      : one,
  )
  return { ...draft, instructions }
}

/** Sets the frequency of doses for the remaining weekdays: `5 mg Mon, Wed, Fri and 2.5 mg other days`. */
export function onOtherDays(draft: Draft, before: readonly Draft[]): Draft {
  if (!draft.parts.all('weekdays').some(({ value }) => value === 0)) return draft
  const drug = draft.instructions[0]?.drug
  const taken = before
    .filter(({ instructions }) => instructions[0]?.drug === drug)
    .flatMap(({ parts }) => parts.all('weekdays'))
    .reduce((sum, { value }) => sum + value, 0)
  const last = before.at(-1)?.instructions.at(-1)
  // `10 mg every other day, 5 mg on the other days`
  if (taken === 0 && last && last.drug === drug && last.frequency && isEveryOtherDay(last.frequency))
    return { ...draft, instructions: draft.instructions.map(everyOtherDay) }
  const left = DAYS_OF_WEEK - taken
  if (taken === 0 || left <= 0) return withWarnings(draft, 'UNEXPLAINED_TEXT')
  const instructions = draft.instructions.map((one) =>
    one.dose && one.frequency === null ? { ...one, frequency: rate(String(left), 'wk') } : one,
  )
  return { ...draft, instructions }
}
