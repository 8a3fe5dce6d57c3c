import { setAbout } from './about-role'
import type { ColumnDraft } from './draft'
import { headerWords } from './header-words'
import { isMeasured, namedQuantity } from './measured-rows'

/** Drops «Вид дозы» over unknown words of the organization if «Показатель» next to it names quantities. */
export function dropSilentQuantities(drafts: readonly ColumnDraft[]): void {
  const listed = drafts.filter(({ role }) => role === 'quantity')
  const named = listed.filter(namesQuantities)
  if (named.length === 0) return
  for (const draft of listed) if (!named.includes(draft)) setAbout(draft, 'other', 0.6)
}

function namesQuantities({ profile }: ColumnDraft): boolean {
  return profile.samples.some((text) => namedQuantity(headerWords(text)) !== null || isMeasured(text, '', true))
}
