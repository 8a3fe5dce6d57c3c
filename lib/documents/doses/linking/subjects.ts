import type { Subject } from '../model'
import { areLike, likeNames, type LikeNames } from './like-names'
import { idKey, nameKey } from './names'

/** An identifier with more different names than this isn't a person's. */
const MOST_NAMES = 3

interface Written {
  readonly name: string | null
  readonly id: string | null
  /** The day of birth, which tells namesakes without identifiers apart. */
  readonly birth: string | null
}

/** Persons with one identifier and different names or the reverse, and names that may be one person's. */
export interface SubjectDoubts {
  readonly oneIdSeveralNames: readonly { readonly id: string; readonly names: readonly string[] }[]
  readonly oneNameSeveralIds: readonly { readonly name: string; readonly ids: readonly string[] }[]
  /** Names with initials and in full, if no identifiers show whether they are one. */
  readonly likeNames: readonly LikeNames[]
}

/**
 * All persons that a file names, as one object each. First, `note` records everything that is written. Then `subject`
 * returns the person for each writing. An identifier decides if there is one, or else the day of birth. A name alone is the person who has it
 * with an identifier elsewhere, if there is only one.
 */
export class Subjects {
  private readonly written = new Map<string, Written>()
  private readonly namesOfId = new Map<string, Map<string, Written>>()
  private readonly idsOfName = new Map<string, Map<string, Written>>()
  private readonly birthsOfName = new Map<string, Map<string, Written>>()
  private readonly resolved = new Map<string, Subject>()
  private readonly byKey = new Map<string, Subject>()

  /**
   * Records a name and an identifier as written.
   * @returns the key of this writing, for `subject`; null if it names nobody
   */
  note(name: string | null, id: string | null, birth: string | null = null): string | null {
    if (name === null && id === null) return null
    const key = `${id ?? ''}\u0000${name ?? ''}\u0000${birth ?? ''}`
    if (this.written.has(key)) return key
    const writing = { name, id, birth }
    this.written.set(key, writing)
    if (name !== null && id === null && birth !== null) put(this.birthsOfName, nameKey(name), birth, writing)
    if (name !== null && id !== null) {
      put(this.namesOfId, idKey(id), nameKey(name), writing)
      put(this.idsOfName, nameKey(name), idKey(id), writing)
    }
    return key
  }

  subject(key: string | null): Subject | null {
    if (key === null) return null
    const known = this.resolved.get(key)
    if (known) return known
    const writing = this.written.get(key)
    if (!writing) return null
    const subject = this.resolve(writing)
    this.resolved.set(key, subject)
    return subject
  }

  doubts(): SubjectDoubts {
    return {
      oneIdSeveralNames: severals(this.namesOfId).flatMap(({ first, all }) => {
        const names = all.map(({ name }) => name ?? '')
        return areOne(names) ? [] : [{ id: first.id ?? '', names }]
      }),
      oneNameSeveralIds: [...severals(this.idsOfName), ...severals(this.birthsOfName)].map(({ first, all }) => ({
        name: first.name ?? '',
        ids: all.map(({ id, birth }) => id ?? birth ?? ''),
      })),
      likeNames: this.undecidedNames(),
    }
  }

  /** Returns similar names that aren't decided. If both names have identifiers, those decide. */
  private undecidedNames(): readonly LikeNames[] {
    const names = new Map<string, string>()
    for (const { name } of this.written.values()) {
      const key = name === null ? null : nameKey(name)
      if (name !== null && key !== null && !names.has(key)) names.set(key, name)
    }
    return likeNames(names).flatMap(({ name, others }) => {
      const known = this.idsOfName.has(nameKey(name))
      const doubtful = known ? others.filter((other) => !this.idsOfName.has(nameKey(other))) : others
      return doubtful.length > 0 ? [{ name, others: doubtful }] : []
    })
  }

  private resolve({ name, id, birth }: Written): Subject {
    if (id !== null) {
      const names = this.namesOfId.get(idKey(id))
      const shared = names !== undefined && names.size > MOST_NAMES
      if (shared && name !== null) return this.once(`both:${idKey(id)}\u0000${nameKey(name)}`, { name, id })
      const [first] = names?.values() ?? []
      return this.once(`id:${idKey(id)}`, { name: shared ? null : (first?.name ?? name), id: first?.id ?? id })
    }
    const ids = [...(this.idsOfName.get(nameKey(name ?? ''))?.values() ?? [])]
    const [only] = ids
    if (ids.length === 1 && only) return this.resolve(only)
    const key = nameKey(name ?? '')
    const namesakes = (this.birthsOfName.get(key)?.size ?? 0) > 1
    return this.once(`name:${key}${namesakes && birth !== null ? `\u0000${birth}` : ''}`, { name, id: null })
  }

  private once(key: string, subject: Subject): Subject {
    const known = this.byKey.get(key)
    if (known) return known
    this.byKey.set(key, subject)
    return subject
  }
}

function put(map: Map<string, Map<string, Written>>, outer: string, inner: string, writing: Written): void {
  const known = map.get(outer)
  if (!known) map.set(outer, new Map([[inner, writing]]))
  else if (!known.has(inner)) known.set(inner, writing)
}

/** Whether all names may be one person's: «Лавров Л. Л.» and «Лавров Лев Львович» don't contradict each other. */
function areOne(names: readonly string[]): boolean {
  if (names.length > MOST_NAMES) return false
  return names.every((one, index) => names.slice(0, index).every((other) => areLike(one, other)))
}

function severals(map: ReadonlyMap<string, ReadonlyMap<string, Written>>) {
  return [...map.values()].flatMap((inner) => {
    const all = [...inner.values()]
    const [first] = all
    return first && all.length > 1 ? [{ first, all }] : []
  })
}
