import { BUILTIN_NAMES, builtinOf, isRowsName } from './builtins'
import type { Columns } from '../data/columns'
import type { DataColumn } from '../data/data-table'
import type { MatchHow, MatchOptions, TagSource } from './match'
import { isCondition, parseExpression, type Names } from './expressions'
import { normaliseName } from './normalise'
import { profileName, ProfileValues } from '../values/profile'
import { nearest } from './similarity'
import type { TemplateTag } from '../template/template'

export const NO_SOURCE: TagSource = { kind: 'nothing' }
const ROWS: TagSource = { kind: 'rows' }

/** Whether a section by its looks goes over rows, rather than being shown or not. */
function isLoop({ kind, repeats, comparison }: TemplateTag): boolean {
  return kind === 'section' && repeats !== false && comparison === null
}

/** What makes a name a calculation: a slash or a hyphen within a word may be a part of it. */
const SIGN_OF_SUM = /[+*×÷=<>≠≤≥()[\]]|[-−–/]\s*$|\s[-−–]\s/

/** «Кол-во»: every hyphen is of a shortened word, and no sign is there. */
function isShortenedName(name: string): boolean {
  return !/[-−–/]|[+*×÷=<>≠≤≥()[\]]/.test(name.replace(/(?<=\p{L})-\p{L}{1,3}(?!\p{L})/gu, ''))
}

/** What a name means, and how sure that is. */
export interface FoundSource {
  readonly how: MatchHow
  readonly source: TagSource
  readonly suggestion?: DataColumn | null
}

const NOTHING_KNOWN: FoundSource = { how: 'none', source: NO_SOURCE }

/** Finds what each name of a tag means, where no person has said it. */
export class Matcher {
  readonly #profile: ProfileValues
  readonly #grouped: boolean

  /** The names within expressions that were asked for and are there. */
  readonly asked = new Set<string>()
  /** What names mean in an expression: only what is sure. */
  readonly names: Names = {
    source: (name) => this.#sure(name),
    exactly: (name) => {
      const column = this.columns.exactly(name)
      return column === null ? null : { kind: 'column', column }
    },
    column: (name, list) => (list === undefined ? this.columns : this.columns.within(list)).find(name),
  }

  constructor(
    private readonly columns: Columns,
    private readonly mapped: ReadonlyMap<string, FoundSource>,
    /** The columns that tags have by their own names. */
    private readonly taken: ReadonlySet<DataColumn>,
    { profile, groupBy = [] }: MatchOptions,
  ) {
    this.#profile = new ProfileValues(profile)
    this.#grouped = groupBy.length > 0
  }

  #sure(name: string): TagSource | null {
    const key = normaliseName(name)
    const { how, source } = this.mapped.get(key) ?? this.#known(key) ?? this.#list(name) ?? NOTHING_KNOWN
    if (how === 'none' || source.kind === 'nothing') return null
    this.asked.add(key)
    return source
  }

  /** A list of JSON data, for totals of its entries within an expression. */
  #list(name: string): FoundSource | null {
    const list = this.columns.listNamed(name)
    return list === null ? null : { how: 'rows', source: { kind: 'rows', list } }
  }

  find(key: string, name: string, tags: readonly TemplateTag[]): FoundSource {
    const known = this.#known(key)
    if (known !== null) return known
    const [first] = tags
    if (first !== undefined && first.expression && normaliseName(first.expression) === key) {
      const { expression, resolved } = parseExpression(first.expression, this.names)
      const printed = tags.some(({ kind }) => kind === 'value')
      if (expression !== null && !(printed && isCondition(expression))) {
        return { how: 'computed', source: { kind: 'expression', expression } }
      }
      const spelled = expression === null && !SIGN_OF_SUM.test(name) ? this.columns.spelled(name) : null
      if (spelled !== null) return { how: 'exact', source: { kind: 'column', column: spelled } }
      return expression === null && resolved === 0 && isShortenedName(name) ? this.#guess(name, tags) : NOTHING_KNOWN
    }
    const spelled = this.columns.spelled(name)
    if (spelled !== null) return { how: 'exact', source: { kind: 'column', column: spelled } }
    if (tags.some(({ origin }) => origin === 'mergeField')) {
      const merged = this.columns.mergeField(name)
      if (merged !== null) return { how: 'exact', source: { kind: 'column', column: merged } }
    }
    return this.#guess(name, tags)
  }

  #known(key: string): FoundSource | null {
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
    return isRowsName(key) ? { how: 'rows', source: ROWS } : null
  }

  /**
   * A name that nothing has. That of a section is a loop's; one that is like a column's may be a mistyped condition, and is a loop
   * only where documents are made of several rows or the tag itself says so.
   */
  #guess(name: string, tags: readonly TemplateTag[]): FoundSource {
    const likely = this.#likely(name)
    const suggestion = likely ?? this.columns.nearest(name)
    const sure = tags.some(
      ({ kind, repeats, formats }) => kind === 'section' && (repeats === true || formats.length > 0),
    )
    if (sure) return { how: 'rows', source: ROWS }
    const loop = tags.some(isLoop)
    if (loop && suggestion === null) return { how: 'rows', source: ROWS }
    if (suggestion === null) return NOTHING_KNOWN
    if (loop && this.#grouped) return { how: 'supposed', source: ROWS, suggestion }
    if (likely !== null) return { how: 'supposed', source: { kind: 'column', column: likely }, suggestion: likely }
    return { how: 'supposed', source: NO_SOURCE, suggestion }
  }

  /** A column that no tag of the template has by its own name: what has a tag is not what another one means. */
  #likely(name: string): DataColumn | null {
    const column = this.columns.likely(name)
    return column === null || this.taken.has(column) ? null : column
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
