import type { Dose } from '../model'

/** A dose while it is not yet known which others there are. */
export interface Draft extends Omit<Dose, 'id' | 'reading' | 'sameAs' | 'role'> {
  id: string
  reading: Dose['reading']
  role: Dose['role']
  sameAs: string | null
}

/** Gives the doses their ids, in reading order, once it is sure which there are. */
export function finished(drafts: readonly Draft[], sameAs: ReadonlyMap<Draft, Draft>): readonly Dose[] {
  let number = 0
  for (const draft of drafts) draft.id = `d${(number += 1)}`
  for (const [draft, original] of sameAs) draft.sameAs = original.id
  return drafts
}
