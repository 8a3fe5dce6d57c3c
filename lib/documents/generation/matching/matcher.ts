import { BUILTIN_NAMES, builtinOf, isRowsName } from './builtins'
import type { Columns } from '../data/columns'
import type { DataColumn } from '../data/data-table'
import type { MatchHow, MatchOptions, TagSource } from './match'
import { profileName, ProfileValues } from '../values/profile'
import { nearest } from './similarity'
import type { TemplateTag } from '../template/template'

export const NO_SOURCE: TagSource = { kind: 'nothing' }
const ROWS: TagSource = { kind: 'rows' }

/** Whether a section by its looks goes over rows, rather than being shown or not. */
function isLoop({ kind, repeats, comparison }: TemplateTag): boolean {
  return kind === 'section' && repeats !== false && comparison === null
}

/** What a name means, and how sure that is. */
export interface FoundSource {
  readonly how: MatchHow
  readonly source: TagSource
  readonly suggestion?: DataColumn | null
}

/** Finds what each name of a tag means, where no person has said it. */
export class Matcher {
  readonly #profile: ProfileValues
  readonly #grouped: boolean

  constructor(
    private readonly columns: Columns,
    { profile, groupBy = [] }: MatchOptions,
  ) {
    this.#profile = new ProfileValues(profile)
    this.#grouped = groupBy.length > 0
  }

  find(key: string, name: string, tags: readonly TemplateTag[]): FoundSource {
    const column = this.columns.named(key)
    if (column !== null) return { how: 'exact', source: { kind: 'column', column } }
    const builtin = builtinOf(key)
    if (builtin !== null) return { how: 'builtin', source: { kind: 'builtin', builtin } }
    const inProfile = profileName(key)
    if (inProfile !== null) {
      const field = this.#profile.fieldOf(inProfile)
      return field === null
        ? { how: 'none', source: NO_SOURCE }
        : { how: 'profile', source: { kind: 'profile', field } }
    }
    if (isRowsName(key)) return { how: 'rows', source: ROWS }
    if (tags.some(({ origin }) => origin === 'mergeField')) {
      const merged = this.columns.mergeField(name)
      if (merged !== null) return { how: 'exact', source: { kind: 'column', column: merged } }
    }
    return this.#guess(name, tags)
  }

  /**
   * A name that nothing has. That of a section is a loop's; one that is like a column's may be a mistyped condition, and is a loop
   * only where documents are made of several rows or the tag itself says so.
   */
  #guess(name: string, tags: readonly TemplateTag[]): FoundSource {
    const suggestion = this.columns.nearest(name)
    const sure = tags.some(
      ({ kind, repeats, formats }) => kind === 'section' && (repeats === true || formats.length > 0),
    )
    if (sure) return { how: 'rows', source: ROWS }
    const loop = tags.some(isLoop)
    if (loop && suggestion === null) return { how: 'rows', source: ROWS }
    if (suggestion === null) return { how: 'none', source: NO_SOURCE }
    return { how: 'supposed', source: loop && this.#grouped ? ROWS : NO_SOURCE, suggestion }
  }

  /** A builtin's or a profile's name that was probably meant, where no column was. */
  hint(name: string): string | null {
    const inProfile = profileName(name)
    if (inProfile === null) return nearest(name, BUILTIN_NAMES, (known) => known)
    const field = this.#profile.nearest(inProfile)
    return field === null ? null : `${name.slice(0, name.indexOf('.'))}.${field}`
  }

  isEmptyField(field: string): boolean {
    return this.#profile.isEmpty(field)
  }
}
