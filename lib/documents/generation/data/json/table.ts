import { DocumentError } from '../../../error'
import { problem, type Problem } from '../../../problem'
import { CellMaker } from '../../../spreadsheets/cells'
import { detectLanguage } from '../../../spreadsheets/detect-language'
import { CellBudget, MAX_COLUMNS } from '../../../spreadsheets/grid'
import { languageFormats, type DataLanguage } from '../../../spreadsheets/language'
import type { Cell } from '../../../spreadsheets/model'
import { baseName } from '../../../results/file-names'
import { looseName, normaliseName } from '../../matching/normalise'
import type { GenerateOptions } from '../../options'
import type { DataColumn, DataTable } from '../data-table'
import type { JsonNumber, JsonObject, JsonValue } from './parse'
import type { JsonRecords } from './records'
import { escaped, JsonRow } from './rows'

/** So many objects tell the language of the texts. */
const OBJECTS_LOOKED_AT = 50
/** More places than a sentence lists. */
const MOST_PLACES = 10
/** What a binary number keeps of any decimal one (IEEE 754). */
const EXACT_DIGITS = 15

/** Where the values of objects are: columns by their paths, and which paths are lists in at least one object. */
class Shape {
  readonly lists = new Set<string>()
  readonly columns: DataColumn[] = []
  readonly keys: (readonly string[])[] = []
  readonly #byPath = new Map<string, DataColumn>()

  constructor(records: JsonRecords) {
    for (const { object } of records.records) this.#findLists(object, '')
  }

  #findLists(value: JsonValue, path: string): void {
    if (value === null || typeof value !== 'object') return
    if (value.kind === 'object') {
      for (const [key, each] of value.entries) this.#findLists(each, joined(path, key))
    } else if (value.kind === 'array') {
      this.lists.add(path)
      for (const item of value.items) if (!isArray(item)) this.#findLists(item, path)
    }
  }

  /** Lists without any entry have a column too: their tags print nothing, rather than a number of entries. */
  addEmptyLists(): void {
    for (const list of this.lists) {
      const hasValues = this.columns.some(({ header }) => header === list || header.startsWith(`${list}.`))
      if (!hasValues) this.column(list, [], list)
    }
  }

  column(path: string, keys: readonly string[], list: string | undefined): DataColumn {
    const known = this.#byPath.get(path)
    if (known !== undefined) return known
    if (this.columns.length >= MAX_COLUMNS) throw new DocumentError('JSON_TOO_MANY_KEYS', { limit: MAX_COLUMNS })
    const column = {
      index: this.columns.length,
      letter: path,
      header: path,
      names: path === '' ? [] : [normaliseName(path)],
      isPath: true as const,
      list,
    }
    this.columns.push(column)
    this.keys.push(keys)
    this.#byPath.set(path, column)
    return column
  }
}

function isArray(value: JsonValue): boolean {
  return typeof value === 'object' && value !== null && value.kind === 'array'
}

function joined(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}

/** Fills rows with the values of objects, each with its type. */
class RowMaker {
  readonly #cells: CellMaker
  readonly #budget = new CellBudget()
  readonly #mark: string
  readonly nested: string[] = []
  readonly repeated: { readonly row: number; readonly place: string }[] = []
  #serial = 0

  constructor(
    private readonly shape: Shape,
    language: DataLanguage,
  ) {
    this.#cells = new CellMaker(language)
    this.#mark = languageFormats(language).decimal
  }

  get removed(): number {
    return this.#cells.takeRemoved()
  }

  row(object: JsonObject, number: number, pointer: string): JsonRow {
    const row = this.#row(number, [], pointer, undefined, null)
    this.#object(row, object, '', [])
    return row
  }

  #row(number: number, cells: Cell[], pointer: string, list: string | undefined, parent: JsonRow | null): JsonRow {
    this.#serial += 1
    return new JsonRow(number, cells, pointer, list, parent, this.#serial, this.shape)
  }

  /** `keys` lead from the row's own object to this one. */
  #object(row: JsonRow, { entries, repeated }: JsonObject, path: string, keys: readonly string[]): void {
    for (const key of repeated) {
      this.repeated.push({ row: row.number, place: [row.pointer, ...[...keys, key].map(escaped)].join('/') })
    }
    const later: (() => void)[] = []
    for (const [key, value] of entries) {
      const inner = joined(path, key)
      const at = [...keys, key]
      // Entries of a list have the other values of the object around them, so these come first.
      if (this.shape.lists.has(inner)) later.push(() => this.#list(row, value, inner, at))
      else if (value !== null && typeof value === 'object' && value.kind === 'object')
        this.#object(row, value, inner, at)
      else this.#put(row, inner, at, value)
    }
    for (const step of later) step()
  }

  #list(row: JsonRow, value: JsonValue, path: string, keys: readonly string[]): void {
    // One value in place of a list is a list of one, as many programs write it.
    const items = value === null ? [] : typeof value === 'object' && value.kind === 'array' ? value.items : [value]
    const own = [...row.cells]
    const texts: string[] = []
    for (const [index, item] of items.entries()) {
      const steps = typeof value === 'object' && value?.kind === 'array' ? [...keys, String(index)] : keys
      const pointer = [row.pointer, ...steps.map(escaped)].join('/')
      const entry = this.#row(row.number, [...own] as Cell[], pointer, path, row)
      row.add(path, entry)
      // It has a copy of them.
      this.#budget.spend(own.length)
      if (item !== null && typeof item === 'object' && item.kind === 'object') {
        this.#object(entry, item, path, [])
        continue
      }
      if (isArray(item)) this.nested.push(pointer)
      this.#put(entry, path, [], item, path)
      texts.push(entry.cells[this.shape.column(path, [], path).index]?.text ?? '')
    }
    // Outside its loop a list of values is their text.
    if (texts.length > 0) {
      const text = texts.filter((each) => each !== '').join(', ')
      row.cells[this.shape.column(path, [], path).index] = this.#cells.text(text, null)
    }
  }

  #put(row: JsonRow, path: string, keys: readonly string[], value: JsonValue, list = row.list): void {
    const { index } = this.shape.column(path, keys, list)
    const cell = this.#cell(value)
    if (cell === undefined) return
    this.#budget.spend()
    // Two keys can make one path: `{"a.b": 1, "a": {"b": 2}}`.
    if (row.cells[index] !== undefined) {
      this.repeated.push({ row: row.number, place: [row.pointer, ...keys.map(escaped)].join('/') })
    }
    row.cells[index] = cell
  }

  #cell(value: JsonValue): Cell | undefined {
    if (value === null) return undefined
    if (typeof value === 'string') return this.#cells.text(value, null)
    if (typeof value === 'boolean') return this.#cells.boolean(value, null)
    if (value.kind === 'number') return this.#number(value)
    const text = value.kind === 'array' ? value.items.map((item) => this.#cell(item)?.text ?? '').join(', ') : ''
    return this.#cells.text(text, null)
  }

  #number({ source }: JsonNumber): Cell | undefined {
    const plain = withoutExponent(source)
    // So large or small that nobody reads its zeros: as it is written.
    if (plain === null) return this.#cells.text(source, null)
    const value = Number(plain)
    const text = plain.replace('.', this.#mark)
    const digits = plain.replace(/^-?0*\.?0*|\./g, '').length
    if (digits > EXACT_DIGITS && String(value) !== plain) return this.#cells.text(text, null)
    const [, decimals = ''] = plain.split('.')
    // Written zeros at the end are digits that a total has too.
    return { value, numFmt: decimals.endsWith('0') ? `0.${'0'.repeat(decimals.length)}` : null, text }
  }
}

/** More places than an exponent is written out to. */
const MOST_PLACES_OF_EXPONENT = 21

/** The same decimal without an exponent, with all its digits; null where that would have too many zeros. */
function withoutExponent(source: string): string | null {
  const [mantissa = '', exponent] = source.split(/[eE]/)
  if (exponent === undefined) return source
  const places = Number(exponent)
  if (Math.abs(places) > MOST_PLACES_OF_EXPONENT) return null
  const sign = mantissa.startsWith('-') ? '-' : ''
  const [whole = '', decimals = ''] = mantissa.slice(sign.length).split('.')
  const point = whole.length + places
  const digits = (whole + decimals).padEnd(point, '0')
  const before = point > 0 ? digits.slice(0, point).replace(/^0+(?=\d)/, '') : '0'
  const after = point > 0 ? digits.slice(point) : '0'.repeat(-point) + digits
  return `${sign}${before}${after === '' ? '' : `.${after}`}`
}

function sampleTexts(value: JsonValue): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object' || value.kind === 'number') return []
  if (value.kind === 'array') return value.items.slice(0, OBJECTS_LOOKED_AT).flatMap(sampleTexts)
  return [...value.entries].flatMap(([key, each]) => [key, ...sampleTexts(each)])
}

function languageOf({ records }: JsonRecords): DataLanguage {
  return detectLanguage(records.slice(0, OBJECTS_LOOKED_AT).flatMap(({ object }) => sampleTexts(object)))
}

/** JSON objects as rows, and what is doubtful about them. */
export interface JsonData {
  readonly kind: 'json'
  readonly source: JsonRecords
  readonly rows: readonly JsonRow[]
  readonly columns: readonly DataColumn[]
  /** The paths of lists, by their loose names. */
  readonly lists: ReadonlyMap<string, string>
  readonly problems: readonly Problem[]
}

/**
 * JSON objects as rows. A value in an object within another is a column of its path, `address.city`; a list is a loop of its name,
 * whose entries have columns such as `items.price`. Numbers keep the digits that they are written with.
 * @throws DocumentError SHEET_TOO_LARGE, JSON_TOO_MANY_KEYS
 */
export function jsonData(source: JsonRecords, language?: DataLanguage): JsonData {
  const shape = new Shape(source)
  const maker = new RowMaker(shape, language ?? languageOf(source))
  const isList = source.text.trimStart().startsWith('[') && !/\.(jsonl|ndjson)$/i.test(source.name)
  const isLines = /\.(jsonl|ndjson)$/i.test(source.name)
  const rows = source.records.map(({ object, number }) =>
    maker.row(object, number, isList ? `/${number - 1}` : isLines ? `${number}:` : ''),
  )
  shape.addEmptyLists()
  return {
    kind: 'json',
    source,
    rows,
    columns: shape.columns,
    lists: new Map([...shape.lists].map((list) => [looseName(list), list])),
    problems: problemsOf(maker, baseName(source.name)),
  }
}

/** The table that documents are made from, of JSON objects. @throws DocumentError JSON_NO_CHANGES */
export function jsonTable({ source, rows: all, columns, lists }: JsonData, options: GenerateOptions): DataTable {
  const { rows: asked, excludeRows = [], changes = [] } = options
  if (changes.length > 0) throw new DocumentError('JSON_NO_CHANGES')
  const gone = new Set(excludeRows)
  const allRows = gone.size === 0 ? all : all.filter(({ number }) => !gone.has(number))
  const wanted = asked && new Set(asked)
  const rows = wanted === undefined ? allRows : allRows.filter(({ number }) => wanted.has(number))
  const found = new Set(rows.map(({ number }) => number))
  const places = new Map(source.records.map(({ number, object }) => [number, object]))
  return {
    sheet: baseName(source.name),
    isByNames: false,
    headerRow: 1,
    columns,
    headerPaths: new Map(columns.map(({ index, header }) => [index, [header]])),
    rows,
    allRows,
    hiddenRows: 0,
    columnNumbersRow: null,
    filledCells: 0,
    leftOut: [],
    outRows: all.filter(({ number }) => gone.has(number)),
    changes: [],
    doubtful: [],
    rowsNotFound: [...(wanted ?? [])].filter((number) => !found.has(number)),
    lists,
    sourceOf: ({ number }) => {
      const object = places.get(number)
      return object === undefined ? 'null' : source.text.slice(object.start, object.end)
    },
  }
}

function problemsOf({ nested, repeated, removed }: RowMaker, sheet: string): Problem[] {
  const place = { file: 'data' as const, sheet }
  const [first] = repeated
  return [
    ...(removed > 0 ? [problem('SHEET_CHARACTERS', 'warning', { ...place, params: { count: removed } })] : []),
    ...(nested.length > 0
      ? [problem('JSON_LIST_IN_LIST', 'warning', { ...place, cell: nested[0] ?? null, params: listed(nested) })]
      : []),
    ...(first === undefined
      ? []
      : [
          problem('JSON_KEY_REPEATED', 'warning', {
            ...place,
            row: first.row,
            cell: first.place,
            params: listed(repeated.map((each) => each.place)),
          }),
        ]),
  ]
}

function listed(places: readonly string[]): { places: string; count: number; more: number } {
  return {
    places: places.slice(0, MOST_PLACES).join(', '),
    count: places.length,
    more: Math.max(0, places.length - MOST_PLACES),
  }
}
