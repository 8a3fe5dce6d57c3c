import { besideCorrections, saysCorrected, saysOriginal } from './corrections'
import { setAbout } from './about-role'
import type { ColumnDraft } from './draft'
import { wordKey } from './fold'
import { wordsBesideUnits } from './header-units'
import { saysNet } from './net-words'
import { timeKey } from './periods'

/**
 * Decides between original and corrected doses: `Reported Hp(10) | Corrected Hp(10)`. Corrected doses replace the
 * original ones. Where a correction is blank, the original counts; `settleRestated` finds those rows.
 */
export function settleCorrectedColumns(doses: readonly ColumnDraft[]): void {
  for (const corrected of doses) {
    const { quantity, position, subject, period } = corrected
    for (const draft of doses) {
      const alike = draft.quantity === quantity && draft.position === position && draft.subject === subject
      if (draft === corrected || !alike || timeKey(draft.period) !== timeKey(period)) continue
      if (areCorrected(corrected.path.join(' / '), draft.path.join(' / '))) draft.isAside = true
    }
  }
}

/** A column of doses of record repeats one of the others in this many rows at least. */
const FEWEST_REPEATED = 3
/** At least so many rows show that a column is a difference. */
const FEWEST_APART = 2
/** Allows for rounding when binary fractions are subtracted. */
const SLACK = 1e-6

/**
 * Recognizes the dose of record next to the doses it was chosen from, whatever the columns are called: `Reported |
 * Amended | Dose of record`, `TLD | EPD | Legal dose`. In every row it's the first of the two in one order, or the other
 * if there is none. Only it counts, and the difference of the two isn't a dose.
 */
export function settleRecordedDoses(doses: readonly ColumnDraft[]): void {
  for (const record of doses) {
    const alike = doses.filter(
      (draft) =>
        draft !== record &&
        draft.quantity === record.quantity &&
        draft.position === record.position &&
        draft.subject === record.subject &&
        timeKey(draft.period) === timeKey(record.period),
    )
    for (const usual of alike) {
      const other = alike.find((draft) => draft !== usual && isRecordOf(record, usual, draft))
      if (!other) continue
      usual.isAside = other.isAside = true
      for (const draft of alike) if (isApart(draft, usual, other)) setAbout(draft, 'other', 0.8)
    }
  }
}

/** Whether a column says how far apart two others are. Numbers below zero aren't sizes, so few rows may be left to compare. */
function isApart(draft: ColumnDraft, first: ColumnDraft, second: ColumnDraft): boolean {
  let rows = 0
  for (const [row, size] of draft.profile.sizes.entries()) {
    if (typeof size !== 'number') continue
    const [one, other] = [first.profile.sizes[row], second.profile.sizes[row]]
    if (typeof one !== 'number' || typeof other !== 'number') return false
    if (Math.abs(Math.abs(one - other) - size) > SLACK * Math.max(1, one, other)) return false
    rows += 1
  }
  return rows >= FEWEST_APART
}

/** Whether a column's doses are those of the first column, or of the second where the first has none. */
function isRecordOf(record: ColumnDraft, first: ColumnDraft, second: ColumnDraft): boolean {
  const [own, preferred, others] = [record, first, second].map(({ profile }) => profile.sizes)
  if (!own || !preferred || !others) return false
  let [chosen, filledIn, repeated] = [0, 0, 0]
  for (const [row, size] of own.entries()) {
    const [one, other] = [preferred[row] ?? null, others[row] ?? null]
    if ((size ?? null) !== (one ?? other)) return false
    if (size === null || size === undefined) continue
    repeated += 1
    if (one === null) filledIn += 1
    else if (one !== other && other !== null) chosen += 1
  }
  return filledIn > 0 && chosen > 0 && repeated >= FEWEST_REPEATED
}

/**
 * Returns whether one header names the corrected doses of another. Both have the same words, apart from the words for a
 * correction and for the original.
 */
export function areCorrected(header: string, original: string): boolean {
  if (!saysCorrected(header) || saysCorrected(original) || saysNet(header)) return false
  const [own, other] = [header, original].map((text) => wordKey(besideCorrections(wordsBesideUnits(text))))
  return saysOriginal(original) || own === other
}
