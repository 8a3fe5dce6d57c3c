import type { InspectAnswer, WordedProblem } from './answers'
import { isOfRow } from './row-problems'
import type { Inspected, Role } from './state'
import type { GivenSlot } from './kept-template'

/** An error in a mapping or an option isn't an error in the file. */
const NOT_OF_THE_FILE: ReadonlySet<WordedProblem['code']> = new Set([
  'TAG_NO_COLUMN',
  'MAPPING_NO_COLUMN',
  'GROUP_NO_COLUMN',
  'PROFILE_FIELD_EMPTY',
  'AGGREGATE_NO_COLUMN',
  'ROWS_ALL_HIDDEN',
  'MAIL_LETTER_TAG',
  'MAIL_LETTER_NO_COLUMN',
  'MAIL_LETTER_NO_ROW',
])

/** The first thing that forbids a file to be used; null for one that can be. */
export function refusalOf({ problems }: Pick<InspectAnswer, 'problems'>, role: Role): WordedProblem | null {
  const forbids = (problem: WordedProblem) =>
    problem.severity === 'error' &&
    (problem.file ?? 'data') === role &&
    !NOT_OF_THE_FILE.has(problem.code) &&
    !isOfRow(problem)
  return problems.find(forbids) ?? null
}

/** What is known about the file in a slot; null before the inspection. */
export function answerAbout(role: Role, slot: GivenSlot, inspected: Inspected | null): InspectAnswer | null {
  return slot.kind === 'stored' && inspected?.question[role] === slot.name ? inspected.answer : null
}
