import { idKey, nameKey } from '../linking/names'
import type { Subject } from '../model'

/** The same person in two files. */
export interface Pair {
  readonly before: Subject | null
  readonly now: Subject | null
}

/** Returns the subjects by key, leaving out keys that several subjects share. */
function byOwnKey(subjects: readonly Subject[], keyOf: (subject: Subject) => string | null): Map<string, Subject> {
  const own = new Map<string, Subject>()
  const shared = new Set<string>()
  for (const subject of subjects) {
    const key = keyOf(subject)
    if (key === null || key === '') continue
    if (own.has(key)) shared.add(key)
    own.set(key, subject)
  }
  for (const key of shared) own.delete(key)
  return own
}

// The same comparison as within one file: one person there is one person here.
const idOf = ({ id }: Subject) => (id === null ? null : idKey(id))
const nameOf = ({ name }: Subject) => (name === null ? null : nameKey(name))

/**
 * Matches the persons of two files: by number if both have one, otherwise by name if only one person has it in each
 * file. Two different numbers are two persons, whatever their names.
 */
export function matchSubjects(before: readonly Subject[], now: readonly Subject[]): Pair[] {
  const byId = byOwnKey(before, idOf)
  const byName = byOwnKey(before, nameOf)
  const ownNames = byOwnKey(now, nameOf)
  const taken = new Set<Subject>()
  const pairs = now.map((subject): Pair => {
    const [id, name] = [idOf(subject), nameOf(subject)]
    const sameId = id === null ? undefined : byId.get(id)
    const sameName = name === null || ownNames.get(name) !== subject ? undefined : byName.get(name)
    const namesake = sameName && (id === null || sameName.id === null) ? sameName : undefined
    const found = sameId ?? namesake
    if (found === undefined || taken.has(found)) return { before: null, now: subject }
    taken.add(found)
    return { before: found, now: subject }
  })
  const missing = before
    .filter((subject) => !taken.has(subject))
    .map((subject): Pair => ({ before: subject, now: null }))
  return [...pairs, ...missing]
}
