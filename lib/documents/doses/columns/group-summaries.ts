import { setAbout } from './about-role'
import { isQuantile } from './beside-doses'
import type { ColumnDraft } from './draft'
import { isCalledPatient, isCalledPerformer } from './performers'
import { isSingleQuantity } from './roles'

/** Columns that give each row a day, an examination or a badge of its own, so it summarizes nothing. */
const OF_ONE: ReadonlySet<string> = new Set(['date', 'period_from', 'birth', 'dosimeter'])
const NAMES: ReadonlySet<string> = new Set(['subject', 'surname', 'subject_id', 'other', 'row_number'])
const FEWEST_ROWS = 2

/**
 * Recognizes tables that summarize examinations by who performed them: `Operator | Procedures | Total DAP | Mean DAP`.
 * Each performer has one row, next to a statistic or a count of the patients. No figure is a dose of the person named, and
 * none is added.
 */
export function settleSummaries(drafts: readonly ColumnDraft[]): void {
  const doses = drafts.filter(({ holds }) => holds === 'values')
  const performers = drafts.filter((draft) => draft.holds === null && NAMES.has(draft.role) && isCalledPerformer(draft))
  if (doses.length === 0 || performers.length === 0) return
  if (!doses.every(({ quantity }) => quantity !== null && isSingleQuantity(quantity))) return
  if (drafts.some((draft) => OF_ONE.has(draft.role) || (isCalledPatient(draft) && !isCount(draft)))) return
  if (!performers.every(({ profile }) => profile.distinct === profile.filled && profile.filled >= FEWEST_ROWS)) return
  const ofMany = drafts.some((draft) => isStatistic(draft) || isCount(draft))
  if (!ofMany) return
  for (const draft of performers) setAbout(draft, 'other', 0.8)
  for (const draft of doses) draft.isAside = true
}

function isStatistic(draft: ColumnDraft): boolean {
  return draft.holds === 'values' && (draft.words.some(({ mean }) => mean) || isQuantile(draft))
}

/** Whether whole numbers count examinations or patients: `Procedures`, `No. of patients`. */
function isCount({ holds, role, low, profile }: ColumnDraft): boolean {
  if (holds !== null || low === null || !profile.integers || profile.numbers < 1 || profile.counting) return false
  return role === 'examination' || low.meaning === 'examination' || low.noDose || role === 'other'
}
