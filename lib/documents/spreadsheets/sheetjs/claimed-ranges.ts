import { DocumentError } from '../../error'
import type { CellBudget } from '../grid'

/** Cells that links may cover altogether. SheetJS visits each, and in .xlsb makes it. */
const MAX_LINKED_CELLS = 1_000_000
const MAX_COLUMN = 16_383

/** Records of one cell with a value: Formula, RString, LabelSst, Number, Label, BoolErr and RK ([MS-XLS] 2.3.2). */
const XLS_CELLS = new Set([0x0006, 0x00d6, 0x00fd, 0x0203, 0x0204, 0x0205, 0x027e])
/** MulRk ([MS-XLS] 2.4.175): six bytes for each of its cells, and six more. */
const XLS_CELLS_IN_ROW = 0x00bd
/** From BrtCellRk to BrtFmlaError ([MS-XLSB] 2.3.2). */
const XLSB_CELLS = { first: 2, last: 11 }

/**
 * Refuses an .xls workbook stream ([MS-XLS] 2.1.4) whose links cover more cells than a sheet would really have: two records
 * of a few bytes make SheetJS loop for hours. Counts its cells, which SheetJS would all make. Names a password (FilePass, 2.4.117) too.
 * @throws DocumentError SHEET_DAMAGED, SHEET_TOO_LARGE, GATE_ENCRYPTED
 */
export function checkXlsRanges(stream: Uint8Array, cells: CellBudget): void {
  const view = viewOf(stream)
  let linked = 0
  for (let at = 0; at + 4 <= view.byteLength;) {
    const type = view.getUint16(at, true)
    const length = view.getUint16(at + 2, true)
    if (type === 0x002f) throw new DocumentError('GATE_ENCRYPTED')
    if (XLS_CELLS.has(type)) cells.spend()
    else if (type === XLS_CELLS_IN_ROW) cells.spend(Math.max(0, Math.floor((length - 6) / 6)))
    // HLink (2.4.140) and HLinkTooltip (2.4.141, which says its own type first).
    const ref = type === 0x01b8 ? at + 4 : type === 0x0800 ? at + 6 : 0
    if (ref > 0 && ref + 8 <= view.byteLength) {
      const rows = view.getUint16(ref + 2, true) - view.getUint16(ref, true) + 1
      const columns = view.getUint16(ref + 6, true) - view.getUint16(ref + 4, true) + 1
      linked = addLinked(linked, rows, columns, 'Workbook')
    }
    at += 4 + length
  }
}

/**
 * The same for a sheet of an .xlsb package ([MS-XLSB] 2.1.4), and for columns beyond the last one.
 * @throws DocumentError SHEET_DAMAGED, SHEET_TOO_LARGE
 */
export function checkXlsbRanges(part: string, bytes: Uint8Array, cells: CellBudget): void {
  const view = viewOf(bytes)
  let at = 0
  let linked = 0
  const variable = (most: number) => {
    let value = 0
    for (let index = 0; index < most && at < view.byteLength; index += 1) {
      const byte = view.getUint8(at++)
      value += (byte & 0x7f) * 2 ** (7 * index)
      if (byte < 0x80) break
    }
    return value
  }
  while (at < view.byteLength) {
    const type = variable(2)
    const length = variable(4)
    if (type >= XLSB_CELLS.first && type <= XLSB_CELLS.last) cells.spend()
    if (type === 0x01ee && at + 16 <= view.byteLength) {
      const rows = view.getUint32(at + 4, true) - view.getUint32(at, true) + 1
      const columns = view.getUint32(at + 12, true) - view.getUint32(at + 8, true) + 1
      linked = addLinked(linked, rows, columns, part)
    }
    const isBeyond = type === 0x003c && at + 8 <= view.byteLength && view.getUint32(at + 4, true) > MAX_COLUMN
    if (isBeyond) throw new DocumentError('SHEET_DAMAGED', { part })
    at += length
  }
}

function addLinked(linked: number, rows: number, columns: number, part: string): number {
  const sum = linked + Math.max(0, rows) * Math.max(0, columns)
  if (sum > MAX_LINKED_CELLS) throw new DocumentError('SHEET_DAMAGED', { part })
  return sum
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
