import type { Cell } from '../../../spreadsheets/model'
import type { DataColumn, DataRow } from '../data-table'

/** Where the values of columns are: the list that has each, and the keys from an entry of that list to the value. */
export interface JsonPlaces {
  readonly columns: readonly DataColumn[]
  readonly keys: readonly (readonly string[])[]
}

/** An object of the data, or an entry of a list within one: it has the cells of the objects around it too. */
export class JsonRow implements DataRow {
  readonly #lists = new Map<string, JsonRow[]>()

  constructor(
    readonly number: number,
    readonly cells: (Cell | undefined)[],
    readonly pointer: string,
    /** The list that it is an entry of; undefined for an object of the data itself. */
    readonly list: string | undefined,
    readonly parent: JsonRow | null,
    /** Numbers all rows of the data, so that a value of the object around entries counts once. */
    private readonly serial: number,
    private readonly places: JsonPlaces,
  ) {}

  add(list: string, row: JsonRow): void {
    const rows = this.#lists.get(list)
    if (rows === undefined) this.#lists.set(list, [row])
    else rows.push(row)
  }

  /** The entries of a list in this row, in the lists within it, or else in the objects around it. */
  entries(list: string): readonly JsonRow[] {
    if (list === this.list) return [this]
    const own = this.#lists.get(list)
    if (own !== undefined) return own
    const within = [...this.#lists].filter(([name]) => list.startsWith(`${name}.`)).flatMap(([, rows]) => rows)
    if (within.length > 0) return within.flatMap((row) => row.entries(list))
    const isInner = this.list !== undefined && list.startsWith(`${this.list}.`)
    return this.parent === null || isInner ? [] : this.parent.entries(list)
  }

  addressOf(column: DataColumn): string {
    const { list } = column
    const keys = this.places.keys[column.index] ?? []
    if (this.parent !== null && list !== this.list && !isWithin(list, this.list)) return this.parent.addressOf(column)
    const inner =
      list === this.list ? [] : (list ?? '').slice(this.list === undefined ? 0 : this.list.length + 1).split('.')
    return [this.pointer, ...inner, ...keys].map((key, at) => (at === 0 ? key : escaped(key))).join('/')
  }

  standsIn(columnIndex: number): number {
    const list = this.places.columns[columnIndex]?.list
    if (this.parent === null || list === this.list) return this.serial
    return this.parent.standsIn(columnIndex)
  }

  picture(): null {
    return null
  }

  pictureCount(): number {
    return 0
  }
}

function isWithin(list: string | undefined, outer: string | undefined): boolean {
  return outer !== undefined && list !== undefined && list.startsWith(`${outer}.`)
}

/** A key within a JSON Pointer (RFC 6901 §3). */
export function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
