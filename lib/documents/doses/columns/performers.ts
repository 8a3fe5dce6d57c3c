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

/** In a column of whoever wrote the rows, a name comes back at least so often. */
const LEAST_REPEATED = 2

/**
 * Excludes columns of people such as `Operator`, «Врач» next to patients, since they don't receive the patients' doses;
 * and those of people who wrote or checked the rows: the person is named above or to the left.
 * @param named titles or lines above the rows name persons
 */
export function settlePerformers(drafts: readonly ColumnDraft[], named: boolean): void {
  for (const draft of drafts) if (isOfWriters(draft, drafts, named)) setAbout(draft, 'other', 0.8)
  if (!drafts.some((draft) => says(draft, 'patient') && OF_PEOPLE.has(draft.role))) return
  for (const draft of drafts)
    if (OF_PEOPLE.has(draft.role) && says(draft, 'performer') && !says(draft, 'patient')) setAbout(draft, 'other', 0.8)
}

/** Whether names to the right of all doses, under a header that says nothing of persons, belong to those who wrote the rows. */
function isOfWriters(draft: ColumnDraft, drafts: readonly ColumnDraft[], named: boolean): boolean {
  const { role, low, index, profile } = draft
  if (role !== 'subject' || low === null || low.meaning !== null || profile.people < MOSTLY) return false
  const doses = drafts.filter(({ holds }) => holds === 'values')
  if (doses.length === 0 || doses.some((dose) => dose.index > index)) return false
  if (!named && !drafts.some((other) => OF_PEOPLE.has(other.role) && other.role !== 'other' && other.index < index))
    return false
  return says(draft, 'performer') || profile.distinct * LEAST_REPEATED <= profile.filled
}

/** Whether a table is of patients. Each dose of a patient is then a single dose. */
export function isOfPatients(drafts: readonly ColumnDraft[]): boolean {
  return drafts.some((draft) => draft.role === 'examination' || (OF_PEOPLE.has(draft.role) && says(draft, 'patient')))
}

/** Whether a column's header names who examines or treats. */
export function isCalledPerformer(draft: ColumnDraft): boolean {
  return says(draft, 'performer') && !says(draft, 'patient')
}

/** Whether a column's header names patients or their examinations. */
export function isCalledPatient(draft: ColumnDraft): boolean {
  return draft.role === 'examination' || says(draft, 'patient')
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
