import { DocumentError } from '../../../error'
import type { NamedFile } from '../../../tool'
import { joinTables } from '../../joining/join-tables'
import type { CellTyping, JoinedTable, WordCell } from '../../model'
import { readTables } from '../../reader/read-tables'
import { typeTables } from '../type-tables'

export interface TypedCell {
  readonly table: JoinedTable
  readonly cell: WordCell
  readonly typing: CellTyping
}

/** Each cell of a file's tables with its type, as a workbook would have it; null where the file can't be read. */
export async function typedCells(file: NamedFile): Promise<TypedCell[] | null> {
  const read = await readTables(file).catch((error: unknown) => {
    if (error instanceof DocumentError) return null
    throw error
  })
  if (read === null) return null
  const tables = joinTables(read.tables, { join: true })
  const typings = typeTables(tables, read.evidence, { language: 'auto' })
  return tables.flatMap((table, at) =>
    table.cells.map((cell, index) => {
      const typing = typings[at]?.[index]
      if (typing === undefined) throw new Error(`A cell without a type: ${file.name} ${table.id}`)
      return { table, cell, typing }
    }),
  )
}
