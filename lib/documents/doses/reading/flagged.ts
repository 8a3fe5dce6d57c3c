import type { Cell } from '../../spreadsheets/model'
import { flagIn } from '../columns/flags'
import type { DoseColumn, Legend } from '../layout-model'
import type { DoseReading } from '../model'
import { asChoice, type CellDoses, doubtful, sure } from './cell-doses'

/** Returns what a cell gives together with the column beside it that says which numbers are bounds: `< | 0.10`. */
export function flagged(
  read: CellDoses,
  cells: readonly (Cell | undefined)[],
  { flag }: DoseColumn,
  marks: Legend['marks'] | undefined,
): CellDoses {
  const said = flag ? flagIn(cells[flag.index], marks) : null
  if (!flag || said === null || !read.readings.some(isPlain)) return read
  const text = cells[flag.index]?.text.trim() ?? ''
  const bounds = read.readings.map((reading) => {
    if (!isPlain(reading)) return reading
    const censor = said.below ? ('below_limit' as const) : null
    const raw = `${text} ${reading.raw}`
    // A bound of zero is only a mark: `ND | 0.00`.
    return /[1-9]/.test(reading.value ?? '')
      ? { ...reading, raw, comparator: said.comparator, censor }
      : { ...reading, raw, value: null, canonicalValue: null, censor }
  })
  if (flag.sure) return sure(bounds)
  return doubtful('notUnderstood', [...bounds.map(asChoice), ...read.readings.map(asChoice)])
}

function isPlain({ value, comparator, censor }: DoseReading): boolean {
  return value !== null && comparator === null && censor === null
}

/** Returns the mark beside a blank cell, which is read in place of a dose: `ND |`. */
export function markBeside(cells: readonly (Cell | undefined)[], { flag }: DoseColumn): Cell | null {
  const cell = flag && cells[flag.index]
  return cell && /\p{L}/u.test(cell.text) ? cell : null
}
