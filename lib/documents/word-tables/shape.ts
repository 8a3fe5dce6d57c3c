import { DocumentError } from '../error'
import { problem, type Problem } from '../problem'
import type { DataLanguage } from '../spreadsheets/language'
import { cellAddress, columnLetter } from '../spreadsheets/address'
import { oddProblems } from './odd-problems'
import { joinTables } from './joining/join-tables'
import type { JoinedTable, ShapedTable, WordTables } from './model'
import type { ColumnType, TypeChoice } from './typing/choice'
import { typedTables } from './typing/type-tables'
import { cellsToLook, namedAddresses } from './look'

export interface ShapeOptions {
  readonly join: boolean
  readonly language: DataLanguage | 'auto'
  readonly types?: readonly TypeChoice[] | undefined
  /** How many columns of a table are reported; none without it. */
  readonly reported?: ((id: string) => number) | undefined
}

export interface Shaped {
  readonly tables: readonly ShapedTable[]
  readonly messages: readonly Problem[]
}

/** Which types a person chose for a table's columns, and which of their cells stay texts since they can't be read so. */
function chosenProblems(table: ShapedTable): Problem[] {
  const { id, part, paragraph, chosen, cells } = table
  if (chosen.size === 0) return []
  const unread = new Map<number, string[]>()
  for (const [index, look] of cellsToLook(table, table.namingRows)) {
    const cell = cells[index]
    if (look !== 'unread' || cell === undefined) continue
    const addresses = unread.get(cell.col) ?? []
    unread.set(cell.col, addresses)
    addresses.push(cellAddress(cell.row, cell.col))
  }
  return [...chosen].flatMap(([column, type]) => {
    const letter = columnLetter(column)
    const place = { file: 'document', part, paragraph: Math.max(0, paragraph), column: letter } as const
    const about = { table: id, column: letter, as: type.as, way: wayOf(type) }
    const addresses = unread.get(column) ?? []
    const [first] = addresses
    return [
      problem('TABLE_TYPE_CHOSEN', 'info', { ...place, params: about }),
      ...(first === undefined
        ? []
        : [
            problem('TABLE_TYPE_UNREAD', 'warning', {
              ...place,
              cell: first,
              params: { ...about, cells: namedAddresses(addresses), count: addresses.length },
            }),
          ]),
    ]
  })
}

/** Which reading of two was chosen, in words that a message can tell apart. */
function wayOf(type: ColumnType): string {
  if (type.as === 'number') return type.decimal === undefined ? '' : type.decimal === ',' ? 'comma' : 'point'
  if (type.as !== 'date' || type.order === undefined) return ''
  return type.order === 'day-first' ? 'day' : 'month'
}

/**
 * Tables as they are in a file, put together where pages split them, with each cell typed; what was joined is reported, and what a person
 * chose with the cells that can't be read so.
 * @throws DocumentError TABLE_NOT_FOUND, TABLE_COLUMN_NOT_FOUND where a type is chosen for what isn't there
 */
export function shapeTables(
  { tables, evidence, messages }: WordTables,
  { join, language, types = [], reported }: ShapeOptions,
): Shaped {
  const whole = joinTables(tables, { join })
  const chosen = chosenTypes(whole, types)
  const typed = typedTables(whole, evidence, { language, chosen })
  const shaped = whole.map((table, index): ShapedTable => {
    const { typing = [], namingRows = 0, columns } = typed[index] ?? {}
    return {
      ...table,
      typing,
      namingRows,
      chosen: chosen.get(index) ?? NOTHING,
      columns: (reported && columns?.(reported(table.id))) ?? [],
    }
  })
  return {
    tables: shaped,
    messages: [
      ...messages,
      ...shaped.flatMap(joinedProblem),
      ...shaped.flatMap(chosenProblems),
      ...shaped.flatMap(oddProblems),
    ],
  }
}

const NOTHING: ReadonlyMap<number, ColumnType> = new Map()

/** By the index of the table, then by the column. */
function chosenTypes(
  tables: readonly JoinedTable[],
  types: readonly TypeChoice[],
): ReadonlyMap<number, ReadonlyMap<number, ColumnType>> {
  const chosen = new Map<number, Map<number, ColumnType>>()
  for (const { table: id, column, ...type } of types) {
    const index = tables.findIndex((table) => table.id === id)
    const cols = tables[index]?.cols
    if (cols === undefined) throw new DocumentError('TABLE_NOT_FOUND', { table: id, count: tables.length })
    if (column >= cols)
      throw new DocumentError('TABLE_COLUMN_NOT_FOUND', { table: id, column: column + 1, count: cols })
    chosen.set(index, (chosen.get(index) ?? new Map<number, ColumnType>()).set(column, type))
  }
  return chosen
}

function joinedProblem({ id, part, paragraph, joinedFrom }: ShapedTable): Problem[] {
  if (joinedFrom.length === 0) return []
  const params = { table: id, count: joinedFrom.length, ids: joinedFrom.join(', ') }
  return [problem('TABLE_JOINED', 'info', { file: 'document', part, paragraph: Math.max(0, paragraph), params })]
}
