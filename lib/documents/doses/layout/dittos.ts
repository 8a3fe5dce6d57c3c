import type { Cell } from '../../spreadsheets/model'
import { sourceOf } from '../language/header-patterns'
import type { DoseSheet } from '../layout-model'
import { isFilled } from './lane'

/** `-//-`, `"`, «—»—», «то же». A lone dash says that there is nothing. */
const DITTO = new RegExp(String.raw`^(?:[-–—\s]*(?:\/\/|["″“”„»«]|''|,,)[-–—\s]*|${sourceOf('ditto')})$`, 'iu')

/** Returns a sheet with the text above in place of each ditto mark. Below a number a mark stays, since it may be a note. */
export function withoutDittos(source: DoseSheet): DoseSheet {
  const { sheet } = source
  let above: readonly (Cell | undefined)[] = []
  let isChanged = false
  const rows = sheet.rows.map((row) => {
    if (row?.some(isDitto)) {
      const before = above
      const filled = row.map((cell, column) => {
        const said = isDitto(cell) ? before[column] : undefined
        return said && isFilled(said) && typeof said.value === 'string' && !/^[\d\s.,<>]+$/.test(said.text)
          ? said
          : cell
      })
      isChanged ||= filled.some((cell, column) => cell !== row[column])
      above = filled
      return filled
    }
    if (row !== undefined) above = row
    return row
  })
  return isChanged ? { ...source, sheet: { ...sheet, rows } } : source
}

function isDitto(cell: Cell | undefined): boolean {
  return cell !== undefined && typeof cell.value === 'string' && cell.text.length <= 16 && DITTO.test(cell.text.trim())
}
