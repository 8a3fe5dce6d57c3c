import { besideCorrections, saysCorrected, saysOriginal } from './corrections'
import type { ColumnDraft } from './draft'
import { wordKey } from './fold'
import { wordsBesideUnits } from './header-units'
import { saysNet } from './net-words'
import { timeKey } from './periods'

/** `Reported Hp(10) | Corrected Hp(10)`: doses that another column has in their place. Where that is blank they count, `settleRestated` finds it. */
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

/** Returns whether a header says that its doses are another's after a correction: the same words but for that one, or those for what was before it. */
export function areCorrected(header: string, original: string): boolean {
  if (!saysCorrected(header) || saysCorrected(original) || saysNet(header)) return false
  const [own, other] = [header, original].map((text) => wordKey(besideCorrections(wordsBesideUnits(text))))
  return saysOriginal(original) || own === other
}
