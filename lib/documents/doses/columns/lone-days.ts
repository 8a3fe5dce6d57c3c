import { setAbout } from './about-role'
import type { ColumnDraft } from './draft'

/** Of a badge's wearing, as well as of somebody's work: `Start date`. */
const START =
  /^\P{L}*(?:start(?:ing)?(?:\s+dates?)?|date\s+(?:of\s+)?start(?:ed)?|begin(?:ning)?(?:\s+date)?|(?:дата\s+)?начал[оа]|(?:data\s+)?(?:de\s+)?[iî]nceput(?:ului)?|data\s+[iî]nceperii)\P{L}*$/iu
/** Of a patient's visit, as well as of a hire. */
const RECEPTION = /^\P{L}*дата\s+при[её]ма\P{L}*$/iu
const PATIENTS = /(?<!\p{L})(?:пациент|больн|patient|pacient|bolnav)/iu
/** Days of badges are shared by many of those who wear them; days of hires are not. */
const SHARED = 0.5

/**
 * «Дата приёма», `Start date` without an end: perhaps of a hire. Where each person has another day it is not taken for the dose's: a person has
 * to say which it is.
 */
export function settleLoneDays(drafts: readonly ColumnDraft[]): void {
  if (drafts.some(({ role }) => role === 'examination' || role === 'drug' || role === 'period_to')) return
  if (drafts.some(({ path }) => path.some((text) => PATIENTS.test(text)))) return
  for (const draft of drafts) {
    const said = draft.low?.text ?? ''
    const lone = (draft.role === 'period_from' && START.test(said)) || (draft.role === 'date' && RECEPTION.test(said))
    if (!lone || isShared(draft) || drafts.some(isRepeatedName)) continue
    setAbout(draft, 'other', 0.5)
    draft.doubts.add('dateUnsure')
  }
}

function isShared({ profile: { distinct, filled } }: ColumnDraft): boolean {
  return filled > 1 && distinct <= filled * SHARED
}

/** A person with several rows has a row for each of several times. */
function isRepeatedName({ role, profile: { distinct, filled } }: ColumnDraft): boolean {
  return (role === 'subject' || role === 'surname' || role === 'subject_id') && distinct < filled
}
