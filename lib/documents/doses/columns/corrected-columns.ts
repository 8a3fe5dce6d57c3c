import { besideCorrections, saysCorrected, saysOriginal } from './corrections'
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

/** A column of doses of record repeats the reported ones in this many rows at least. */
const FEWEST_REPEATED = 2

/**
 * Recognizes the dose of record next to what was reported and what replaced it, whatever the columns are called:
 * `Reported | Amended | Dose of record`. In every row it's the replacement, or the reported dose if there is none. Only
 * it counts.
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
    for (const reported of alike) {
      const amended = alike.find((draft) => draft !== reported && isRecordOf(record, reported, draft))
      if (amended) reported.isAside = amended.isAside = true
    }
  }
}

function isRecordOf(record: ColumnDraft, reported: ColumnDraft, amended: ColumnDraft): boolean {
  const [own, before, after] = [record, reported, amended].map(({ profile }) => profile.sizes)
  if (!own || !before || !after) return false
  let [replaced, repeated] = [0, 0]
  for (const [row, size] of own.entries()) {
    const [first, second] = [before[row] ?? null, after[row] ?? null]
    if (size !== (second ?? first)) return false
    if (second !== null && second !== first) replaced += 1
    if (second === null && first !== null) repeated += 1
  }
  return replaced > 0 && repeated >= FEWEST_REPEATED
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
