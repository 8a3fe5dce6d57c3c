import type { DataLanguage } from '../spreadsheets/language'
import { problem, type Problem } from '../problem'
import { joinTables } from './joining/join-tables'
import type { ShapedTable, WordTables } from './model'
import { typeTables } from './typing/type-tables'

export interface ShapeOptions {
  readonly join: boolean
  readonly language: DataLanguage | 'auto'
}

export interface Shaped {
  readonly tables: readonly ShapedTable[]
  readonly messages: readonly Problem[]
}

/** Tables as they stand in a file, put together where pages split them, with each cell typed; what was joined is told. */
export function shapeTables({ tables, evidence, messages }: WordTables, { join, language }: ShapeOptions): Shaped {
  const whole = joinTables(tables, { join })
  const typings = typeTables(whole, evidence, { language })
  const shaped = whole.map((table, index): ShapedTable => ({ ...table, typing: typings[index] ?? [] }))
  const joined = shaped.flatMap(({ id, part, paragraph, joinedFrom }) =>
    joinedFrom.length === 0
      ? []
      : [
          problem('TABLE_JOINED', 'info', {
            file: 'document',
            part,
            paragraph: Math.max(0, paragraph),
            params: { table: id, count: joinedFrom.length, ids: joinedFrom.join(', ') },
          }),
        ],
  )
  return { tables: shaped, messages: [...messages, ...joined] }
}
