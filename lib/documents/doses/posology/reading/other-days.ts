import { rate } from './dosing'
import type { Draft } from './instruction'

const DAYS_OF_WEEK = 7

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
