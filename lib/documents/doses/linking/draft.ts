import type { Dose } from '../model'

/** A dose before it is known which other doses there are. */
export interface Draft extends Omit<Dose, 'id' | 'reading' | 'sameAs' | 'role'> {
  id: string
  reading: Dose['reading']
  role: Dose['role']
  sameAs: string | null
}

/** Assigns ids to the doses in reading order, once the list is final. */
export function finished(drafts: readonly Draft[], sameAs: ReadonlyMap<Draft, Draft>): readonly Dose[] {
  let number = 0
  for (const draft of drafts) draft.id = `d${(number += 1)}`
  for (const [draft, original] of sameAs) draft.sameAs = original.id
  return drafts
}
