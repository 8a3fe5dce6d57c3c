import { columnIndex } from '../spreadsheets/address'
import type { DataColumn } from './data'
import { mergeFieldKey } from './merge-field-names'
import { normaliseName } from './normalise'
import { nearest } from './similarity'

/** The columns of a table by the names that a person may call them by. */
export class Columns {
  readonly #byName = new Map<string, DataColumn>()

  constructor(readonly all: readonly DataColumn[]) {
    // Of several with one name the first, and a header goes before a longer name.
    for (const column of all) this.#add(column.names[0], column)
    for (const column of all) for (const name of column.names) this.#add(name, column)
  }

  #add(name: string | undefined, column: DataColumn): void {
    if (name !== undefined && !this.#byName.has(name)) this.#byName.set(name, column)
  }

  /** The column of a header, however it is typed; null where there is none. */
  named(name: string): DataColumn | null {
    return this.#byName.get(normaliseName(name)) ?? null
  }

  /** The column of a header or, where there is none, of a letter. */
  find(nameOrLetter: string): DataColumn | null {
    const named = this.named(nameOrLetter)
    if (named !== null) return named
    const index = columnIndex(nameOrLetter.trim())
    return index === null ? null : (this.all.find((column) => column.index === index) ?? null)
  }

  /** The column that Word's mail merge would take for a field of this name. */
  mergeField(name: string): DataColumn | null {
    const key = mergeFieldKey(name)
    return this.all.find(({ header }) => header !== '' && mergeFieldKey(header) === key) ?? null
  }

  nearest(name: string): DataColumn | null {
    return nearest(name, this.all, ({ header }) => header)
  }
}

/** What a message says of a column that is probably meant. */
export function nearParams(column: DataColumn | null): { near: string; header: string; letter: string } {
  return { near: column === null ? 'no' : 'yes', header: column?.header ?? '', letter: column?.letter ?? '' }
}
