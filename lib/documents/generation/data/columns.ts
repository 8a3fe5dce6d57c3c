import { columnIndex } from '../../spreadsheets/address'
import type { DataColumn } from './data-table'
import { mergeFieldKey } from '../template/merge-field-names'
import { looseName, normaliseName } from '../matching/normalise'
import { isLikely, nearest } from '../matching/similarity'

/** Excel's own `B:B`, for a letter that is also the header of another column. */
const WHOLE_COLUMN = /^([a-z]{1,3}):\1$/i

/** The columns of a table by the names that a person may call them by. */
export class Columns {
  readonly #byName = new Map<string, DataColumn>()
  readonly #byConstantName = new Map<string, DataColumn>()
  /** Null where two columns have the name. */
  readonly #byLooseName = new Map<string, DataColumn | null>()

  readonly #lists: ReadonlyMap<string, string>
  readonly #within = new Map<string, Columns>()

  /** `list` is the one that a loop goes over: the names of its columns are without its own within it. */
  constructor(
    readonly all: readonly DataColumn[],
    lists: ReadonlyMap<string, string> = new Map(),
    readonly list = '',
  ) {
    this.#lists = lists
    for (const outer of outerLists(list, lists)) this.#addInner(outer)
    // Of several with one name the first, and a header goes before a longer name.
    for (const column of all) this.#add(column.names[0], column)
    for (const column of all) {
      for (const name of column.names) this.#add(name, column)
      this.#addLoose(looseName(column.header), column)
      if (column.constantName !== undefined) this.#byConstantName.set(normaliseName(column.constantName), column)
    }
  }

  /** The columns as they are called in a loop over a list. */
  within(list: string): Columns {
    if (list === this.list) return this
    const known = this.#within.get(list)
    if (known !== undefined) return known
    const columns = new Columns(this.all, this.#lists, list)
    this.#within.set(list, columns)
    return columns
  }

  /** The path of the list of this name, first of those within the list that is gone over; null where there is none. */
  listNamed(name: string): string | null {
    if (this.#lists.size === 0) return null
    for (const outer of [...outerLists(this.list, this.#lists), '']) {
      const found = this.#lists.get(looseName(outer === '' ? name : `${outer}.${name}`))
      if (found !== undefined) return found
    }
    return null
  }

  /** Whether a list has this name at any place of the data. */
  isListAnywhere(name: string): boolean {
    const own = looseName(name)
    return [...this.#lists.values()].some((path) =>
      path.split('.').some((_, at, parts) => looseName(parts.slice(at).join('.')) === own),
    )
  }

  /** Adds the columns of a list by their names within it. */
  #addInner(list: string): void {
    for (const column of this.all) {
      if (!column.header.startsWith(`${list}.`)) continue
      const name = column.header.slice(list.length + 1)
      this.#add(normaliseName(name), column)
      const loose = looseName(name)
      if (loose !== '' && !this.#byLooseName.has(loose)) this.#byLooseName.set(loose, column)
    }
  }

  /** What a column is called here. */
  #nameOf({ header }: DataColumn): string {
    return this.list !== '' && header.startsWith(`${this.list}.`) ? header.slice(this.list.length + 1) : header
  }

  #add(name: string | undefined, column: DataColumn): void {
    if (name !== undefined && !this.#byName.has(name)) this.#byName.set(name, column)
  }

  #addLoose(name: string, column: DataColumn): void {
    if (name === '') return
    const known = this.#byLooseName.get(name)
    if (known?.list !== undefined && column.list !== known.list) return
    this.#byLooseName.set(name, known === undefined || known === column ? column : null)
  }

  /** The column of a header or else of a constant name, except for case, spaces and kinds of signs; null where there is none. */
  exactly(name: string): DataColumn | null {
    const key = normaliseName(name)
    return this.#byName.get(key) ?? this.#byConstantName.get(key) ?? null
  }

  /** The same, also without punctuation and diacritics (`looseName`) where one column alone has that name. */
  named(name: string): DataColumn | null {
    return this.exactly(name) ?? this.#byLooseName.get(looseName(name)) ?? null
  }

  /**
   * The column of a header or, where there is none, of a letter, written `B` or as Excel writes a whole column, `B:B`; then of a
   * constant name, since one of them is `n`.
   */
  find(nameOrLetter: string): DataColumn | null {
    const headed = this.#byName.get(normaliseName(nameOrLetter))
    if (headed !== undefined) return headed
    const index = columnIndex(nameOrLetter.trim().replace(WHOLE_COLUMN, '$1'))
    const lettered = this.all.find((column) => column.index === index)
    return lettered ?? this.named(nameOrLetter)
  }

  /** The column that Word's mail merge would take for a field of this name. */
  mergeField(name: string): DataColumn | null {
    const key = mergeFieldKey(name)
    return this.all.find(({ header }) => header !== '' && mergeFieldKey(header) === key) ?? null
  }

  /** The one column whose header has the same letters and digits in the same order; null where there is none or more than one. */
  spelled(name: string): DataColumn | null {
    const key = lettersOf(name)
    const [only, another] = key === '' ? [] : this.all.filter((column) => lettersOf(this.#nameOf(column)) === key)
    return another === undefined ? (only ?? null) : null
  }

  /** The one column that a name probably means (`isLikely`); null where there is none or more than one. */
  likely(name: string): DataColumn | null {
    const [only, another] = this.all.filter((column) => isLikely(name, this.#nameOf(column)))
    return another === undefined ? (only ?? null) : null
  }

  nearest(name: string): DataColumn | null {
    return nearest(name, this.all, (column) => this.#nameOf(column))
  }
}

/** The lists that one is within, itself first: `items.parts`, `items`. */
function outerLists(list: string, lists: ReadonlyMap<string, string>): string[] {
  return [...lists.values()]
    .filter((each) => list === each || list.startsWith(`${each}.`))
    .toSorted((a, b) => b.length - a.length)
}

/** A name without any sign: `№ п/п` is `№ п.п.`. A percent sign stays, since it tells a share from an amount. */
function lettersOf(name: string): string {
  return looseName(name).replace(/[^\p{L}\p{N}\p{M}№%]/gu, '')
}

/** What a message says of a column that is probably meant. */
export function nearParams(column: DataColumn | null): { near: string; header: string; letter: string } {
  return { near: column === null ? 'no' : 'yes', header: column?.header ?? '', letter: column?.letter ?? '' }
}
