import { problem, type Problem } from '../problem'
import { cellAddress, columnLetter } from '../spreadsheets/address'
import { cellsToLook, namedAddresses } from './look'
import type { ShapedTable } from './model'
import type { ColumnType } from './typing/choice'

/** Which types a person chose for a table's columns, and which of their cells stay texts since they can't be read so. */
export function chosenProblems(table: ShapedTable): Problem[] {
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
