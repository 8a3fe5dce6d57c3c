import { PhraseFinder } from '../evidence/phrases'
import { EN_PEOPLE } from '../language/en/people'
import type { PeopleConcept } from '../language/people-concepts'
import { RO_PEOPLE } from '../language/ro/people'
import { RU_PEOPLE } from '../language/ru/people'
import type { ColumnRole } from '../layout-model'
import { setAbout } from './about-role'
import { type ColumnDraft, headerOf } from './draft'
import { wordKey } from './fold'

const FINDER = new PhraseFinder<PeopleConcept>([EN_PEOPLE, RU_PEOPLE, RO_PEOPLE])
const OF_PEOPLE: ReadonlySet<ColumnRole> = new Set(['subject', 'surname', 'given_name', 'subject_id', 'other'])

/** The minimum share of a column's cells. */
const MOSTLY = 0.5

/**
 * Excludes columns of people such as `Operator`, «Врач» next to patients, since they don't receive the patients' doses.
 */
export function settlePerformers(drafts: readonly ColumnDraft[]): void {
  if (!drafts.some((draft) => says(draft, 'patient') && OF_PEOPLE.has(draft.role))) return
  for (const draft of drafts)
    if (OF_PEOPLE.has(draft.role) && says(draft, 'performer') && !says(draft, 'patient')) setAbout(draft, 'other', 0.8)
}

/** Whether a table is of patients. Each dose of a patient is then a single dose. */
export function isOfPatients(drafts: readonly ColumnDraft[]): boolean {
  return drafts.some((draft) => draft.role === 'examination' || (OF_PEOPLE.has(draft.role) && says(draft, 'patient')))
}

/** Marks «Доза оператора» next to patients, or next to two columns of people. The user must say whose dose it is. */
export function doubtPerformers(drafts: readonly ColumnDraft[], doses: readonly ColumnDraft[]): void {
  const people = drafts.filter(({ holds, profile }) => holds === null && profile.people >= MOSTLY)
  if (people.length < 2 && !isOfPatients(drafts)) return
  for (const draft of doses) if (says(draft, 'performer')) draft.doubts.add('perhapsDoses')
}

function says(draft: ColumnDraft, concept: PeopleConcept): boolean {
  return FINDER.in(wordKey(headerOf(draft)).split(' ')).some((hit) => hit.concept === concept)
}
