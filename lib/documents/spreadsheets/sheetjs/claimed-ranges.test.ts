import { expect, test } from '@jest/globals'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { CellBudget } from '../grid'
import { checkXlsbRanges, checkXlsRanges } from './claimed-ranges'

/** Records of an .xls stream: each a type, a length and so many zeros. */
function xlsStream(type: number, length: number, count: number): Uint8Array {
  const record = Buffer.alloc(4 + length)
  record.writeUInt16LE(type, 0)
  record.writeUInt16LE(length, 2)
  return Buffer.alloc(record.length * count, record)
}

const IN_ROW = 256
const ROWS = Math.floor(PREMIUM_GATE.maxCells / IN_ROW)
const MUL_RK = { type: 0x00bd, length: 6 + 6 * IN_ROW }

test('an .xls file with more cells than are allowed is refused before they are made', () => {
  const allowed = xlsStream(MUL_RK.type, MUL_RK.length, ROWS)
  expect(() => checkXlsRanges(allowed, new CellBudget())).not.toThrow()
  const more = Buffer.concat([allowed, xlsStream(0x0203, 14, PREMIUM_GATE.maxCells - ROWS * IN_ROW + 1)])
  expect(() => checkXlsRanges(more, new CellBudget())).toThrow(expect.objectContaining({ code: 'SHEET_TOO_LARGE' }))
})

test('blank cells of an .xls file are not counted', () => {
  expect(() => checkXlsRanges(xlsStream(0x0201, 6, PREMIUM_GATE.maxCells + 1), new CellBudget())).not.toThrow()
})

test('the sheets of an .xlsb file share what is allowed', () => {
  const cells = new CellBudget()
  const half = Buffer.alloc(PREMIUM_GATE.maxCells, Buffer.from([5, 0]))
  checkXlsbRanges('sheet1.bin', half, cells)
  checkXlsbRanges('sheet2.bin', half, cells)
  expect(() => checkXlsbRanges('sheet3.bin', Buffer.from([5, 0]), cells)).toThrow(
    expect.objectContaining({ code: 'SHEET_TOO_LARGE' }),
  )
})
