import type { Posology } from '../types'
import { amountOfDay, isOnceADay, rate } from './dosing'
import type { Draft } from './instruction'

const DAYS_OF_WEEK = 7

/** `4 mg one day, 5 mg the next`: each every other day. */
export function alternate(drafts: Draft[]): void {
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
    }
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

/** Sets the frequency of doses for the remaining weekdays: `5 mg Mon, Wed, Fri and 2.5 mg other days`. */
export function onOtherDays(draft: Draft, before: readonly Draft[]): Draft {
  if (!draft.parts.all('weekdays').some(({ value }) => value === 0)) return draft
  const drug = draft.instructions[0]?.drug
  const taken = before
    .filter(({ instructions }) => instructions[0]?.drug === drug)
    .flatMap(({ parts }) => parts.all('weekdays'))
    .reduce((sum, { value }) => sum + value, 0)
  const left = DAYS_OF_WEEK - taken
  if (taken === 0 || left <= 0) return draft
  const instructions = draft.instructions.map((one) =>
    one.dose && one.frequency === null ? { ...one, frequency: rate(String(left), 'wk') } : one,
  )
  return { ...draft, instructions }
}
