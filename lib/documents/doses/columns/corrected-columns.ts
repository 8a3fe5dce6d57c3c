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

/**
 * Returns whether one header names the corrected doses of another. Both have the same words, apart from the words for a
 * correction and for the original.
 */
export function areCorrected(header: string, original: string): boolean {
  if (!saysCorrected(header) || saysCorrected(original) || saysNet(header)) return false
  const [own, other] = [header, original].map((text) => wordKey(besideCorrections(wordsBesideUnits(text))))
  return saysOriginal(original) || own === other
}
